pragma Singleton

import QtQuick

/** The three paces of a live match, in words. */
QtObject {
    id: root

    readonly property list<string> names: ["quick", "normal", "slow"]
    readonly property list<string> titles: [qsTr("Quick"), qsTr("Normal"), qsTr("Slow")]
    readonly property list<string> clocks: [qsTr("3 min + 15 s"), qsTr("8 min + 30 s"), qsTr("20 min + 60 s")]

    /** "Normal, 8 min + 30 s a turn". */
    function told(pace: string): string {
        const place = root.names.indexOf(pace);
        return place < 0 ? pace : qsTr("%1, %2 a turn").arg(root.titles[place]).arg(root.clocks[place]);
    }
}
