"""The first match of De Vulgari Eloquentia: three turns from Vicenza by Venice to the friars of La Verna."""

from __future__ import annotations

from staufer_client.lessons.script import Lesson, Script
from staufer_engine.games.de_vulgari.components import TO_KNOWLEDGE, Step
from staufer_engine.phrases import Phrase

MILANO, VERONA, MANTOVA, VICENZA, VENEZIA, POMPOSA, LA_VERNA, TORINO = 4, 6, 7, 8, 11, 12, 18, 0  # areas
RED, BLACK, YELLOW, GREEN = range(4)  # cubes
FABLIAUX, DAWN_SONGS = 0, 2  # manuscripts
RALPH = 0  # a friar

LESSONS = (
    Lesson(
        Phrase("The tongue of the people"),
        Phrase(
            "Italy, about 1300: you travel between five languages, gather knowledge, manuscripts and friends, and may "
            "end as banker, monk or even pope. The Page travels too, and is a beginner. Nothing counts here.",
            paragraph="DV-1.2",
        ),
    ),
    Lesson(
        Phrase("Whatever you wonder about"),
        Phrase(
            "Rest the pointer or the focus on anything: the help card says what it is, and F1 opens the rules. The "
            "sentence above the buttons always says what to do now, the journal what has happened."
        ),
    ),
    Lesson(
        Phrase("Where you begin"),
        Phrase(
            "Your pawn begins in one of five towns. On the first turn an event lies in Venezia; Vicenza is near. "
            "Put your pawn in Vicenza.",
            paragraph="DV-3.10",
        ),
        VICENZA,
        ("area:vicenza",),
    ),
    Lesson(
        Phrase("Who comes first"),
        Phrase(
            "Each turn the players come in the order of their knowledge, the lowest first. So the wise have to wait, "
            "and who is behind may choose first.",
            paragraph="DV-6.1",
        ),
    ),
    Lesson(
        Phrase("What an area gives"),
        Phrase(
            "Each area gives its Ducati and its knowledge once in the whole match to every player who stands there. "
            "It costs nothing. Take the benefit of Vicenza.",
            paragraph="DV-9.2",
        ),
        (Step.BENEFIT,),
        ("area:vicenza",),
    ),
    Lesson(
        Phrase("A journey"),
        Phrase(
            "You have 5 Action Points a turn, and one move. Each area on the way costs a point, and a way of more than "
            "one area costs 10 Ducati besides. Travel to Venezia: 2 points and 10 Ducati.",
            paragraph="DV-8.1",
        ),
        (Step.MOVE, VENEZIA),
        ("area:venezia",),
    ),
    Lesson(
        Phrase("Taking back"),
        Phrase("A wrong step? Undo (Z) takes it back, as long as nothing was drawn or shown since."),
    ),
    Lesson(
        Phrase("An event"),
        Phrase(
            "Events wait in their towns until somebody takes them; then they are gone for all. Take The Traveller "
            "Returns: it brings 30 Ducati and 2 knowledge.",
            paragraph="DV-9.1",
        ),
        (Step.EVENT,),
        ("event:5",),
    ),
    Lesson(
        Phrase("The rich town"),
        Phrase("Venezia itself gives 30 Ducati more. Take its benefit too.", paragraph="DV-9.2"),
        (Step.BENEFIT,),
        ("area:venezia",),
    ),
    Lesson(
        Phrase("Manuscripts"),
        Phrase(
            "Manuscripts are points: each its value, and 5 more for all five languages. You must stand in a language "
            "of its colour and have its level of knowledge; it costs the points of its shelf. Take the blue one.",
            paragraph="DV-10.14",
        ),
        (Step.MANUSCRIPT, FABLIAUX),
        ("manuscript:0",),
    ),
    Lesson(
        Phrase("Salterio"),
        Phrase(
            "Once a turn, anywhere, a point buys 3 knowledge. Study the Salterio. If you know least of all at that "
            "moment it brings 4.",
            paragraph="DV-10.1",
        ),
        (Step.SALTERIO,),
        ("salterio",),
    ),
    Lesson(
        Phrase("Friends and helpers"),
        Phrase(
            "The cubes of this turn wait on the turn track. Politicians (3), nobles (2) and abbesses (1) have votes "
            "for the end; amanuenses write for you. Take one amanuensis, for your last point.",
            paragraph="DV-10.10",
        ),
        (Step.TAKE, GREEN, 1, 0),
        ("cube:green",),
    ),
    Lesson(
        Phrase("The second turn"),
        Phrase(
            "The Page went to Milano and took friends along; what he holds is behind his screen. Cubes that nobody "
            "took move on to the next turn."
        ),
    ),
    Lesson(
        Phrase("The Riddle of Verona"),
        Phrase(
            "In a blue area you may work on the riddle, a point for each space. At the end it pays 4 to 6 points, but "
            "only to whoever has come furthest. Go one space while you are here.",
            paragraph="DV-10.4",
        ),
        (Step.RIDDLE,),
        ("track:riddle",),
    ),
    Lesson(
        Phrase("To the abbey"),
        Phrase(
            "Steps may come before the move and after it. Your amanuensis can write in an abbey: travel to Pomposa.",
            paragraph="DV-7.3",
        ),
        (Step.MOVE, POMPOSA),
        ("area:pomposa",),
    ),
    Lesson(
        Phrase("The scribe writes"),
        Phrase(
            "Each amanuensis becomes 3 knowledge now, or a point at the end of the match. Early in the match knowledge "
            "opens the dearer manuscripts: choose knowledge.",
            paragraph="DV-9.8",
        ),
        (Step.SCRIBES, TO_KNOWLEDGE),
        ("scribes:knowledge",),
    ),
    Lesson(
        Phrase("An abbess for nothing"),
        Phrase(
            "Abbesses cost 15 Ducati, but in an abbey none. You need them for the Messenger and for the Canticle of "
            "the Sun. Take one abbess.",
            paragraph="DV-10.11",
        ),
        (Step.TAKE, YELLOW, 1, 0),
        ("cube:yellow",),
    ),
    Lesson(
        Phrase("A noble for money"),
        Phrase(
            "A noble costs only the point, and at once you may swap him for 20 Ducati. Do that with your last point.",
            paragraph="DV-10.12",
        ),
        (Step.TAKE, BLACK, 1, 1),
        ("cube:black",),
    ),
    Lesson(
        Phrase("A great decision"),
        Phrase(
            "Merchants earn money; friars and cardinals earn only knowledge, live from charity and rise in the church. "
            "You want to see it: travel to the convent of La Verna.",
            paragraph="DV-9.5",
        ),
        (Step.MOVE, LA_VERNA),
        ("area:la_verna",),
    ),
    Lesson(
        Phrase("Become a friar"),
        Phrase(
            "Half of your money stays at the door. Each friar helps in his own way for the rest of the match; Ralph "
            "travels far for nothing. Choose Ralph. Later a cathedral may make you a cardinal.",
            paragraph="DV-9.5",
        ),
        (Step.FRIAR, RALPH),
        ("character:ralph",),
    ),
    Lesson(
        Phrase("The Papal Library"),
        Phrase(
            "Tracks go on anywhere: Orient for merchants, Messenger, Rest to come first in a turn, and Library. From "
            "turn 11 each space there shows you a tile, of which you keep one. Go one space.",
            paragraph="DV-10.7",
        ),
        (Step.LIBRARY,),
        ("track:library",),
    ),
    Lesson(
        Phrase("Where points come from"),
        Phrase(
            "Manuscripts, the leaders of Riddle and Canticle, the Library, wealth, votes, and rank: after the last "
            "turn votes buy it. A banker pays 7 votes for 6 points, a pope 17 for 22.",
            paragraph="DV-14.1",
        ),
    ),
    Lesson(
        Phrase("How long it goes"),
        Phrase(
            "The match ends with turn 13 to 16: when the second red tile of the pope comes up, that turn is the last. "
            "On turn 10 the emperor himself invites to Brindisi: votes are bid for 10 knowledge.",
            paragraph="DV-4.7",
        ),
    ),
    Lesson(
        Phrase("End your turn"),
        Phrase("Points that you do not use are lost, and that is allowed. End your turn (E).", paragraph="DV-7.1"),
        (Step.END,),
    ),
    Lesson(
        Phrase("Now you play on"),
        Phrase(
            "You have seen most kinds of steps. Play on against the Page as you like: it counts for nothing, hints are "
            "one key away, and you can leave and come back at any time."
        ),
    ),
)

SCRIPT = Script(
    "de_vulgari",
    deal=597,
    lessons=LESSONS,
    replies=(
        TORINO,
        (Step.BENEFIT,),
        (Step.TAKE, BLACK, 1, 0),
        (Step.MOVE, MILANO),
        (Step.BENEFIT,),
        (Step.TAKE, RED, 1, 0),
        (Step.SALTERIO,),
        (Step.LIBRARY,),
        (Step.MANUSCRIPT, DAWN_SONGS),
        (Step.MOVE, VERONA),
        (Step.BENEFIT,),
        (Step.RIDDLE,),
        (Step.SALTERIO,),
        (Step.RIDDLE,),
        (Step.MANUSCRIPT, FABLIAUX),
        (Step.MOVE, MANTOVA),
        (Step.BENEFIT,),
        (Step.TAKE, GREEN, 1, 0),
        (Step.SALTERIO,),
        (Step.TAKE, YELLOW, 1, 0),
    ),
)
