/** A finished match, played again on the table itself: the time line stands where the decisions stood. */

TablePage {
    objectName: "replay_page"
}
