"""The first match of Stupor Mundi: a round and a half with every main action, a Keep, an Edict and an Ally."""

from __future__ import annotations

from staufer_client.lessons.script import Lesson, Script
from staufer_engine.games.stupor_mundi.edicts import ADD
from staufer_engine.games.stupor_mundi.playing import FACE_DOWN, FACE_UP
from staufer_engine.games.stupor_mundi.vocabulary import Action, Icon
from staufer_engine.phrases import Phrase

CUT_STONE, HARVEST, RENTS, COUNCIL, BUILDERS, ALPINE_LETTERS, CROWN_ESTATE = 0, 1, 2, 3, 7, 11, 16  # cards

LESSONS = (
    Lesson(
        Phrase("The wonder of the world"),
        Phrase(
            "You are a noble at the court of Frederick II and build a castle of your own, better in the end "
            "than the Page's. All rules hold, the Page is a beginner too, and nothing counts.",
            paragraph="SM-16.3",
        ),
    ),
    Lesson(
        Phrase("Whatever you wonder about"),
        Phrase(
            "Rest the pointer or the focus on anything: the help card says what it is, and F1 opens the "
            "rules. The sentence above the buttons says what to do now, the journal what has happened."
        ),
    ),
    Lesson(
        Phrase("A turn"),
        Phrase(
            "In your turn your Ship may sail; then you play one card into one of your slots, or pass. Cards "
            "stay there to the end of the round, so five slots are five turns.",
            paragraph="SM-4.2",
        ),
        targets=("slot:0", "slot:1", "slot:2", "slot:3", "slot:4"),
    ),
    Lesson(
        Phrase("Your Ship"),
        Phrase(
            "The first city further on is free, each one after that costs a coin. You need nothing from "
            "abroad yet: stay in Roma.",
            paragraph="SM-5.1",
        ),
        0,
    ),
    Lesson(
        Phrase("A card face up"),
        Phrase("Played face up, a card does what is printed on it. Choose face up, and slot I.", paragraph="SM-6.2"),
        (0, FACE_UP),
        ("slot:0",),
    ),
    Lesson(
        Phrase("Cut Stone"),
        Phrase("And the card: Cut Stone gives 1 Stone. Choose it.", paragraph="SM-6.1"),
        CUT_STONE,
        ("hand:0",),
    ),
    Lesson(
        Phrase("Where castles begin"),
        Phrase(
            "Stone and Grain pay for castles, and you have 2 Stone now. Stay in Roma once more.",
            paragraph="SM-5.1",
        ),
        0,
    ),
    Lesson(
        Phrase("A card face down"),
        Phrase(
            "Played face down, a card is only its slot: the spears beside the slot say which of the five main"
            " actions you may do. Choose face down, and slot II.",
            paragraph="SM-6.3",
        ),
        (1, FACE_DOWN),
        ("slot:1",),
    ),
    Lesson(
        Phrase("Which card to give"),
        Phrase("Its text does not matter face down, and the Page cannot see it. Give Rents.", paragraph="SM-6.3"),
        RENTS,
        ("hand:2",),
    ),
    Lesson(
        Phrase("Promote"),
        Phrase("Slot II can promote a Specialist or visit the Market. Choose to promote.", paragraph="SM-8.1"),
        Action.PROMOTE,
        ("action:0",),
    ),
    Lesson(
        Phrase("Workplaces"),
        Phrase(
            "Your Specialists go along three paths; each Workplace helps as long as somebody of yours stands "
            "there. Enter A 1: it pays a coin whenever you build.",
            paragraph="SM-8.8",
        ),
        (0, 0),
        ("workplace:0",),
    ),
    Lesson(
        Phrase("Taking back"),
        Phrase("A wrong step? Undo (Z) takes it back, as long as nothing was drawn or shown since."),
    ),
    Lesson(
        Phrase("Set sail"),
        Phrase("Now to sea: sail to Constantinople, the first city further on. That is free.", paragraph="SM-5.1"),
        1,
        ("city:1",),
    ),
    Lesson(
        Phrase("Slot III"),
        Phrase("Play a card face down into slot III: it can build.", paragraph="SM-6.3"),
        (2, FACE_DOWN),
        ("slot:2",),
    ),
    Lesson(
        Phrase("The second stone card"),
        Phrase("Give the other Cut Stone."),
        CUT_STONE,
        ("hand:0",),
    ),
    Lesson(
        Phrase("Build"),
        Phrase("Choose to build a Structure.", paragraph="SM-10.1"),
        Action.BUILD,
        ("action:2",),
    ),
    Lesson(
        Phrase("A Keep"),
        Phrase(
            "Your castle has five Towers, five Walls and three Keeps; a side with a Wall and both Towers pays"
            " income each round. The Keep of the Chancery costs all you have and opens slot VI. Build the "
            "plain Keep there.",
            paragraph="SM-10.9",
        ),
        (11, 10, 0, 2, 1),
        ("castle:11", "piece:10"),
    ),
    Lesson(
        Phrase("An Edict"),
        Phrase(
            "The place bears the Edict mark: you speak for the emperor. The tile's space pays you; its icons "
            "change what Frederick has. Choose the middle one, Embassy Funds.",
            paragraph="SM-13.2",
        ),
        1,
        ("active:1",),
    ),
    Lesson(
        Phrase("Its reward"),
        Phrase("The middle space pays a Grain or a Stone. You will need Grain: take it.", paragraph="SM-13.2"),
        (1, 0),
    ),
    Lesson(
        Phrase("For or against"),
        Phrase(
            "For each kind of icon you say whether Frederick gains or loses. Let his Treasury grow.",
            paragraph="SM-13.3",
        ),
        (Icon.TREASURY, ADD),
        ("icon:2:add",),
    ),
    Lesson(
        Phrase("His Allies"),
        Phrase(
            "Let his Court grow as well. Many Allies compare you with Frederick, so it matters to them what he has.",
            paragraph="SM-15.8",
        ),
        (Icon.ALLY, ADD),
        ("icon:6:add",),
    ),
    Lesson(
        Phrase("The next Edict"),
        Phrase("One of the coming Edicts moves up: take the first, Surveyors of the Coast.", paragraph="SM-13.2"),
        0,
        ("next:0",),
    ),
    Lesson(
        Phrase("Off to Tunis"),
        Phrase(
            "In Tunis an Ally waits who asks a Grain and 3 coins. Sail two cities on, for a coin.",
            paragraph="SM-11.2",
        ),
        2,
        ("city:3",),
    ),
    Lesson(
        Phrase("Slot IV"),
        Phrase("Play a card face down into slot IV: it can summon.", paragraph="SM-6.3"),
        (3, FACE_DOWN),
        ("slot:3",),
    ),
    Lesson(
        Phrase("Which card to give"),
        Phrase("Give the Bavarian Builders; you get them back later."),
        BUILDERS,
        ("hand:7",),
    ),
    Lesson(
        Phrase("Summon"),
        Phrase(
            "Summon the Ally. He comes into your castle and earns 1 point at the end of each round, and 2 "
            "more while what he asks for is true.",
            paragraph="SM-15.8",
        ),
        Action.SUMMON,
        ("action:3",),
    ),
    Lesson(
        Phrase("Money"),
        Phrase("You have little left. Stay in Tunis.", paragraph="SM-5.1"),
        0,
    ),
    Lesson(
        Phrase("The last slot"),
        Phrase("Play your last card face up, into slot V.", paragraph="SM-6.2"),
        (4, FACE_UP),
        ("slot:4",),
    ),
    Lesson(
        Phrase("Rents"),
        Phrase("It gives 3 coins."),
        RENTS,
        ("hand:2",),
    ),
    Lesson(
        Phrase("No card left"),
        Phrase(
            "Your hand is empty, so you will pass; the Ship might still sail. Stay. When all have passed the "
            "round ends: castles and Allies pay, played cards are discarded, hands filled up.",
            paragraph="SM-15.1",
        ),
        0,
    ),
    Lesson(
        Phrase("The second round"),
        Phrase(
            "Your Ally paid a point, and you have five new cards. The first player changes each round; the "
            "Page has passed at once.",
            paragraph="SM-15.11",
        ),
    ),
    Lesson(
        Phrase("To Roma"),
        Phrase(
            "Advanced cards lie in the cities, better than your own. Sail to Roma, two cities on.",
            paragraph="SM-12.1",
        ),
        2,
        ("city:0",),
    ),
    Lesson(
        Phrase("Slot V"),
        Phrase("Play a card face down into slot V: it can purchase.", paragraph="SM-6.3"),
        (4, FACE_DOWN),
        ("slot:4",),
    ),
    Lesson(
        Phrase("Which card to give"),
        Phrase("Give Council."),
        COUNCIL,
        ("hand:3",),
    ),
    Lesson(
        Phrase("Purchase"),
        Phrase("Choose to purchase an Action card. You can pay for one here: Crown Estate.", paragraph="SM-12.1"),
        Action.PURCHASE,
        ("action:4",),
    ),
    Lesson(
        Phrase("At once"),
        Phrase(
            "A purchased card may act at once, and then comes to your hand. Perform it: 1 Grain and 1 Stone.",
            paragraph="SM-12.2",
        ),
        1,
    ),
    Lesson(
        Phrase("And again"),
        Phrase("Stay in Roma: you can play the new card in this very round.", paragraph="SM-12.2"),
        0,
    ),
    Lesson(
        Phrase("Face up"),
        Phrase("Play it face up, into slot I.", paragraph="SM-6.2"),
        (0, FACE_UP),
        ("slot:0",),
    ),
    Lesson(
        Phrase("Crown Estate"),
        Phrase("Choose Crown Estate."),
        CROWN_ESTATE,
        ("hand:16",),
    ),
    Lesson(
        Phrase("A full storage"),
        Phrase(
            "You can store 3, and 1 more for each further Wall. What is too much is lost: keep 1 Grain and 2 Stone.",
            paragraph="SM-14.2",
        ),
        (1, 2),
    ),
    Lesson(
        Phrase("To the Market"),
        Phrase("Each city has its Market. Constantinople pays 7 coins for 2 Stone: sail there.", paragraph="SM-9.1"),
        1,
        ("city:1",),
    ),
    Lesson(
        Phrase("Slot II"),
        Phrase("Play a card face down into slot II.", paragraph="SM-6.3"),
        (1, FACE_DOWN),
        ("slot:1",),
    ),
    Lesson(
        Phrase("Which card to give"),
        Phrase("Give a Harvest."),
        HARVEST,
        ("hand:1",),
    ),
    Lesson(
        Phrase("The Market"),
        Phrase("Choose to visit the Market.", paragraph="SM-9.1"),
        Action.MARKET,
        ("action:1",),
    ),
    Lesson(
        Phrase("Sell"),
        Phrase("Sell 2 Stone. At most one sale and one purchase belong to a visit.", paragraph="SM-9.1"),
        0,
        ("market:sell",),
    ),
    Lesson(
        Phrase("Where points come from"),
        Phrase(
            "Each piece of your castle is a point, the most pieces are 4 more, 6 coins are a point, Grain and"
            " Stone count as 2 coins each; Allies, closed sides and cards pay on the way.",
            paragraph="SM-16.3",
        ),
    ),
    Lesson(
        Phrase("How it ends"),
        Phrase(
            "The round is the last in which a castle is full, the Edicts run out, or the Advanced cards do. "
            "That takes five to seven rounds.",
            paragraph="SM-16.1",
        ),
    ),
    Lesson(
        Phrase("End the visit"),
        Phrase(
            "You could buy 2 Grain for 4 coins here. Keep your coins this time, and end the visit.",
            paragraph="SM-9.1",
        ),
        2,
    ),
    Lesson(
        Phrase("Now you play on"),
        Phrase(
            "You have done all five main actions. Play on against the Page as you like: it counts for "
            "nothing, hints are one key away, and you can leave and come back at any time."
        ),
    ),
)

SCRIPT = Script(
    "stupor_mundi",
    deal=1,
    lessons=LESSONS,
    replies=(
        0,
        (0, FACE_UP),
        RENTS,
        0,
        (1, FACE_UP),
        CUT_STONE,
        0,
        (),
        (ALPINE_LETTERS,),
        0,
        (),
    ),
)
