import QtQuick
import Staufer.Bridge

/** The keys that work on every page. */
Item {
    id: root

    Shortcut {
        sequence: "Ctrl+1"
        onActivated: Program.open("home")
    }
    Shortcut {
        sequence: "Ctrl+2"
        onActivated: Program.open("play")
    }
    Shortcut {
        sequence: "Ctrl+3"
        onActivated: Program.open("matches")
    }
    Shortcut {
        sequence: "Ctrl+4"
        onActivated: Program.open("watch")
    }
    Shortcut {
        sequence: "Ctrl+5"
        onActivated: Program.open("replays")
    }
    Shortcut {
        sequence: "Ctrl+6"
        onActivated: Program.open("profile")
    }
    Shortcut {
        sequence: "Ctrl+7"
        onActivated: Program.open("rules")
    }
    Shortcut {
        sequence: "Ctrl+8"
        onActivated: Program.open("settings")
    }
    Shortcut {
        sequence: "Ctrl+M"
        onActivated: Preferences.toggleSound()
    }
    Shortcut {
        sequence: "F5"
        enabled: Connection.canRetry
        onActivated: Connection.retry()
    }
    Shortcut {
        sequence: "F1"
        onActivated: Program.page === "table" && Table.previewHelp.paragraph ? Rulebook.goTo(Table.previewHelp.paragraph) : Program.open("rules")
    }
}
