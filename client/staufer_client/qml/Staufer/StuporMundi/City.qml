import QtQuick
import QtQuick.Effects

/** One city: its name, and the Market tile. */
Spot {
    id: root

    required property int city
    required property string name
    required property string art
    required property bool isHard
    required property list<string> sell
    required property list<string> buy
    required property list<string> fare
    required property bool isHere
    required property string sellMark
    required property string buyMark
    required property string sellSpeech
    required property string buySpeech
    readonly property color market: root.isHard ? "#A94A43" : "#3F6AA3"

    radius: 8
    background: Item {
        RectangularShadow {
            anchors.fill: face
            radius: 8
            blur: 14
            offset.y: 3
            color: "#99000000"
        }
        Rectangle {
            id: face

            anchors.fill: parent
            radius: 8
            border.width: root.isHere ? 2.5 : 1
            border.color: root.isHere ? Look.goldLight : Look.line
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: root.isHere ? "#FBF2DC" : Look.parchment
                }
                GradientStop {
                    position: 1
                    color: Look.parchmentDeep
                }
            }
        }
    }

    Sign {
        visible: root.fare.length === 0
        x: 8
        y: 2
        name: root.art
        size: 22
    }
    Title {
        x: root.fare.length === 0 ? 34 : 56
        height: 26
        width: parent.width - x - 8
        text: root.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        Accessible.ignored: true
    }
    Rectangle {
        visible: root.fare.length > 0
        x: 7
        y: 3
        width: 44
        height: 21
        radius: 10
        color: Look.gold
        border.width: 1
        border.color: Look.ink

        Parts {
            anchors.centerIn: parent
            parts: root.fare
            size: 15
            room: 38
        }
    }
    Rectangle {
        x: 8
        y: 26
        width: parent.width - 16
        height: 36
        radius: 4
        color: root.market
        border.width: 1
        border.color: Qt.darker(root.market, 1.6)

        MarketHalf {
            x: 2
            y: 2
            width: parent.width / 2 - 3
            height: parent.height - 4
            word: root.isHard ? qsTr("Sell · dear") : qsTr("Sell")
            parts: root.sell
            isLive: root.isHere
            mark: root.sellMark
            target: "market:sell"
            speech: root.sellSpeech
        }
        MarketHalf {
            x: parent.width / 2 + 1
            y: 2
            width: parent.width / 2 - 3
            height: parent.height - 4
            word: root.isHard ? qsTr("Buy · dear") : qsTr("Buy")
            parts: root.buy
            isLive: root.isHere
            mark: root.buyMark
            target: "market:buy"
            speech: root.buySpeech
        }
    }
}
