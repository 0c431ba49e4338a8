pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Staufer.Controls

/** The options that a game offers; `chosen` holds only those that were changed. */
GridLayout {
    id: root

    /** [{name, title, values: [{value, title}], isRated, seats}], as the game says it. */
    required property var options
    property var chosen: ({})
    property string prefix: "option"
    /** With how many the match may be played; an option that none of them can have is left out. */
    property list<int> seatings
    /** Whether the match is rated; what no rated match may have is left out. */
    property bool isRated: false

    signal changed(var chosen)

    function put(name: string, value: int): void {
        const next = Object.assign({}, root.chosen);
        next[name] = value;
        root.changed(next);
    }

    function fits(option: var): bool {
        return root.seatings.every(count => option.seats.includes(count)) && (option.isRated || !root.isRated);
    }

    /** What was chosen of the options that fit. */
    function fitting(): var {
        const kept = {};
        for (const option of root.options)
            if (root.fits(option) && root.chosen[option.name] !== undefined)
                kept[option.name] = root.chosen[option.name];
        return kept;
    }

    columns: 1
    columnSpacing: Theme.px(20)
    rowSpacing: Theme.px(8)
    uniformCellWidths: true
    visible: options.count > 0

    Repeater {
        id: options

        model: root.options

        ColumnLayout {
            id: option

            required property var modelData
            readonly property var values: option.modelData.values
            readonly property int value: root.chosen[option.modelData.name] ?? option.values[0].value

            visible: root.fits(option.modelData)
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.columnSpan: option.values.length === 2 ? 1 : root.columns

            Toggle {
                objectName: root.prefix + "_" + option.modelData.name
                Layout.fillWidth: true
                visible: option.values.length === 2
                vellum: true
                text: option.modelData.title
                note: option.modelData.note ?? ""
                isOn: option.value === option.values[1].value
                onSwitched: isOn => root.put(option.modelData.name, option.values[isOn ? 1 : 0].value)
            }
            Field {
                Layout.fillWidth: true
                visible: option.values.length > 2
                vellum: true
                text: option.modelData.title

                Segmented {
                    objectName: root.prefix + "_" + option.modelData.name + "_value"
                    Layout.fillWidth: true
                    vellum: true
                    speech: option.modelData.title
                    options: option.values.map(each => each.title)
                    current: option.values.findIndex(each => each.value === option.value)
                    onChosen: index => root.put(option.modelData.name, option.values[index].value)
                }
            }
        }
    }
}
