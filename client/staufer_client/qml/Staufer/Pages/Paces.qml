pragma Singleton

import QtQuick

/** The paces of a live match, and those by correspondence, in words. */
QtObject {
    id: root

    readonly property list<string> names: ["quick", "normal", "slow"]
    readonly property list<string> titles: [qsTr("Quick"), qsTr("Normal"), qsTr("Slow")]
    readonly property list<string> clocks: [qsTr("3 min + 15 s"), qsTr("8 min + 30 s"), qsTr("20 min + 60 s")]
    readonly property list<string> days: ["day", "two_days", "three_days", "week"]
    readonly property list<string> spans: [qsTr("1 day"), qsTr("2 days"), qsTr("3 days"), qsTr("7 days")]

    /** "Normal, 8 min + 30 s a turn". */
    function told(pace: string): string {
        const place = root.names.indexOf(pace), span = root.days.indexOf(pace);
        if (span >= 0)
            return qsTr("by correspondence, %1 a turn").arg(root.spans[span]);
        return place < 0 ? pace : qsTr("%1, %2 a turn").arg(root.titles[place]).arg(root.clocks[place]);
    }
}
