pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge
import Staufer.Controls
import Staufer.Pages
import Staufer.Table as Tables

/** The page that is open. A table stays once it was shown: it takes long to build, and one returns to it often. */
FocusScope {
    id: root

    readonly property string page: Program.page
    readonly property bool isTable: root.page === "table"
    property bool hasTable: false

    signal naming

    onIsTableChanged: if (root.isTable)
        root.hasTable = true
    onPageChanged: arrival.restart()

    NumberAnimation on opacity {
        id: arrival

        from: 0
        to: 1
        duration: Theme.quick
    }
    Loader {
        id: place

        anchors.fill: parent
        focus: !root.isTable
        sourceComponent: root.pageOf(root.page)
        onLoaded: (place.item as Item).forceActiveFocus()
    }
    Loader {
        id: table

        focus: root.isTable
        active: root.hasTable
        visible: root.isTable
        sourceComponent: tablePage
        onLoaded: root.enterTable()
        onVisibleChanged: root.enterTable()

        Binding {
            target: table
            property: "width"
            value: root.width
            when: root.isTable
            restoreMode: Binding.RestoreNone
        }
        Binding {
            target: table
            property: "height"
            value: root.height
            when: root.isTable
            restoreMode: Binding.RestoreNone
        }
    }
    Component {
        id: homePage

        HomePage {}
    }
    Component {
        id: playPage

        PlayPage {}
    }
    Component {
        id: matchesPage

        MatchesPage {}
    }
    Component {
        id: watchPage

        WatchPage {}
    }
    Component {
        id: replaysPage

        ReplaysPage {}
    }
    Component {
        id: profilePage

        ProfilePage {
            onNaming: root.naming()
        }
    }
    Component {
        id: rulesPage

        RulesPage {}
    }
    Component {
        id: settingsPage

        SettingsPage {}
    }
    Component {
        id: resultPage

        Tables.ResultPage {}
    }
    Component {
        id: tablePage

        Tables.TablePage {}
    }

    /** The table gets the keys when it comes into sight. */
    function enterTable() {
        if (table.visible)
            (table.item as Item)?.forceActiveFocus();
    }

    /** What is built when it opens; none for the table. */
    function pageOf(page: string): Component {
        switch (page) {
        case "play":
            return playPage;
        case "matches":
            return matchesPage;
        case "watch":
            return watchPage;
        case "replays":
            return replaysPage;
        case "profile":
            return profilePage;
        case "rules":
            return rulesPage;
        case "settings":
            return settingsPage;
        case "result":
            return resultPage;
        case "table":
            return null;
        case "diagnostics":
            return Qt.createComponent("Staufer.Pages", "DiagnosticsPage");
        case "about":
            return Qt.createComponent("Staufer.Pages", "AboutPage");
        case "gallery":
            return Qt.createComponent("Staufer.Gallery", "GalleryPage");
        default:
            return homePage;
        }
    }
}
