import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** What happens at the table. */
Panel {
    id: root

    title: qsTr("At the table")
    spacing: Theme.px(8)

    Toggle {
        objectName: "settings_confirm"
        Layout.fillWidth: true
        text: qsTr("Ask before my turn ends")
        note: qsTr("the last choice of a turn cannot be taken back")
        isOn: Preferences.confirmEnd
        onSwitched: isOn => Preferences.confirmEnd = isOn
    }
    Toggle {
        objectName: "settings_threats"
        Layout.fillWidth: true
        text: qsTr("Mark what rivals could take")
        isOn: Preferences.showThreats
        onSwitched: isOn => Preferences.showThreats = isOn
    }
    Toggle {
        objectName: "settings_keys"
        Layout.fillWidth: true
        text: qsTr("Show the keys on buttons")
        isOn: Preferences.keyHints
        onSwitched: isOn => Preferences.keyHints = isOn
    }
    Toggle {
        objectName: "settings_numbers"
        Layout.fillWidth: true
        text: qsTr("Numbers on the pieces")
        note: qsTr("beside the emblems of the players")
        isOn: Preferences.seatTokensByNumber
        onSwitched: isOn => Preferences.seatTokensByNumber = isOn
    }
}
