pragma ComponentBehavior: Bound

import QtQuick
import Staufer.Bridge

/** The eight posts round the courtyard. */
Item {
    id: root

    property real letters: 1
    property int current: 0

    signal chosen(target: string)
    signal pointed(target: string, isOn: bool)

    Repeater {
        id: posts

        model: FredericusBoard.posts

        delegate: Post {
            id: post

            letters: root.letters
            x: 86 * Math.sin(post.side * Math.PI / 4) - width / 2
            y: -86 * Math.cos(post.side * Math.PI / 4) - height / 2
            isCurrent: root.current === post.side
            onClicked: root.chosen("post:" + post.side)
            onPointed: isOn => root.pointed("post:" + post.side, isOn)
            onReached: root.current = post.side
            onStepped: by => posts.itemAt((post.side + by + posts.count) % posts.count)?.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
