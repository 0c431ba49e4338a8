"""What lies in the box (DV-2): the map, the tiles, the characters, and the numbers of the rules."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from hashlib import sha256

from staufer_engine.phrases import Msgid

# -- the map (appendix A) ------------------------------------------------------------------

BLUE, YELLOW, ORANGE, PINK, GREEN = TONGUES = range(5)  # d'Oil, Latin, d'Oc, Florentine, Sicilian
NEUTRAL = -1


class Kind:
    """What stands in an area (DV-1.9)."""

    PLAIN, START, CONVENT, CATHEDRAL, ABBEY, FRANCISCAN, SEA = range(7)


@dataclass(frozen=True, slots=True)
class Area:
    id: str
    name: Msgid
    tongue: int
    kind: int
    harbour: int  # the sea it lies at, or NO_SEA
    ducats: int
    knowledge: int


(
    TORINO,
    SALUZZO,
    MONFERRATO,
    GENOVA,
    MILANO,
    PIACENZA,
    VERONA,
    MANTOVA,
    VICENZA,
    PADOVA,
    TREVISO,
    VENEZIA,
    POMPOSA,
    BOLOGNA,
    LUCCA,
    PISA,
    FIRENZE,
    SIENA,
    LA_VERNA,
    URBINO,
    CORTONA,
    GUBBIO,
    ANCONA,
    ASSISI,
    VITERBO,
    ROMA,
    CELANO,
    MONTECASSINO,
    NAPOLI,
    FOLLONI,
    FOGGIA,
    BRINDISI,
    TARANTO,
    CALABRIA,
    FRAGALA,
    PALERMO,
    CATANIA,
    CAGLIARI,
    TYRRHENIAN,
    ADRIATIC,
) = range(40)
NO_SEA = -1


AREAS = (
    Area("torino", "Torino", NEUTRAL, Kind.START, NO_SEA, 10, 2),
    Area("saluzzo", "Saluzzo", ORANGE, Kind.PLAIN, NO_SEA, 0, 4),
    Area("monferrato", "Monferrato", ORANGE, Kind.PLAIN, NO_SEA, 10, 2),
    Area("genova", "Genova", ORANGE, Kind.PLAIN, TYRRHENIAN, 25, 0),
    Area("milano", "Milano", ORANGE, Kind.CATHEDRAL, NO_SEA, 10, 4),
    Area("piacenza", "Piacenza", ORANGE, Kind.PLAIN, NO_SEA, 20, 0),
    Area("verona", "Verona", BLUE, Kind.PLAIN, NO_SEA, 0, 4),
    Area("mantova", "Mantova", BLUE, Kind.PLAIN, NO_SEA, 15, 2),
    Area("vicenza", "Vicenza", NEUTRAL, Kind.START, NO_SEA, 10, 1),
    Area("padova", "Padova", BLUE, Kind.PLAIN, NO_SEA, 0, 4),
    Area("treviso", "Treviso", BLUE, Kind.PLAIN, NO_SEA, 20, 0),
    Area("venezia", "Venezia", BLUE, Kind.PLAIN, ADRIATIC, 30, 0),
    Area("pomposa", "Pomposa", NEUTRAL, Kind.ABBEY, NO_SEA, 0, 0),
    Area("bologna", "Bologna", YELLOW, Kind.PLAIN, NO_SEA, 0, 0),
    Area("lucca", "Lucca", PINK, Kind.PLAIN, NO_SEA, 20, 0),
    Area("pisa", "Pisa", PINK, Kind.PLAIN, TYRRHENIAN, 25, 0),
    Area("firenze", "Firenze", PINK, Kind.PLAIN, NO_SEA, 20, 3),
    Area("siena", "Siena", PINK, Kind.PLAIN, NO_SEA, 0, 4),
    Area("la_verna", "La Verna", NEUTRAL, Kind.CONVENT, NO_SEA, 0, 0),
    Area("urbino", "Urbino", NEUTRAL, Kind.FRANCISCAN, NO_SEA, 0, 3),
    Area("cortona", "Cortona", PINK, Kind.FRANCISCAN, NO_SEA, 0, 3),
    Area("gubbio", "Gubbio", YELLOW, Kind.FRANCISCAN, NO_SEA, 20, 0),
    Area("ancona", "Ancona", NEUTRAL, Kind.START, ADRIATIC, 10, 2),
    Area("assisi", "Assisi", YELLOW, Kind.FRANCISCAN, NO_SEA, 0, 4),
    Area("viterbo", "Viterbo", YELLOW, Kind.PLAIN, NO_SEA, 25, 3),
    Area("roma", "Roma", YELLOW, Kind.PLAIN, TYRRHENIAN, 20, 3),
    Area("celano", "Celano", NEUTRAL, Kind.FRANCISCAN, NO_SEA, 10, 2),
    Area("montecassino", "Montecassino", NEUTRAL, Kind.ABBEY, NO_SEA, 0, 0),
    Area("napoli", "Napoli", GREEN, Kind.PLAIN, TYRRHENIAN, 20, 3),
    Area("folloni", "Folloni", NEUTRAL, Kind.CONVENT, NO_SEA, 0, 0),
    Area("foggia", "Foggia", GREEN, Kind.PLAIN, NO_SEA, 10, 0),
    Area("brindisi", "Brindisi", GREEN, Kind.CATHEDRAL, ADRIATIC, 0, 4),
    Area("taranto", "Taranto", NEUTRAL, Kind.START, ADRIATIC, 15, 2),
    Area("calabria", "Calabria", GREEN, Kind.PLAIN, TYRRHENIAN, 20, 0),
    Area("fragala", "Fragala", NEUTRAL, Kind.ABBEY, NO_SEA, 0, 0),
    Area("palermo", "Palermo", GREEN, Kind.PLAIN, TYRRHENIAN, 15, 3),
    Area("catania", "Catania", NEUTRAL, Kind.START, ADRIATIC, 15, 2),
    Area("cagliari", "Cagliari", NEUTRAL, Kind.PLAIN, TYRRHENIAN, 30, 5),
    Area("tyrrhenian", "Tyrrhenian Sea", NEUTRAL, Kind.SEA, NO_SEA, 0, 0),
    Area("adriatic", "Adriatic Sea", NEUTRAL, Kind.SEA, NO_SEA, 0, 0),
)

LAND_LINKS = (
    (TORINO, SALUZZO),
    (TORINO, MONFERRATO),
    (SALUZZO, GENOVA),
    (SALUZZO, MONFERRATO),
    (MONFERRATO, GENOVA),
    (MONFERRATO, MILANO),
    (MONFERRATO, PIACENZA),
    (GENOVA, PIACENZA),
    (GENOVA, LUCCA),
    (MILANO, PIACENZA),
    (MILANO, VERONA),
    (TORINO, MILANO),
    (PIACENZA, MANTOVA),
    (PIACENZA, BOLOGNA),
    (VERONA, MANTOVA),
    (VERONA, VICENZA),
    (VICENZA, PADOVA),
    (VICENZA, TREVISO),
    (MANTOVA, BOLOGNA),
    (MANTOVA, PADOVA),
    (PADOVA, TREVISO),
    (PADOVA, VENEZIA),
    (TREVISO, VENEZIA),
    (PADOVA, POMPOSA),
    (POMPOSA, BOLOGNA),
    (POMPOSA, URBINO),
    (BOLOGNA, FIRENZE),
    (BOLOGNA, URBINO),
    (LUCCA, PISA),
    (LUCCA, FIRENZE),
    (PISA, SIENA),
    (PISA, FIRENZE),
    (FIRENZE, SIENA),
    (LA_VERNA, URBINO),
    (LA_VERNA, CORTONA),
    (SIENA, CORTONA),
    (SIENA, VITERBO),
    (CORTONA, GUBBIO),
    (CORTONA, ASSISI),
    (URBINO, GUBBIO),
    (URBINO, ANCONA),
    (BOLOGNA, LA_VERNA),
    (GUBBIO, ASSISI),
    (ASSISI, VITERBO),
    (ASSISI, CELANO),
    (VITERBO, ROMA),
    (ROMA, CELANO),
    (ROMA, MONTECASSINO),
    (CELANO, MONTECASSINO),
    (CELANO, FOGGIA),
    (MONTECASSINO, NAPOLI),
    (MONTECASSINO, FOGGIA),
    (NAPOLI, FOLLONI),
    (FOLLONI, FOGGIA),
    (FOLLONI, TARANTO),
    (FOGGIA, BRINDISI),
    (BRINDISI, TARANTO),
    (TARANTO, CALABRIA),
    (NAPOLI, CALABRIA),
    (FRAGALA, PALERMO),
    (FRAGALA, CATANIA),
    (PALERMO, CATANIA),
)


# -- the tiles (appendix B) ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    name: Msgid
    area: int
    ducats: int
    knowledge: int


EVENTS = (
    Event("The Masters of Law", BOLOGNA, 10, 5),
    Event("The Poets of the Court", PALERMO, 20, 4),
    Event("The Wonders of the City", MILANO, 20, 3),
    Event("The Long Conclave", VITERBO, 10, 5),
    Event("The Traveller Returns", VENEZIA, 30, 2),
    Event("The New Studium", NAPOLI, 15, 5),
    Event("The Florin of Gold", FIRENZE, 30, 2),
    Event("The Prisoner Dictates", GENOVA, 20, 4),
    Event("The Preacher in the Square", PADOVA, 10, 5),
    Event("Stupor Mundi", BRINDISI, 0, 10),
)

STUPOR_MUNDI = len(EVENTS)  # events are numbered from 1

POLITICIAN, NOBLE, ABBESS, AMANUENSIS = CUBES = range(4)  # red, black, yellow, green; the order of returning (DV-4.4)
VIRTUAL = 4  # what a cardinal is paid with who needs no cube
NO_CUBE = -1
VOTES = (3, 2, 1, 0)

MERCHANT, FRIAR, CARDINAL, BANKER, MONK, CAMERLENGO, POPE = range(7)


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    name: Msgid
    status: int
    vp: int
    knowledge: int
    ducats: int
    virtual: int  # the cube it stands for, or NO_CUBE (DV-11.2)


RALPH, GIGI, MICHAEL, STEFANO, ANSELMO, MURET, ZAZZA, SHLASINGER, BALESTRIERI, MALABRANCA = range(10)
NOBODY = -1

CHARACTERS = (
    Character("ralph", "Ralph", FRIAR, 1, 2, 0, NO_CUBE),
    Character("gigi", "Gigi", FRIAR, 0, 3, 0, NO_CUBE),
    Character("michael", "Michael", FRIAR, -1, 1, 0, ABBESS),
    Character("stefano", "Stefano", FRIAR, 0, 2, 0, NOBLE),
    Character("anselmo", "Anselmo", FRIAR, 2, 0, 0, NO_CUBE),
    Character("muret", "Muret", CARDINAL, 0, 2, 70, NO_CUBE),
    Character("zazza", "Zazza", CARDINAL, 1, 2, 40, NO_CUBE),
    Character("shlasinger", "Shlasinger", CARDINAL, 2, 3, 40, NO_CUBE),
    Character("balestrieri", "Balestrieri", CARDINAL, -2, 2, 40, POLITICIAN),
    Character("malabranca", "Malabranca", CARDINAL, -1, 4, 40, NO_CUBE),
)


@dataclass(frozen=True, slots=True)
class Manuscript:
    value: int
    tongues: tuple[int, ...]
    title: Msgid


COPIES = {1: 3, 2: 3, 3: 3, 4: 1}  # of each kind of a value; the thin game has one less of three (DV-15.1)
MANUSCRIPTS = (
    Manuscript(1, (BLUE,), "Fireside Fabliaux"),
    Manuscript(1, (YELLOW,), "Sermon Notes"),
    Manuscript(1, (ORANGE,), "Dawn Songs"),
    Manuscript(1, (PINK,), "Praises of the Town"),
    Manuscript(1, (GREEN,), "The Lovers Dispute"),
    Manuscript(2, (BLUE,), "The Knight of the Lake"),
    Manuscript(2, (YELLOW,), "Marvels of the City"),
    Manuscript(2, (ORANGE,), "Songs of Blame"),
    Manuscript(2, (PINK,), "A Hundred Tales"),
    Manuscript(2, (GREEN,), "Little Songs"),
    Manuscript(3, (BLUE,), "The Book of Treasure"),
    Manuscript(3, (YELLOW,), "Lives of the Saints"),
    Manuscript(3, (ORANGE,), "Songs of Fine Love"),
    Manuscript(3, (PINK,), "The Sweet New Style"),
    Manuscript(3, (GREEN,), "Sonnets of the Court"),
    Manuscript(4, (BLUE, YELLOW), "Miscellany: d'Oil and Latin"),
    Manuscript(4, (BLUE, ORANGE), "Miscellany: d'Oil and d'Oc"),
    Manuscript(4, (BLUE, PINK), "Miscellany: d'Oil and Florentine"),
    Manuscript(4, (BLUE, GREEN), "Miscellany: d'Oil and Sicilian"),
    Manuscript(4, (YELLOW, ORANGE), "Miscellany: Latin and d'Oc"),
    Manuscript(4, (YELLOW, PINK), "Miscellany: Latin and Florentine"),
    Manuscript(4, (YELLOW, GREEN), "Miscellany: Latin and Sicilian"),
    Manuscript(4, (ORANGE, PINK), "Miscellany: d'Oc and Florentine"),
    Manuscript(4, (ORANGE, GREEN), "Miscellany: d'Oc and Sicilian"),
    Manuscript(4, (PINK, GREEN), "Miscellany: Florentine and Sicilian"),
    Manuscript(8, (), "Lingua Volgare"),
)
LINGUA_VOLGARE = len(MANUSCRIPTS) - 1

LIBRARY_TILES = (2, 2, 2, 3, 3, 3, 4, 4)  # told apart by their place here, not by their points (DV-16.6)
NO_TILE = -1
CANTICLE_TURNS = ((1, 6, 11), (2, 7, 12), (3, 8, 13), (4, 9), (5, 10))
FRANCISCAN_AREAS = (URBINO, CORTONA, GUBBIO, ASSISI, CELANO)
WHITE, RED = range(2)
PAPAL_TILES = (RED, RED, WHITE, WHITE, WHITE)

# -- the numbers of the rules --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Share:
    """The cubes of a number of players, and how many of them lie on a turn space (DV-3.6)."""

    cubes: tuple[int, int, int, int]
    limit: int


SHARES = {
    2: Share((3, 5, 14, 6), 4),
    3: Share((6, 5, 16, 8), 5),
    4: Share((8, 7, 17, 10), 6),
    5: Share((11, 7, 20, 11), 7),
}

ORIENT, MESSENGER, RIDDLE, REST, LIBRARY, CANTICLE, KNOWLEDGE = TRACKS = range(7)
LENGTHS = (6, 8, 9, 5, 5, 6, 99)
LEVELS = (1, 15, 29, 43, 57, 71, 85, 99)  # their first spaces on the knowledge track (DV-1.7)
RIDDLE_POINTS = (0, 4, 4, 4, 5, 5, 5, 6, 6, 6)  # by space

START_AREAS = (CATANIA, TARANTO, ANCONA, VICENZA, TORINO)  # from the south; the order of DV-17.3
START_DUCATS = 10
START_KNOWLEDGE = 1
TURN_SPACES = 16
FILLED_SPACES = 7
EVENT_TURNS = 10
CHARITY_TURNS = 10
FIRST_PAPAL_TURN = 12
LIBRARY_FROM_TURN = 11
ALL_CANTICLES_FROM_TURN = 14
ACTION_POINTS = 5
JOURNEY_DUCATS = 10
SALTERIO, SALTERIO_OF_THE_LAST = 3, 4
BUSINESS_DUCATS = 10
EARLY_UNTIL_TURN = 7  # the Messenger's last space and Bologna
MESSENGER_EARLY, MESSENGER_LATE = (2, 20), (1, 10)  # abbesses and Ducati
BOLOGNA_EARLY, BOLOGNA_LATE = 15, 10
ORIENT_BONUS = 10
TAKE_POINTS = (0, 1, 4)  # Action Points by the number of cubes
PRICES = (30, 0, 15, 0)  # of one cube
NOBLE_SWAP = 20
SCRIBE_KNOWLEDGE = 3
CHARITY = {FRIAR: 5, CARDINAL: 10}
CHARITY_OF_GIGI = 10
STRIKE = 6
CALLER_BONUS = 2


class Step:
    """How a player turn goes on: the first number of each choice (DV-D4)."""

    BENEFIT, EVENT, MOVE, MANUSCRIPT, TAKE, SALTERIO, BUSINESS = range(7)
    ORIENT, RIDDLE, MESSENGER, REST, LIBRARY, CANTICLE = range(7, 13)
    FRIAR, CARDINAL, SCRIBES, LOOK, STRIKE, END = range(13, 19)


PlayerStep = tuple[int, ...]
TO_KNOWLEDGE, TO_POINTS = range(2)  # what scribes become
NO, YES = range(2)  # answers to a call and to an invitation
PASS = 0
STAY = 0  # no higher status

RANKS = {BANKER: (MERCHANT, 7, 6), MONK: (FRIAR, 10, 11), CAMERLENGO: (CARDINAL, 11, 14), POPE: (CARDINAL, 17, 22)}
ALL_TONGUES_POINTS = 5
CANTICLE_POINTS = (9, 4)
RICHEST_OF_TRADE, RICHEST_OTHER = 7, 3
UNUSED_VOTES_POINTS = 3


def data_hash() -> bytes:
    """Of all numbers above that a game depends on: two programs with the same hash play the same game."""
    numbers = (
        tuple(astuple(area) for area in AREAS),
        LAND_LINKS,
        tuple(astuple(event) for event in EVENTS),
        tuple(astuple(character) for character in CHARACTERS),
        tuple((one.value, one.tongues) for one in MANUSCRIPTS),
        (sorted(COPIES.items()), LIBRARY_TILES, CANTICLE_TURNS, FRANCISCAN_AREAS, PAPAL_TILES),
        tuple((seats, astuple(share)) for seats, share in SHARES.items()),
        (VOTES, LENGTHS, LEVELS, RIDDLE_POINTS, START_AREAS, START_DUCATS, START_KNOWLEDGE),
        (TURN_SPACES, FILLED_SPACES, EVENT_TURNS, CHARITY_TURNS, FIRST_PAPAL_TURN, LIBRARY_FROM_TURN),
        (ALL_CANTICLES_FROM_TURN, ACTION_POINTS, JOURNEY_DUCATS, SALTERIO, SALTERIO_OF_THE_LAST, BUSINESS_DUCATS),
        (EARLY_UNTIL_TURN, MESSENGER_EARLY, MESSENGER_LATE, BOLOGNA_EARLY, BOLOGNA_LATE, ORIENT_BONUS, TAKE_POINTS),
        (PRICES, NOBLE_SWAP, SCRIBE_KNOWLEDGE, sorted(CHARITY.items()), CHARITY_OF_GIGI, STRIKE, CALLER_BONUS),
        (sorted(RANKS.items()), ALL_TONGUES_POINTS, CANTICLE_POINTS, RICHEST_OF_TRADE, RICHEST_OTHER),
        UNUSED_VOTES_POINTS,
    )
    return sha256(repr(numbers).encode("utf-8")).digest()
