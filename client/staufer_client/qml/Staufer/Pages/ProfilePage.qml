pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Bridge
import Staufer.Controls

/** Profile and ladder: how strong in which game, rising or falling, and who stands above. */
FocusScope {
    id: root

    readonly property bool isNarrow: width < Theme.px(860) * Theme.textScale
    readonly property string shown: Program.argument
    readonly property bool isOnline: Connection.state === "online"

    signal naming

    onShownChanged: Profile.load(root.shown)
    onIsOnlineChanged: {
        if (root.isOnline)
            Profile.load(root.shown);
    }
    Component.onCompleted: {
        if (Profile.player !== root.shown || Profile.name === "")
            Profile.load(root.shown);
        if (Ladder.game === "" && tabs.first !== "")
            Ladder.load(tabs.first);
    }

    GamePicks {
        id: tabs

        readonly property string first: picked?.ident ?? ""

        visible: false
    }
    Scroll {
        anchors.fill: parent

        PageHead {
            title: Profile.name !== "" ? Profile.name : qsTr("Profile and ladder")
            bearer: Profile.name
            line: Profile.problem !== "" ? Profile.problem : Profile.isBot ? qsTr("A house bot: it plays at any hour, with a rating of its own.") : Profile.isGuest ? (Profile.isMe ? qsTr("You play as a guest: rated, but not listed. A name and ten rated games put you on the ladder.") : qsTr("Plays as a guest.")) : Profile.isMe ? qsTr("This is you.") : ""

            Manners {
                objectName: "profile_manners"
                visible: Profile.number > 0 && !Profile.isMe && !Profile.isBot && root.isOnline
                vellum: false
                player: Profile.number
                name: Profile.name
                manner: Profile.manner
                reasons: ["name", "insult"]
                onShunned: how => Conduct.shun(Profile.number, how)
                onReported: reason => Conduct.reportFromLobby(Profile.number, reason)
            }
            PlainButton {
                objectName: "profile_me"
                visible: !Profile.isMe && Account.name !== ""
                sign: "person"
                text: qsTr("My profile")
                onClicked: Program.openWith("profile", "")
            }
            PlainButton {
                objectName: "profile_keep"
                visible: Profile.isMe && Account.isGuest && Connection.state === "online"
                sign: "lock"
                text: qsTr("Keep the account")
                onClicked: Program.open("settings")
            }
            PlainButton {
                objectName: "profile_name"
                visible: Profile.isMe && Connection.state === "online"
                sign: "pen"
                text: Profile.isGuest ? qsTr("Choose a name") : qsTr("Change the name")
                isOn: Profile.isGuest
                onClicked: root.naming()
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: root.isNarrow ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 756
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    visible: Profile.ratings.count > 0
                    spacing: Theme.gap

                    Repeater {
                        model: Profile.ratings

                        RatingTile {
                            id: tile

                            isOn: tile.game === Profile.game
                            onClicked: Profile.showGame(tile.game)
                        }
                    }
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: Theme.px(290)
                    title: qsTr("Rating")
                    note: qsTr("game by game")

                    RatingCurve {
                        objectName: "rating_curve"
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        visible: Profile.history.length > 0
                        points: Profile.history
                    }
                    EmptyNote {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        visible: Profile.history.length === 0
                        sign: "cup"
                        text: qsTr("No rated match yet")
                        line: qsTr("Everybody begins with 1500; ten games make a rating sure.")
                    }
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: Theme.px(280)
                    title: qsTr("Recent matches")
                    note: Profile.recent.count > 0 ? qsTr("a line opens its replay") : ""

                    Scroll {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        visible: Profile.recent.count > 0
                        spacing: 0

                        Repeater {
                            model: Profile.recent

                            PastRow {
                                required property string match
                                required property string namesText
                                required property string placeText
                                required property string changeText
                                required property string whenText
                                required property string status

                                objectName: "recent_" + match
                                names: namesText
                                place: placeText
                                change: changeText
                                time: whenText
                                isVoid: status === "void"
                                onClicked: Matches.openMatch(match)
                            }
                        }
                        Item {
                            Layout.fillHeight: true
                        }
                    }
                    EmptyNote {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        visible: Profile.recent.count === 0
                        sign: "replay"
                        text: qsTr("No match is over yet")
                        line: qsTr("Finished matches stand here.")
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 400
                spacing: Theme.gap

                LadderPanel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: Theme.px(320)
                }
                RecordPanel {
                    Layout.fillWidth: true
                }
            }
        }
    }
}
