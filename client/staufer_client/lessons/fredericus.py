"""The first match of Fredericus: two bets, a goshawk's and a falcon's catch, a flip and a hood in three turns."""

from __future__ import annotations

from staufer_client.lessons.script import Lesson, Script
from staufer_engine.games.fredericus.components import FALCON, GOSHAWK, Step
from staufer_engine.phrases import Phrase

LESSONS = (
    Lesson(
        Phrase("The hunt of the emperor"),
        Phrase(
            "Frederick II loved falconry more than anything. You hunt the fabulous beasts round his castle with a "
            "falcon and a goshawk, against the Page, who is a beginner too. All rules hold, and nothing counts.",
            paragraph="FR-1.1",
        ),
    ),
    Lesson(
        Phrase("The board"),
        Phrase(
            "The castle has eight sides, I to VIII. Each has a tower, a guard post and a row of cards that runs "
            "outward. Only the end card of a row, the outermost one, is ever hunted or moved.",
            paragraph="FR-1.3",
        ),
        targets=("row:0", "post:0", "tower:0"),
    ),
    Lesson(
        Phrase("Whatever you wonder about"),
        Phrase(
            "Rest the pointer or the focus on anything: the help card says what it is, and F1 opens the rules at "
            "that place. The sentence above the buttons always says what to do now."
        ),
    ),
    Lesson(
        Phrase("Your first bet"),
        Phrase(
            "You have two bets. When another player catches a beast under a tower where you have bet, you draw an "
            "objective card. The Page's goshawk stands on post VII: put your first bet on tower VII.",
            paragraph="FR-3.8",
        ),
        6,
        ("tower:6",),
    ),
    Lesson(
        Phrase("Your second bet"),
        Phrase(
            "The Page bets too, on towers where he expects your catches. His falcon stands on post III: put your "
            "second bet on tower III.",
            paragraph="FR-3.8",
        ),
        2,
        ("tower:2",),
    ),
    Lesson(
        Phrase("What a goshawk catches"),
        Phrase(
            "Your goshawk catches the beast at the end of the row before it when the two neighbour rows end with a "
            "sky and a tree. Look at row VII: a basilisk between the sky of row VI and the tree of row VIII.",
            paragraph="FR-6.3",
        ),
        targets=("row:6", "row:5", "row:7"),
    ),
    Lesson(
        Phrase("Fly"),
        Phrase(
            "A turn has four actions; the very first turn only two. Moving a raptor to the next post is one. Choose "
            "Move raptor (R), or click your goshawk on post V, and fly it to post VI.",
            paragraph="FR-5.2",
        ),
        (Step.RAPTOR, GOSHAWK, 5),
        ("raptor:0:1", "post:5"),
    ),
    Lesson(
        Phrase("Taking back"),
        Phrase(
            "A wrong step? Undo (Z) takes it back, as long as nothing was drawn or shown since. Try it now if you "
            "like, and fly to post VI again."
        ),
    ),
    Lesson(
        Phrase("On to the prey"),
        Phrase(
            "Fly your goshawk on to post VII. Others may stand there: a post has room for all.",
            paragraph="FR-5.2",
        ),
        (Step.RAPTOR, GOSHAWK, 6),
        ("raptor:0:1", "post:6"),
    ),
    Lesson(
        Phrase("The first catch"),
        Phrase(
            "Both actions are spent, but a capture costs none. Each of your raptors may catch once a turn. "
            "Capture the basilisk: press C, or click the end of row VII.",
            paragraph="FR-6.1",
        ),
        (Step.CAPTURE, GOSHAWK),
        ("row:6",),
    ),
    Lesson(
        Phrase("What a catch pays"),
        Phrase(
            "The Page had bet on tower VII, so he took his bet back and drew an objective. Your own bet stays and "
            "earns nothing from your own catches. The journal at the right tells all of it, line by line.",
            paragraph="FR-6.6",
        ),
        targets=("tower:6",),
    ),
    Lesson(
        Phrase("Keep or move the bets"),
        Phrase(
            "At the end of your turn each bet may move. Another beast has come to the end of row VII, and the Page's "
            "goshawk sees it too: keep the bet on tower VII.",
            paragraph="FR-8.2",
        ),
        6,
        ("tower:6",),
    ),
    Lesson(
        Phrase("The second bet"),
        Phrase("Keep the one on tower III as well. Then the Page takes his turn.", paragraph="FR-8.2"),
        2,
        ("tower:2",),
    ),
    Lesson(
        Phrase("Your bet has paid"),
        Phrase(
            "The Page caught the caladrius of row VII, so your bet came back to your hand and you drew an "
            "objective. Your objectives are secret: the panel at the left shows them to you alone.",
            paragraph="FR-6.6",
        ),
        targets=("tower:6",),
    ),
    Lesson(
        Phrase("A chance the Page missed"),
        Phrase(
            "The rows II and IV now end with seals. Who stands on post III between two seals may flip row III: the "
            "whole row turns round, and he draws an objective. Fly your falcon towards it, to post II.",
            paragraph="FR-7.1",
        ),
        (Step.RAPTOR, FALCON, 1),
        ("raptor:0:0", "post:1", "row:1", "row:3"),
    ),
    Lesson(
        Phrase("Between the seals"),
        Phrase("One more flight, to post III.", paragraph="FR-5.2"),
        (Step.RAPTOR, FALCON, 2),
        ("raptor:0:0", "post:2"),
    ),
    Lesson(
        Phrase("Flip the row"),
        Phrase(
            "A flip is free, comes at most once a turn, and even gives you two more actions. Flip row III (F).",
            paragraph="FR-7.2",
        ),
        (Step.FLIP, 2),
        ("row:2",),
    ),
    Lesson(
        Phrase("A seal is spent"),
        Phrase(
            "One of the two seals leaves the game, and you say which. Discard the one of row II: a tree lies below it.",
            paragraph="FR-7.3",
        ),
        1,
        ("row:1",),
    ),
    Lesson(
        Phrase("Move a card"),
        Phrase(
            "The end card of any row may go to the end of a neighbour row, for one action, wherever your raptors are. "
            "Choose Move card (M) and take the seal from row IV to row V.",
            paragraph="FR-5.1",
        ),
        (Step.CARD, 3, 4),
        ("row:3", "row:4"),
    ),
    Lesson(
        Phrase("And another one"),
        Phrase("Now the sky from row IV to row V. A tree is left at the end of row IV.", paragraph="FR-5.1"),
        (Step.CARD, 3, 4),
        ("row:3", "row:4"),
    ),
    Lesson(
        Phrase("Put a hood on"),
        Phrase(
            "Between two trees a raptor of the others can be hooded, and no raptor of yours has to be there. The "
            "Page's falcon on post III now sits between two trees: hood it (H). It cannot hunt in his next turn.",
            paragraph="FR-5.3",
        ),
        (Step.HOOD, 2),
        ("post:2", "row:1", "row:3"),
    ),
    Lesson(
        Phrase("End the hunt"),
        Phrase(
            "Four actions are a duty, the two of the flip are a gift: one is left, and you may let it go. End your "
            "hunt (E).",
            paragraph="FR-4.6",
        ),
        (Step.END,),
    ),
    Lesson(
        Phrase("A bet in hand"),
        Phrase(
            "A bet in your hand has to be placed again. Who is hunting where? The Page's goshawk still stands on "
            "post VII, but no beast is left there. Put your bet on tower VIII, next to it.",
            paragraph="FR-8.2",
        ),
        7,
        ("tower:7",),
    ),
    Lesson(
        Phrase("The other bet"),
        Phrase("Keep the bet on tower III. The Page's falcon will want that caladrius.", paragraph="FR-8.2"),
        2,
        ("tower:2",),
    ),
    Lesson(
        Phrase("What a falcon catches"),
        Phrase(
            "The falcon flies high: it catches between two skies. Row VI ends with a sky, and below it lies a beast. "
            "Move that sky to row VII, so that the beast comes to the end, between the skies of rows V and VII.",
            paragraph="FR-6.2",
        ),
        (Step.CARD, 5, 6),
        ("row:5", "row:6"),
    ),
    Lesson(
        Phrase("Three flights"),
        Phrase("Three actions are left, and your falcon needs three: fly it to post IV.", paragraph="FR-5.2"),
        (Step.RAPTOR, FALCON, 3),
        ("raptor:0:0", "post:3"),
    ),
    Lesson(
        Phrase("Three flights"),
        Phrase("On to post V.", paragraph="FR-5.2"),
        (Step.RAPTOR, FALCON, 4),
        ("raptor:0:0", "post:4"),
    ),
    Lesson(
        Phrase("Three flights"),
        Phrase("And to post VI.", paragraph="FR-5.2"),
        (Step.RAPTOR, FALCON, 5),
        ("raptor:0:0", "post:5"),
    ),
    Lesson(
        Phrase("How points are made"),
        Phrase(
            "Each beast and each objective is a point. A beast with an objective of its own kind makes a pair: the "
            "first pair is worth 1 more, the second 2, the third 3, and so on. So hunt what your objectives show.",
            paragraph="FR-10.2",
        ),
    ),
    Lesson(
        Phrase("How it ends"),
        Phrase(
            "When somebody has caught eight beasts, or draws the card of Fredericus among the last five of the deck, "
            "the round is played out. The player in the last seat turns one card of the deck up each round.",
            paragraph="FR-9.1",
        ),
    ),
    Lesson(
        Phrase("The falcon strikes"),
        Phrase(
            "Capture the phoenix of row VI (C). Your flip drew its objective: together they are a pair.",
            paragraph="FR-10.2",
        ),
        (Step.CAPTURE, FALCON),
        ("row:5",),
    ),
    Lesson(
        Phrase("Now you play on"),
        Phrase(
            "That is the whole game. Play on against the Page as you like: it counts for nothing, hints are one key "
            "away, and you can leave and come back at any time."
        ),
    ),
)

SCRIPT = Script(
    "fredericus",
    deal=1,
    lessons=LESSONS,
    replies=(
        6,
        3,
        (Step.CAPTURE, GOSHAWK),
        (Step.CARD, 3, 4),
        (Step.CARD, 3, 4),
        (Step.CARD, 2, 1),
        (Step.END,),
        7,
        3,
        (Step.RAPTOR, GOSHAWK, 7),
        (Step.RAPTOR, GOSHAWK, 0),
        (Step.CARD, 0, 7),
        (Step.CARD, 7, 0),
        7,
        3,
    ),
)
