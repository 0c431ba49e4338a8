/** A panel of parchment: for what one acts on or reads. */

Panel {
    vellum: true
}
