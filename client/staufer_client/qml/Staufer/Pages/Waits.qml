pragma Singleton

import QtQuick

/** How long something takes, in figures. */
QtObject {
    /** "1:50" */
    function clock(seconds: int): string {
        return Math.floor(seconds / 60) + ":" + (seconds % 60).toString().padStart(2, "0");
    }

    /** A guess is told to fives. */
    function about(seconds: int): string {
        return seconds === 0 ? qsTr("at once") : clock(Math.ceil(seconds / 5) * 5);
    }
}
