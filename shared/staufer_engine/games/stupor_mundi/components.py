"""What lies in the box (SM-1), as tables, and how much of it each number of players uses (SM-2)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.things import (
    Ally,
    Bonus,
    Card,
    CardCost,
    CastleSide,
    CastleSpace,
    Condition,
    EdictTile,
    MarketSide,
    MarketTile,
    PapalPiece,
    Piece,
    Project,
    Share,
    SoloCard,
    SupplyShip,
    Thing,
    Track,
    VoyageSpace,
    Workplace,
    WorkplaceSpace,
    WorkplaceTile,
)
from staufer_engine.games.stupor_mundi.vocabulary import (
    Action,
    BothSpears,
    Build,
    Choose,
    CityBonus,
    Cost,
    CostLess,
    Count,
    Draw,
    EdictReward,
    Event,
    Exchange,
    FredAdd,
    FredEdict,
    FredTakeAlly,
    FredTakeCard,
    FreeTravel,
    Gain,
    Good,
    HandSize,
    Icon,
    IssueEdict,
    Kind,
    Level,
    Market,
    MoveShip,
    Palace,
    Promote,
    Purchase,
    Recover,
    RemoveCard,
    Requirement,
    Section,
    Summon,
    SwapEdict,
    UnlockSlot,
)
from staufer_engine.phrases import Msgid

EMPTY = -1  # a slot, a space or a place without a card, piece or tile
CLOSED = -2  # a space of the Voyage Board that does not exist with so few players
NONE = -1  # an offer that is declined
AT_START = -1  # a Specialist left of all paths

PIECES: tuple[Piece, ...] = (
    Piece("tower_1", "Tower", Kind.TOWER, covers=0),
    Piece("tower_2", "Tower", Kind.TOWER, covers=1),
    Piece("tower_3", "Tower", Kind.TOWER, covers=2),
    Piece("great_tower_envoys", "Great Tower of the Envoys", Kind.TOWER, 3, (Summon(less=Cost(grain=1)),), covers=3),
    Piece("great_tower_banners", "Great Tower of the Banners", Kind.TOWER, 5, (Gain(Good.VP, 4),), covers=4),
    Piece("wall_1", "Wall", Kind.WALL),
    Piece("wall_2", "Wall", Kind.WALL),
    Piece("wall_3", "Wall", Kind.WALL),
    Piece("great_wall_herald", "Great Wall of the Herald", Kind.WALL, 3, (IssueEdict(),)),
    Piece("great_wall_guild", "Great Wall of the Guild", Kind.WALL, 4, (Promote(free_grain=True),)),
    Piece("keep_1", "Keep", Kind.KEEP),
    Piece("keep_2", "Keep", Kind.KEEP),
    Piece("great_keep", "Great Keep", Kind.KEEP, 4, (Gain(Good.VP, 2, Count.OWN_CLOSED_SIDES, most=8),)),
)
# t0 w0 t1 w1 t2 w2 t3 w3 t4 w4 in a ring, and three Keeps inside
CASTLE_SPACES: tuple[CastleSpace, ...] = (
    CastleSpace(
        "t0",
        "Tower corner 0",
        Kind.TOWER,
        (
            9,
            1,
        ),
        Cost(),
        False,
    ),
    CastleSpace(
        "w0",
        "Wall 0",
        Kind.WALL,
        (
            0,
            2,
        ),
        Cost(),
        False,
    ),
    CastleSpace(
        "t1",
        "Tower corner 1",
        Kind.TOWER,
        (
            1,
            3,
        ),
        Cost(stone=3),
        False,
    ),
    CastleSpace(
        "w1",
        "Wall 1",
        Kind.WALL,
        (
            2,
            4,
        ),
        Cost(grain=2),
        False,
    ),
    CastleSpace(
        "t2",
        "Tower corner 2",
        Kind.TOWER,
        (
            3,
            5,
        ),
        Cost(stone=2, grain=1),
        True,
    ),
    CastleSpace(
        "w2",
        "Wall 2",
        Kind.WALL,
        (
            4,
            6,
        ),
        Cost(stone=2, grain=1),
        True,
    ),
    CastleSpace(
        "t3",
        "Tower corner 3",
        Kind.TOWER,
        (
            5,
            7,
        ),
        Cost(grain=2),
        False,
    ),
    CastleSpace(
        "w3",
        "Wall 3",
        Kind.WALL,
        (
            6,
            8,
        ),
        Cost(stone=2),
        True,
    ),
    CastleSpace(
        "t4",
        "Tower corner 4",
        Kind.TOWER,
        (
            7,
            9,
        ),
        Cost(stone=2),
        True,
    ),
    CastleSpace(
        "w4",
        "Wall 4",
        Kind.WALL,
        (
            8,
            0,
        ),
        Cost(stone=1, grain=1),
        False,
    ),
    CastleSpace(
        "k_hand",
        "Keep of the Court",
        Kind.KEEP,
        (),
        Cost(stone=3),
        True,
        (
            HandSize(2),
            Draw(2),
        ),
    ),
    CastleSpace("k_slot", "Keep of the Chancery", Kind.KEEP, (), Cost(stone=2, grain=1), True, (UnlockSlot(),)),
    CastleSpace("k_spears", "Keep of the Guard", Kind.KEEP, (), Cost(stone=2, grain=2), True, (BothSpears(),)),
)
CASTLE_SIDES: tuple[CastleSide, ...] = (
    CastleSide("side_0", "Mint side", (0, 1, 2), (Gain(Good.COIN, 3),)),
    CastleSide("side_1", "Granary side", (2, 3, 4), (Gain(Good.GRAIN, 1),)),
    CastleSide("side_2", "Quarry side", (4, 5, 6), (Gain(Good.STONE, 1),)),
    CastleSide("side_3", "Market side", (6, 7, 8), (Market(),)),
    CastleSide("side_4", "Glory side", (8, 9, 0), (Gain(Good.VP, 1),)),
)
# By Icon
TRACKS: tuple[Track, ...] = (
    Track("f_grain_track", "Reserve: Grain", 0, 5, 1, 1),
    Track("f_stone_track", "Reserve: Stone", 0, 5, 1, 1),
    Track("f_treasury_track", "Treasury", 0, 15, 3, 6),
    Track("f_towers_track", "Castle: Towers", 0, 5, 1, 2),
    Track("f_walls_track", "Castle: Walls", 0, 5, 1, 2),
    Track("f_keeps_track", "Castle: Keeps", 0, 3, 1, 1),
    Track("f_allies_track", "Court: Allies", 0, 5, 1, 2),
    Track("f_specialist_track", "Specialist on path A", 1, 5, 1, 1),
)
FREDERICK_ALLIES: tuple[Thing, ...] = (
    Thing("constance_of_aragon", "Constance of Aragon"),
    Thing("hermann_von_salza", "Hermann von Salza"),
    Thing("al_kamil", "Al-Kamil"),
    Thing("jewish_cartographer", "The Jewish cartographer"),
    Thing("fredericks_hawk", "Frederick's hawk"),
)
CITIES: tuple[Thing, ...] = (
    Thing("roma", "Roma"),
    Thing("constantinople", "Constantinople"),
    Thing("alexandria", "Alexandria"),
    Thing("tunis", "Tunis"),
    Thing("barcelona", "Barcelona"),
)
ALLY_SPACES: tuple[VoyageSpace, ...] = (
    VoyageSpace("roma_ally_1", "Roma, Ally space 1", 0, 2, Cost(grain=2, coin=2)),
    VoyageSpace("roma_ally_2", "Roma, Ally space 2", 0, 4, Cost(grain=1, coin=4)),
    VoyageSpace("constantinople_ally_1", "Constantinople, Ally space 1", 1, 2, Cost(grain=2)),
    VoyageSpace("constantinople_ally_2", "Constantinople, Ally space 2", 1, 3, Cost(stone=1, grain=1)),
    VoyageSpace("alexandria_ally_1", "Alexandria, Ally space 1", 2, 2, Cost(grain=3)),
    VoyageSpace("alexandria_ally_2", "Alexandria, Ally space 2", 2, 3, Cost(grain=2, coin=1)),
    VoyageSpace("tunis_ally_1", "Tunis, Ally space 1", 3, 2, Cost(grain=1, coin=3)),
    VoyageSpace("tunis_ally_2", "Tunis, Ally space 2", 3, 4, Cost(grain=2)),
    VoyageSpace("barcelona_ally_1", "Barcelona, Ally space 1", 4, 2, Cost(grain=3)),
    VoyageSpace("barcelona_ally_2", "Barcelona, Ally space 2", 4, 4, Cost(coin=5)),
)
CARD_SPACES: tuple[VoyageSpace, ...] = (
    VoyageSpace("roma_card_1", "Roma, card space 1", 0, 2),
    VoyageSpace("roma_card_2", "Roma, card space 2", 0, 3),
    VoyageSpace("constantinople_card_1", "Constantinople, card space 1", 1, 2),
    VoyageSpace("constantinople_card_2", "Constantinople, card space 2", 1, 4),
    VoyageSpace("alexandria_card_1", "Alexandria, card space 1", 2, 2),
    VoyageSpace("alexandria_card_2", "Alexandria, card space 2", 2, 3),
    VoyageSpace("tunis_card_1", "Tunis, card space 1", 3, 2),
    VoyageSpace("barcelona_card_1", "Barcelona, card space 1", 4, 2),
    VoyageSpace("barcelona_card_2", "Barcelona, card space 2", 4, 4),
)
MARKETS: tuple[MarketTile, ...] = (
    MarketTile(
        "market_grain_fair",
        "Grain Fair",
        MarketSide(Cost(grain=2), 6, Cost(stone=2), 4),
        MarketSide(Cost(grain=2), 5, Cost(stone=1), 3),
    ),
    MarketTile(
        "market_stone_quay",
        "Stone Quay",
        MarketSide(Cost(stone=2), 7, Cost(grain=2), 4),
        MarketSide(Cost(stone=2), 6, Cost(grain=1), 2),
    ),
    MarketTile(
        "market_masons_yard",
        "Masons' Yard",
        MarketSide(Cost(stone=1), 4, Cost(grain=1), 1),
        MarketSide(Cost(stone=1), 3, Cost(grain=1), 2),
    ),
    MarketTile(
        "market_double_scale",
        "Double Scale",
        MarketSide(Cost(stone=1, grain=1), 7, Cost(stone=1, grain=1), 4),
        MarketSide(Cost(stone=1, grain=1), 6, Cost(stone=1, grain=1), 5),
    ),
    MarketTile(
        "market_corn_fleet",
        "Corn Fleet",
        MarketSide(Cost(grain=3), 9, Cost(stone=1), 2),
        MarketSide(Cost(grain=3), 8, Cost(stone=1), 3),
    ),
    MarketTile(
        "market_marble_depot",
        "Marble Depot",
        MarketSide(Cost(grain=1), 3, Cost(stone=3), 7),
        MarketSide(Cost(grain=1), 3, Cost(stone=2), 6),
    ),
)
HOUSES: tuple[Thing, ...] = (
    Thing("hohenstaufen", "Hohenstaufen"),
    Thing("wittelsbach", "Wittelsbach"),
    Thing("di_romano", "Di Romano"),
    Thing("savoy", "Savoy"),
)
# Kinds of Action cards: the common House cards, the unique ones, the Advanced ones, the Knights
CARDS: tuple[Card, ...] = (
    Card("common_stone", "Cut Stone", Level.HOUSE, (Gain(Good.STONE, 1),)),
    Card("common_grain", "Harvest", Level.HOUSE, (Gain(Good.GRAIN, 1),)),
    Card("common_coin", "Rents", Level.HOUSE, (Gain(Good.COIN, 3),)),
    Card("common_draw", "Council", Level.HOUSE, (Draw(4),)),
    Card(
        "hohenstaufen_stone",
        "Imperial Quarries",
        Level.HOUSE,
        (Gain(Good.STONE, 1, Count.F_STRUCTURES, every=2, most=3),),
        house=0,
    ),
    Card(
        "hohenstaufen_trade",
        "Imperial Passage",
        Level.HOUSE,
        (
            MoveShip(4),
            Market(),
        ),
        house=0,
    ),
    Card(
        "wittelsbach_coin",
        "Share of the Reserve",
        Level.HOUSE,
        (Gain(Good.COIN, 2, Count.F_RESOURCES, most=8),),
        house=1,
    ),
    Card("wittelsbach_build", "Bavarian Builders", Level.HOUSE, (Build(mix=True),), house=1),
    Card("di_romano_vp", "In the Emperor's Steps", Level.HOUSE, (Gain(Good.VP, 1, Count.F_STEPS, most=3),), house=2),
    Card(
        "di_romano_tower",
        "Tower Masters",
        Level.HOUSE,
        (Build(kinds=(Kind.TOWER,), price=Cost(stone=2, coin=2)),),
        house=2,
    ),
    Card("savoy_grain", "Guests at Court", Level.HOUSE, (Gain(Good.GRAIN, 1, Count.F_ALLIES, most=3),), house=3),
    Card(
        "savoy_card",
        "Alpine Letters",
        Level.HOUSE,
        (
            Gain(Good.COIN, 2),
            Purchase(),
        ),
        house=3,
    ),
    Card("mint_of_messina", "Mint of Messina", Level.A, (Gain(Good.COIN, 6),), CardCost(remove=1)),
    Card("masons_of_trani", "Masons of Trani", Level.A, (Build(less=Cost(stone=1)),), CardCost(coin=4)),
    Card("royal_granary", "Royal Granary", Level.A, (Gain(Good.GRAIN, 2),), CardCost(coin=4)),
    Card("limestone_barges", "Limestone Barges", Level.A, (Gain(Good.STONE, 2),), CardCost(coin=4)),
    Card(
        "crown_estate",
        "Crown Estate",
        Level.A,
        (
            Gain(Good.GRAIN, 1),
            Gain(Good.STONE, 1),
        ),
        CardCost(coin=4),
    ),
    Card(
        "lucera_garrison",
        "Garrison of Lucera",
        Level.A,
        (
            Choose(
                1,
                (
                    (
                        Gain(Good.STONE, 1),
                        Gain(Good.COIN, 2),
                    ),
                    (Gain(Good.COIN, 5),),
                ),
            ),
        ),
        CardCost(grain=1),
    ),
    Card(
        "falconry_lodge",
        "Falconry Lodge",
        Level.A,
        (
            Promote(free_grain=True),
            Gain(Good.COIN, 1),
        ),
        CardCost(coin=3),
    ),
    Card(
        "studium_of_naples",
        "Studium of Naples",
        Level.A,
        (
            Promote(),
            Draw(2),
        ),
        CardCost(coin=4),
    ),
    Card(
        "pilots_of_amalfi",
        "Pilots of Amalfi",
        Level.A,
        (
            MoveShip(4),
            Gain(Good.RESOURCE, 1),
        ),
        CardCost(coin=3),
    ),
    Card("fair_of_foggia", "Fair of Foggia", Level.A, (Market(sells=2, buys=2),), CardCost(coin=3)),
    Card(
        "pisan_loan",
        "Pisan Loan",
        Level.A,
        (
            Gain(Good.COIN, 5),
            Draw(1),
        ),
        CardCost(grain=2),
    ),
    Card(
        "chancery_scribes",
        "Chancery Scribes",
        Level.A,
        (
            Draw(2),
            RemoveCard(1),
            Gain(Good.COIN, 2),
        ),
        CardCost(coin=2),
    ),
    Card(
        "watchtower_crew",
        "Watchtower Crew",
        Level.A,
        (Build(kinds=(Kind.TOWER,), less=Cost(stone=1, grain=1)),),
        CardCost(coin=3),
    ),
    Card(
        "rampart_crew",
        "Rampart Crew",
        Level.A,
        (Build(kinds=(Kind.WALL,), less=Cost(stone=1, grain=1)),),
        CardCost(grain=1),
    ),
    Card("court_envoys", "Court Envoys", Level.A, (Summon(less=Cost(grain=1)),), CardCost(coin=3)),
    Card(
        "pilgrim_road",
        "Pilgrim Road",
        Level.A,
        (
            MoveShip(4),
            Summon(),
        ),
        CardCost(coin=4),
    ),
    Card(
        "library_of_salerno",
        "Library of Salerno",
        Level.A,
        (
            Draw(1),
            Purchase(less=Cost(coin=3)),
        ),
        CardCost(coin=2),
    ),
    Card("sicilian_poets", "Sicilian Poets", Level.A, (Gain(Good.VP, 1, Count.OWN_ALLIES, most=4),), CardCost(coin=4)),
    Card(
        "apulian_vineyards",
        "Apulian Vineyards",
        Level.A,
        (Exchange(Cost(grain=1), (Gain(Good.COIN, 4),), times=2),),
        CardCost(grain=1),
    ),
    Card(
        "road_tolls",
        "Road Tolls",
        Level.A,
        (
            Gain(Good.COIN, 2),
            Gain(Good.COIN, 2, Count.OWN_CLOSED_SIDES, most=4),
        ),
        CardCost(coin=3),
    ),
    Card(
        "sealed_letter",
        "Sealed Letter",
        Level.A,
        (
            SwapEdict(),
            EdictReward(2),
        ),
        CardCost(coin=4),
    ),
    Card(
        "court_mathematician",
        "Court Mathematician",
        Level.A,
        (
            Recover(2),
            Gain(Good.COIN, 1),
        ),
        CardCost(remove=1),
    ),
    Card(
        "constitutions_of_melfi",
        "Constitutions of Melfi",
        Level.B,
        (
            SwapEdict(),
            IssueEdict(),
        ),
        CardCost(coin=5),
    ),
    Card(
        "plans_of_castel_del_monte",
        "Plans of Castel del Monte",
        Level.B,
        (Build(less=Cost(stone=2)),),
        CardCost(coin=6),
    ),
    Card(
        "great_master_builder",
        "Great Master Builder",
        Level.B,
        (
            Build(less=Cost(coin=4)),
            Gain(Good.VP, 1),
        ),
        CardCost(coin=5),
    ),
    Card(
        "gate_of_capua",
        "Gate of Capua",
        Level.B,
        (Gain(Good.VP, 1, Count.OWN_STRUCTURES, every=3, most=4),),
        CardCost(remove=1),
    ),
    Card(
        "imperial_fleet",
        "Imperial Fleet",
        Level.B,
        (
            MoveShip(4),
            Purchase(less=Cost(coin=3)),
        ),
        CardCost(coin=5),
    ),
    Card(
        "teutonic_order",
        "Teutonic Order",
        Level.B,
        (
            Gain(Good.VP, 1, Count.F_ALLIES, most=3),
            Gain(Good.COIN, 2),
        ),
        CardCost(grain=3),
    ),
    Card(
        "court_of_palermo",
        "Court of Palermo",
        Level.B,
        (
            Gain(Good.VP, 3),
            Gain(Good.COIN, 2),
        ),
        CardCost(coin=7),
    ),
    Card(
        "triumph_of_cortenuova",
        "Triumph of Cortenuova",
        Level.B,
        (Gain(Good.VP, 1, Count.OWN_EDICTS, most=5),),
        CardCost(coin=6),
    ),
    Card(
        "arab_scholars",
        "Arab Scholars",
        Level.B,
        (
            Promote(),
            Promote(),
        ),
        CardCost(coin=5),
    ),
    Card(
        "book_of_falconry",
        "Book of Falconry",
        Level.B,
        (
            Promote(free_grain=True),
            Gain(Good.VP, 2),
        ),
        CardCost(remove=1),
    ),
    Card("treaty_of_jaffa", "Treaty of Jaffa", Level.B, (Summon(less=Cost(grain=1), anywhere=True),), CardCost(coin=6)),
    Card(
        "gifts_of_the_sultan",
        "Gifts of the Sultan",
        Level.B,
        (Gain(Good.COIN, 2, Count.OWN_ALLIES, most=8),),
        CardCost(grain=2),
    ),
    Card("crown_quarries", "Crown Quarries", Level.B, (Gain(Good.STONE, 3),), CardCost(coin=6)),
    Card("sicilian_harvest", "Sicilian Harvest", Level.B, (Gain(Good.GRAIN, 3),), CardCost(coin=5)),
    Card(
        "treasury_audit", "Treasury Audit", Level.B, (Gain(Good.COIN, 1, Count.F_TREASURY, most=9),), CardCost(coin=5)
    ),
    Card(
        "provincial_inspectors",
        "Provincial Inspectors",
        Level.B,
        (
            Palace(None, 2),
            Gain(Good.VP, 1),
        ),
        CardCost(remove=1),
    ),
    Card("wall_walk", "Wall Walk", Level.B, (Gain(Good.VP, 1, Count.OWN_WALLS, most=4),), CardCost(coin=5)),
    Card("tower_guard", "Tower Guard", Level.B, (Gain(Good.VP, 1, Count.OWN_TOWERS, most=3),), CardCost(grain=2)),
    Card("keep_stewards", "Keep Stewards", Level.B, (Gain(Good.VP, 2, Count.OWN_KEEPS, most=4),), CardCost(coin=7)),
    Card("patronage", "Patronage", Level.B, (Exchange(Cost(coin=3), (Gain(Good.VP, 2),), times=2),), CardCost(coin=4)),
    Card("city_charter", "City Charter", Level.B, (CityBonus(),), CardCost(coin=8)),
    Card(
        "two_heralds",
        "Two Heralds",
        Level.B,
        (
            Choose(
                2,
                (
                    (Promote(),),
                    (Market(),),
                    (Build(),),
                    (Summon(),),
                    (Purchase(),),
                ),
            ),
        ),
        CardCost(coin=7),
    ),
    Card(
        "crusade_knight",
        "Crusade Knights",
        Level.KNIGHT,
        (
            Gain(Good.GRAIN, 1),
            Gain(Good.STONE, 1),
            Gain(Good.COIN, 3),
        ),
        CardCost(coin=2),
    ),
    Card("lonely_knight", "Lonely Knight", Level.KNIGHT, (Gain(Good.RESOURCE, 1),)),
)
EDICTS: tuple[EdictTile, ...] = (
    EdictTile("edict_ramparts_and_donjon", "Ramparts and Donjon", (Icon.WALL, Icon.WALL, Icon.KEEP), 2),
    EdictTile("edict_corn_and_coin", "Corn and Coin", (Icon.GRAIN, Icon.GRAIN, Icon.TREASURY), 2),
    EdictTile("edict_watch_upon_the_walls", "Watch upon the Walls", (Icon.TOWER, Icon.TOWER, Icon.WALL), 2),
    EdictTile("edict_quarry_masters", "Quarry Masters", (Icon.STONE, Icon.STONE, Icon.ALLY), 2),
    EdictTile("edict_salaried_judges", "Salaried Judges", (Icon.TREASURY, Icon.TREASURY, Icon.SPECIALIST), 2),
    EdictTile("edict_guests_of_the_court", "Guests of the Court", (Icon.ALLY, Icon.ALLY, Icon.GRAIN), 2),
    EdictTile("edict_royal_engineers", "Royal Engineers", (Icon.SPECIALIST, Icon.SPECIALIST, Icon.STONE), 2),
    EdictTile("edict_seats_of_justice", "Seats of Justice", (Icon.KEEP, Icon.KEEP, Icon.TOWER), 2),
    EdictTile("edict_garrison_supplies", "Garrison Supplies", (Icon.WALL, Icon.WALL, Icon.GRAIN), 2),
    EdictTile("edict_tower_tax", "Tower Tax", (Icon.TOWER, Icon.TOWER, Icon.TREASURY), 2),
    EdictTile("edict_hewn_for_the_emperor", "Hewn for the Emperor", (Icon.STONE, Icon.STONE, Icon.KEEP), 2),
    EdictTile("edict_travelling_scholars", "Travelling Scholars", (Icon.ALLY, Icon.ALLY, Icon.SPECIALIST), 2),
    EdictTile("edict_field_walls", "Field Walls", (Icon.GRAIN, Icon.GRAIN, Icon.WALL), 2),
    EdictTile("edict_embassy_funds", "Embassy Funds", (Icon.TREASURY, Icon.TREASURY, Icon.ALLY), 2),
    EdictTile(
        "edict_surveyors_of_the_coast", "Surveyors of the Coast", (Icon.SPECIALIST, Icon.SPECIALIST, Icon.TOWER), 2
    ),
    EdictTile("edict_stone_for_belfries", "Stone for Belfries", (Icon.STONE, Icon.STONE, Icon.TOWER), 3),
    EdictTile("edict_castellans", "Castellans", (Icon.KEEP, Icon.KEEP, Icon.ALLY), 3),
    EdictTile("edict_coastal_beacons", "Coastal Beacons", (Icon.TOWER, Icon.TOWER, Icon.GRAIN), 3),
    EdictTile("edict_corvee_roads", "Corvée Roads", (Icon.WALL, Icon.WALL, Icon.SPECIALIST), 3),
    EdictTile("edict_tithe_barns", "Tithe Barns", (Icon.GRAIN, Icon.GRAIN, Icon.KEEP), 3),
    EdictTile("edict_envoys_to_the_quarries", "Envoys to the Quarries", (Icon.ALLY, Icon.ALLY, Icon.STONE), 3),
    EdictTile("edict_minted_for_defence", "Minted for Defence", (Icon.TREASURY, Icon.TREASURY, Icon.WALL), 4),
    EdictTile(
        "edict_architects_commission", "Architects' Commission", (Icon.SPECIALIST, Icon.SPECIALIST, Icon.KEEP), 4
    ),
    EdictTile("edict_stone_duties", "Stone Duties", (Icon.STONE, Icon.STONE, Icon.TREASURY), 4),
    EdictTile("edict_bell_and_compass", "Bell and Compass", (Icon.TOWER, Icon.TOWER, Icon.SPECIALIST), 4),
    EdictTile("edict_wall_menders", "Wall Menders", (Icon.WALL, Icon.WALL, Icon.STONE), 4),
    EdictTile("edict_granary_towers", "Granary Towers", (Icon.GRAIN, Icon.GRAIN, Icon.TOWER), 4),
)
# By Active space: upper, middle, lower
REWARDS: tuple[Bonus, ...] = (
    Bonus("reward_upper", "Upper reward", (Gain(Good.COIN, 3),)),
    Bonus("reward_middle", "Middle reward", (Gain(Good.RESOURCE, 1),)),
    Bonus(
        "reward_lower",
        "Lower reward",
        (
            Gain(Good.COIN, 1),
            Gain(Good.VP, 1),
        ),
    ),
)
ALLIES: tuple[Ally, ...] = (
    Ally("michael_scot_1", "Michael Scot", "more_allies", False, Requirement(Count.OWN_ALLIES, True, Count.F_ALLIES)),
    Ally("michael_scot_2", "Michael Scot", "more_allies", False, Requirement(Count.OWN_ALLIES, True, Count.F_ALLIES)),
    Ally(
        "ezzelino_da_romano_1",
        "Ezzelino da Romano",
        "more_walls",
        False,
        Requirement(Count.OWN_WALLS, True, Count.F_WALLS),
    ),
    Ally(
        "ezzelino_da_romano_2",
        "Ezzelino da Romano",
        "more_walls",
        False,
        Requirement(Count.OWN_WALLS, True, Count.F_WALLS),
    ),
    Ally("bianca_lancia_1", "Bianca Lancia", "more_towers", False, Requirement(Count.OWN_TOWERS, True, Count.F_TOWERS)),
    Ally("bianca_lancia_2", "Bianca Lancia", "more_towers", False, Requirement(Count.OWN_TOWERS, True, Count.F_TOWERS)),
    Ally(
        "elias_of_cortona",
        "Elias of Cortona",
        "more_structures",
        False,
        Requirement(Count.OWN_STRUCTURES, True, Count.F_STRUCTURES),
    ),
    Ally("nicola_pisano", "Nicola Pisano", "more_keeps", False, Requirement(Count.OWN_KEEPS, True, Count.F_KEEPS)),
    Ally(
        "leonardo_fibonacci",
        "Leonardo Fibonacci",
        "more_resources",
        False,
        Requirement(Count.OWN_RESOURCES, True, Count.F_RESOURCES),
    ),
    Ally(
        "gertrude_of_altenberg",
        "Gertrude of Altenberg, the German nun",
        "further_specialist",
        False,
        Requirement(Count.OWN_FURTHEST, True, Count.F_POSITION),
    ),
    Ally("pier_della_vigna_1", "Pier della Vigna", "treasury_9", True, Requirement(Count.F_TREASURY, False, None, 9)),
    Ally("pier_della_vigna_2", "Pier della Vigna", "treasury_9", True, Requirement(Count.F_TREASURY, False, None, 9)),
    Ally(
        "thaddeus_of_suessa_1",
        "Thaddeus of Suessa",
        "specialist_3",
        True,
        Requirement(Count.F_POSITION, False, None, 3),
    ),
    Ally(
        "thaddeus_of_suessa_2",
        "Thaddeus of Suessa",
        "specialist_3",
        True,
        Requirement(Count.F_POSITION, False, None, 3),
    ),
    Ally("henry_of_malta", "Henry of Malta", "stone_3", True, Requirement(Count.F_STONE, False, None, 3)),
    Ally("thomas_of_acerra", "Thomas of Acerra", "grain_3", True, Requirement(Count.F_GRAIN, False, None, 3)),
    Ally("berard_of_palermo", "Berard of Palermo", "allies_4", True, Requirement(Count.F_ALLIES, False, None, 4)),
    Ally("riccardo_da_lentini", "Riccardo da Lentini", "towers_4", True, Requirement(Count.F_TOWERS, False, None, 4)),
    Ally("philippe_chinard", "Philippe Chinard", "walls_4", True, Requirement(Count.F_WALLS, False, None, 4)),
    Ally("enzo_of_sardinia", "Enzo of Sardinia", "keeps_2", True, Requirement(Count.F_KEEPS, False, None, 2)),
)
WORKPLACE_SPACES: tuple[WorkplaceSpace, ...] = (
    WorkplaceSpace("a1", "Path A, space 1", 0, 1, Section.COUNTRYSIDE, 0, 0, False),
    WorkplaceSpace("a2", "Path A, space 2", 0, 2, Section.COUNTRYSIDE, 1, 0, False),
    WorkplaceSpace("a3", "Path A, space 3", 0, 3, Section.VILLAGE, 0, 0, False),
    WorkplaceSpace("a4", "Path A, space 4", 0, 4, Section.VILLAGE, 1, 1, False),
    WorkplaceSpace("a5", "Path A, space 5", 0, 5, Section.CITY, 0, 0, False),
    WorkplaceSpace("b1", "Path B, space 1", 1, 1, Section.COUNTRYSIDE, 0, 0, False),
    WorkplaceSpace("b2", "Path B, space 2", 1, 2, Section.COUNTRYSIDE, 1, 2, True),
    WorkplaceSpace("b3", "Path B, space 3", 1, 3, Section.CITY, 0, 0, False),
    WorkplaceSpace("c1", "Path C, space 1", 2, 1, Section.COUNTRYSIDE, 0, 0, False),
    WorkplaceSpace("c2", "Path C, space 2", 2, 2, Section.COUNTRYSIDE, 1, 0, False),
    WorkplaceSpace("c3", "Path C, space 3", 2, 3, Section.VILLAGE, 0, 1, False),
    WorkplaceSpace("c4", "Path C, space 4", 2, 4, Section.VILLAGE, 1, 0, True),
    WorkplaceSpace("c5", "Path C, space 5", 2, 5, Section.CITY, 0, 0, False),
)
# Countryside first, then Villages
WORKPLACE_TILES: tuple[WorkplaceTile, ...] = (
    WorkplaceTile(
        "wheatfields",
        "Wheatfields",
        Section.COUNTRYSIDE,
        (Workplace(Event.INCOME, (Gain(Good.GRAIN, 1),)), Workplace(Event.SUMMON, (Gain(Good.COIN, 2),))),
    ),
    WorkplaceTile(
        "quarry_road",
        "Quarry Road",
        Section.COUNTRYSIDE,
        (
            Workplace(Event.BUILD, (Gain(Good.COIN, 1),)),
            Workplace(None, (CostLess(Action.BUILD, Cost(stone=1), (Kind.KEEP,)),)),
        ),
    ),
    WorkplaceTile(
        "sheep_walks",
        "Sheep Walks",
        Section.COUNTRYSIDE,
        (Workplace(Event.PASS, (Gain(Good.COIN, 2),)), Workplace(Event.INCOME, (Gain(Good.RESOURCE, 1),))),
    ),
    WorkplaceTile(
        "hunting_estate",
        "Hunting Estate",
        Section.COUNTRYSIDE,
        (Workplace(None, (FreeTravel(1),)), Workplace(Event.EDICT, (Gain(Good.COIN, 2),))),
    ),
    WorkplaceTile(
        "herb_gardens",
        "Herb Gardens",
        Section.COUNTRYSIDE,
        (Workplace(Event.PURCHASE, (Gain(Good.COIN, 1),)), Workplace(Event.PURCHASE, (Gain(Good.VP, 1),))),
    ),
    WorkplaceTile(
        "monks_grange",
        "Monks' Grange",
        Section.COUNTRYSIDE,
        (Workplace(None, (CostLess(Action.SUMMON, Cost(grain=1)),)), Workplace(Event.SUMMON, (Gain(Good.VP, 1),))),
    ),
    WorkplaceTile(
        "customs_post",
        "Customs Post",
        Section.COUNTRYSIDE,
        (Workplace(Event.MARKET, (Gain(Good.COIN, 1),)), Workplace(Event.MARKET, (Gain(Good.COIN, 2),))),
    ),
    WorkplaceTile(
        "masons_lodge",
        "Masons' Lodge",
        Section.VILLAGE,
        (
            Workplace(Event.INCOME, (Gain(Good.STONE, 1),)),
            Workplace(
                Event.BUILD,
                (Gain(Good.VP, 3),),
                (
                    Kind.WALL,
                    Kind.TOWER,
                ),
            ),
        ),
    ),
    WorkplaceTile(
        "court_school",
        "Court School",
        Section.VILLAGE,
        (Workplace(None, (HandSize(1),)), Workplace(Event.PURCHASE, (Gain(Good.VP, 2),))),
    ),
    WorkplaceTile(
        "notaries_hall",
        "Notaries' Hall",
        Section.VILLAGE,
        (Workplace(Event.EDICT, (Gain(Good.COIN, 2),)), Workplace(Event.EDICT, (Gain(Good.VP, 1),))),
    ),
    WorkplaceTile(
        "merchants_quarter",
        "Merchants' Quarter",
        Section.VILLAGE,
        (Workplace(Event.MARKET, (Gain(Good.COIN, 2),)), Workplace(Event.MARKET, (Gain(Good.VP, 2),))),
    ),
    WorkplaceTile(
        "embassy_house",
        "Embassy House",
        Section.VILLAGE,
        (Workplace(None, (CostLess(Action.SUMMON, Cost(grain=1)),)), Workplace(Event.SUMMON, (Gain(Good.VP, 2),))),
    ),
    WorkplaceTile(
        "castle_workshop",
        "Castle Workshop",
        Section.VILLAGE,
        (
            Workplace(None, (CostLess(Action.BUILD, Cost(stone=1)),)),
            Workplace(Event.BUILD, (Gain(Good.VP, 4),), (Kind.KEEP,)),
        ),
    ),
    WorkplaceTile(
        "royal_storehouse",
        "Royal Storehouse",
        Section.VILLAGE,
        (Workplace(Event.INCOME, (Gain(Good.RESOURCE, 1),)), Workplace(Event.INCOME, (Gain(Good.VP, 2),))),
    ),
)
CITY_BONUSES: tuple[Bonus, ...] = (
    Bonus("city_free_keep", "Royal Residence", (Build(kinds=(Kind.KEEP,), free=True),)),
    Bonus(
        "city_proclamation",
        "Proclamation",
        (
            IssueEdict(),
            Gain(Good.VP, 2),
        ),
    ),
    Bonus("city_acclaim", "Acclaim", (Gain(Good.VP, 5),)),
    Bonus("city_mint_rights", "Mint Rights", (Gain(Good.COIN, 10),)),
    Bonus("city_free_tower", "Bell Tower", (Build(kinds=(Kind.TOWER,), free=True),)),
    Bonus("city_free_wall", "City Wall", (Build(kinds=(Kind.WALL,), free=True),)),
    Bonus("city_free_ally", "Open Gates", (Summon(anywhere=True, free=True),)),
    Bonus(
        "city_free_card",
        "Free Trade",
        (
            Purchase(anywhere=True, free=True),
            Gain(Good.VP, 1),
        ),
    ),
    Bonus(
        "city_warehouse",
        "Warehouse",
        (
            Gain(Good.RESOURCE, 3),
            Gain(Good.VP, 2),
        ),
    ),
    Bonus(
        "city_academy",
        "Academy",
        (
            Draw(3),
            Gain(Good.VP, 4),
        ),
    ),
    Bonus("city_builders_feast", "Builders' Feast", (Gain(Good.VP, 1, Count.OWN_STRUCTURES, every=1, most=8),)),
    Bonus("city_diplomats_feast", "Diplomats' Feast", (Gain(Good.VP, 2, Count.OWN_ALLIES, most=8),)),
    Bonus("city_ring_of_walls", "Ring of Walls", (Gain(Good.VP, 2, Count.OWN_CLOSED_SIDES, most=8),)),
    Bonus("city_masterworks", "Masterworks", (Gain(Good.VP, 3, Count.OWN_GREAT, most=9),)),
    Bonus(
        "city_imperial_favour",
        "Imperial Favour",
        (
            EdictReward(3),
            Gain(Good.VP, 2),
        ),
    ),
    Bonus(
        "city_new_careers",
        "New Careers",
        (
            Promote(free_grain=True),
            Promote(free_grain=True),
            Gain(Good.VP, 1),
        ),
    ),
)
SOLO_CARDS: tuple[SoloCard, ...] = (
    SoloCard("solo_envoy_1", "Envoy I", False, 1, (FredTakeAlly(),)),
    SoloCard("solo_envoy_2", "Envoy II", False, 2, (FredTakeAlly(),)),
    SoloCard("solo_envoy_3", "Envoy III", False, 3, (FredTakeAlly(),)),
    SoloCard("solo_scribe_1", "Scribe I", False, 1, (FredTakeCard(),)),
    SoloCard("solo_scribe_2", "Scribe II", False, 2, (FredTakeCard(),)),
    SoloCard("solo_scribe_3", "Scribe III", False, 4, (FredTakeCard(),)),
    SoloCard("solo_herald_1", "Herald I", False, 1, (FredEdict(0),)),
    SoloCard("solo_herald_2", "Herald II", False, 2, (FredEdict(1),)),
    SoloCard("solo_herald_3", "Herald III", False, 3, (FredEdict(2),)),
    SoloCard("solo_mason_1", "Mason I", False, 1, (FredAdd(Icon.TOWER),)),
    SoloCard("solo_mason_2", "Mason II", False, 2, (FredAdd(Icon.WALL),)),
    SoloCard(
        "solo_steward_1",
        "Steward I",
        False,
        1,
        (
            FredAdd(Icon.GRAIN),
            FredAdd(Icon.STONE),
        ),
    ),
    SoloCard("solo_steward_2", "Steward II", False, 3, (FredAdd(Icon.ALLY),)),
    SoloCard("solo_tutor", "Tutor", False, 2, (FredAdd(Icon.SPECIALIST),)),
    SoloCard(
        "solo_crown_1",
        "First Crown",
        True,
        1,
        (
            FredTakeCard(),
            FredAdd(Icon.KEEP),
        ),
    ),
    SoloCard("solo_crown_2", "Second Crown", True, 2, (FredEdict(0),)),
)
# By Action
CRUSADE_BOARDS: tuple[Thing, ...] = (
    Thing("vatican_library", "Vatican Library"),
    Thing("harbor", "Harbour"),
    Thing("papal_structures_board", "Papal Structures"),
    Thing("papal_allies", "Papal Allies"),
    Thing("crusade_knights_board", "Crusade Knights"),
)
SUPPLY_SHIPS: tuple[SupplyShip, ...] = (
    SupplyShip("ship_santa_croce", "Santa Croce", Cost(stone=1, coin=3)),
    SupplyShip("ship_stella_maris", "Stella Maris", Cost(grain=2)),
    SupplyShip("ship_aquila", "Aquila", Cost(coin=5)),
    SupplyShip("ship_san_marco", "San Marco", Cost(stone=1, grain=1)),
    SupplyShip("ship_leonessa", "Leonessa", Cost(grain=1, coin=2)),
)
PAPAL_PIECES: tuple[PapalPiece, ...] = (
    PapalPiece("papal_keep_1", "Papal Keep", Kind.KEEP, 2),
    PapalPiece("papal_keep_2", "Papal Keep", Kind.KEEP, 2),
    PapalPiece("papal_wall_1", "Papal Wall", Kind.WALL, 2),
    PapalPiece("papal_wall_2", "Papal Wall", Kind.WALL, 3),
    PapalPiece("papal_tower_1", "Papal Tower", Kind.TOWER, 2),
    PapalPiece("papal_tower_2", "Papal Tower", Kind.TOWER, 4),
)
PROJECTS: tuple[Project, ...] = (
    Project("project_hall_of_edicts", "Hall of Edicts", Kind.KEEP, (Gain(Good.VP, 1, Count.OWN_EDICTS),)),
    Project("project_royal_library", "Royal Library", Kind.KEEP, (Gain(Good.VP, 1, Count.OWN_ADVANCED, most=7),)),
    Project(
        "project_treasure_vault", "Treasure Vault", Kind.KEEP, (Gain(Good.VP, 1, Count.OWN_COINS, every=3, most=6),)
    ),
    Project("project_triumphal_wall", "Triumphal Wall", Kind.WALL, (Gain(Good.VP, 2, Count.OWN_GREAT, most=8),)),
    Project(
        "project_curtain_of_peace", "Curtain of Peace", Kind.WALL, (Gain(Good.VP, 1, Count.OWN_CLOSED_SIDES, most=5),)
    ),
    Project("project_storehouse_wall", "Storehouse Wall", Kind.WALL, (Gain(Good.VP, 1, Count.OWN_RESOURCES, most=6),)),
    Project(
        "project_tower_of_envoys", "Tower of Envoys", Kind.TOWER, (Gain(Good.VP, 2, Count.OWN_ALLIES_MET, most=8),)
    ),
    Project("project_city_campanile", "City Campanile", Kind.TOWER, (Gain(Good.VP, 3, Count.OWN_IN_CITY, most=9),)),
    Project("project_observatory", "Observatory", Kind.TOWER, (Gain(Good.VP, 1, Count.OWN_STEPS, every=2, most=6),)),
)
CONDITIONS: tuple[Condition, ...] = (
    Condition("condition_edicts_3", "Issued 3 or more Edicts", Requirement(Count.OWN_EDICTS, False, None, 3)),
    Condition(
        "condition_allies_met_2",
        "2 or more Allies with their requirement met",
        Requirement(Count.OWN_ALLIES_MET, False, None, 2),
    ),
    Condition("condition_keeps_2", "2 or more Keeps", Requirement(Count.OWN_KEEPS, False, None, 2)),
    Condition("condition_sides_2", "2 or more closed sides", Requirement(Count.OWN_CLOSED_SIDES, False, None, 2)),
    Condition("condition_great_1", "1 or more Great Structures", Requirement(Count.OWN_GREAT, False, None, 1)),
    Condition("condition_advanced_3", "3 or more Advanced cards", Requirement(Count.OWN_ADVANCED, False, None, 3)),
    Condition("condition_city_1", "1 or more Specialists in a City", Requirement(Count.OWN_IN_CITY, False, None, 1)),
    Condition("condition_coins_12", "12 or more Augustales", Requirement(Count.OWN_COINS, False, None, 12)),
    Condition(
        "condition_resources_5", "5 or more resources in storage", Requirement(Count.OWN_RESOURCES, False, None, 5)
    ),
)

# -- numbers -------------------------------------------------------------------------------

SLOTS: tuple[tuple[Action, ...], ...] = (
    (Action.PROMOTE,),
    (Action.PROMOTE, Action.MARKET),
    (Action.MARKET, Action.BUILD),
    (Action.BUILD, Action.SUMMON),
    (Action.SUMMON, Action.PURCHASE),
    (Action.PURCHASE,),
)
LOCKED_SLOT = 5
MARKED_ALLY_SLOT = 2  # ally_3
ALLY_SLOTS = 5
PREBUILT = ((0, 0), (1, 5))  # tower_1 on t0, wall_1 on w0
COMMON_COPIES = 2
COMMON_CARDS = 4
CRUSADE_KNIGHT, LONELY_KNIGHT = len(CARDS) - 2, len(CARDS) - 1
PAPAL, IMPERIAL = 100, 200  # pieces in a castle from here on are Papal pieces, or the piece of a project

SHARES = {
    1: Share(15, 8, 1, (0, 0, 0)),
    2: Share(15, 8, 1, (2, 1, 1)),
    3: Share(21, 12, 2, (3, 2, 1)),
    4: Share(27, 16, 3, (3, 3, 2)),
}
SPECIALISTS = 3
START_COINS, START_HAND, HAND_LIMIT, STORAGE = 6, 5, 5, 2
FREE_SPACES, FARTHEST = 1, 4  # of Travel
FREDERICK_TURNS = 5
LONG_GAME_TILES = 3
FIRST_MAJORITY, SECOND_MAJORITY = 4, 2
COINS_PER_RESOURCE, COINS_PER_VP = 2, 6
LAST_ROUND = 15
ALLY_VP, ALLY_VP_MET = 1, 3
MANTLE_VP, MANTLE_VP_MET = (2, 6), (1, 4)  # excommunicated
SHIP_VP, SHIP_VP_LOST = 5, 2
UNBUILT_PROJECT = -4
TITLES: tuple[tuple[int, Msgid], ...] = ((80, "Duke"), (50, "Lord"), (30, "Knight"), (0, "Serf"))
