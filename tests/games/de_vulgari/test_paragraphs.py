"""Which test shows which paragraph of the rules: the table is complete, and every test in it exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from staufer_client.rules_text import read_rules

FOLDER = Path(__file__).parent
RULEBOOK = FOLDER.parents[2] / "resources" / "rules" / "de_vulgari.en.md"
READINGS = "19."  # reasons for paragraphs above, each of which has its own test

TESTS = {
    "1.1": "t01_half_the_money",
    "1.2": "f04_convent_then_cathedral f23_two_parts_of_the_final_rank",
    "1.3": "t28_sets_of_payment",
    "1.4": "t02_lowest_knowledge_on_a_shared_space t33_riddle_leader_on_a_shared_space",
    "1.5": "t36_top_of_the_knowledge_track",
    "1.6": "t02_lowest_knowledge_on_a_shared_space t37_knowledge_total_tie",
    "1.7": "the_levels_begin_where_the_track_says t36_top_of_the_knowledge_track t18_strike",
    "1.8": "links_go_both_ways_and_a_harbour_is_linked_to_its_sea t22_calabria_and_the_abbey",
    "1.9": "the_box_keeps_its_constraints a_map_that_breaks_a_constraint_is_not_loaded",
    "1.10": "f08_sharing_an_area",
    "1.11": "r06_start_order r08_end_on_the_second_red_tile",
    "1.12": "f15_bologna_by_arrival t48_invited_where_he_stands on_the_last_turn_all_pawns_go_to_rome_in_turn_order",
    "2.1": "tiles_and_their_counts the_cubes_of_each_number_of_players",
    "2.2": "tiles_and_their_counts",
    "2.3": "f12_track_lengths tracks_and_business_are_open_to_all_and_anywhere",
    "2.4": "invariants_after_every_choice",
    "3.1": "r06_start_order",
    "3.2": "the_set_up_gives_everybody_the_same",
    "3.3": "the_set_up_gives_everybody_the_same r08_end_on_the_second_red_tile",
    "3.4": "the_set_up_gives_everybody_the_same",
    "3.5": "r04_face_up_manuscripts",
    "3.6": "r05_bag_fits_exactly the_set_up_gives_everybody_the_same",
    "3.7": "r01_order_of_events",
    "3.8": "the_set_up_gives_everybody_the_same",
    "3.9": "r06_start_order",
    "3.10": "r06_start_order f08_sharing_an_area start_areas_say_why_not",
    "3.11": "the_set_up_gives_everybody_the_same",
    "4.1": "after_the_last_question_of_a_turn_the_next_begins",
    "4.2": "t41_event_of_the_turn_before",
    "4.3": "left_cubes_move_on_from_the_next_space",
    "4.4": "t05_returning_cubes t06_cubes_without_room left_cubes_move_on_from_the_next_space",
    "4.5": "t17_shelf_emptied_during_a_turn",
    "4.6": "f19_value_eight_tile t16_two_shelves_run_out_together t17_shelf_emptied_during_a_turn",
    "4.7": "r08_end_on_the_second_red_tile many_random_games_end_on_each_turn_in_its_share",
    "4.8": "on_the_last_turn_all_pawns_go_to_rome_in_turn_order",
    "5.1": "t24_charity_without_money f21_charity",
    "5.2": "f21_charity t24_charity_without_money t24_charity_asks_nobody_where_the_bank_pays",
    "5.3": "f21_charity",
    "5.4": "f21_charity",
    "5.5": "f21_charity t24_charity_without_money",
    "5.6": "charity_is_paid_in_the_turn_order_of_the_turn_before",
    "6.1": "the_least_knowing_play_first r06_start_order",
    "6.2": "t04_rest",
    "7.1": "a_turn_can_be_ended_at_once the_end_names_what_is_lost muret_gives_six_action_points_in_every_turn",
    "7.2": "f10_harbour_embark_disembark_land t18_strike",
    "7.3": "f02_staying_put_is_free f03_before_and_after_the_move",
    "7.4": "f01_interaction_is_optional f03_before_and_after_the_move",
    "7.5": "f05_one_manuscript_a_turn t38_salterio_at_the_destination t08_two_for_four",
    "7.6": "r07_messenger_payment t08_two_for_four t10_free_abbesses",
    "8.1": "r02_sea_costs_three f09_sea_and_land_ten_ducats_in_all "
    "the_cheapest_cost_of_every_way_equals_an_independent_computation",
    "8.2": "r02_sea_costs_three f09_sea_and_land_ten_ducats_in_all t42_ralph_and_one_step",
    "8.3": "t21_short_of_money",
    "8.4": "f11_starting_at_sea",
    "8.5": "r03_no_way_between_the_seas",
    "8.6": "the_steps_of_a_move_are_all_areas_in_reach a_move_names_its_cost_and_its_way "
    "the_way_shown_costs_what_the_move_costs",
    "9.1": "f03_before_and_after_the_move f07_event_without_the_area f20_no_event_in_cagliari",
    "9.2": "f02_staying_put_is_free f13_orient_bonus_only_on_use f01_interaction_is_optional",
    "9.3": "f13_orient_bonus_only_on_use t40_friar_loses_the_orient_bonus",
    "9.4": "f15_bologna_by_arrival f07_event_without_the_area",
    "9.5": "t01_half_the_money a_merchant_without_money_may_become_a_friar_and_only_once",
    "9.6": "f04_convent_then_cathedral the_virtual_noble_pays_for_the_cardinal",
    "9.7": "f04_convent_then_cathedral",
    "9.8": "scribes_become_knowledge_or_points",
    "10.1": "t02_lowest_knowledge_on_a_shared_space",
    "10.2": "tracks_and_business_are_open_to_all_and_anywhere",
    "10.3": "f12_track_lengths tracks_and_business_are_open_to_all_and_anywhere",
    "10.4": "t38_salterio_at_the_destination tracks_say_what_they_cost_and_why_not",
    "10.5": "r07_messenger_payment",
    "10.6": "tracks_and_business_are_open_to_all_and_anywhere",
    "10.7": "tracks_and_business_are_open_to_all_and_anywhere",
    "10.8": "t32_canticle_areas",
    "10.9": "f14_library_once f17_zazza",
    "10.10": "t08_two_for_four",
    "10.11": "t08_two_for_four t10_free_abbesses",
    "10.12": "t09_noble_swap",
    "10.13": "t44_screen_view",
    "10.14": "t12_level_against_cost t13_value_four_tile t14_value_eight_tile f05_one_manuscript_a_turn",
    "10.15": "f12_track_lengths t36_top_of_the_knowledge_track",
    "11.1": "f04_convent_then_cathedral t42_ralph_and_one_step library_amanuenses_character_and_votes_count",
    "11.2": "f16_virtual_abbess_three_times_in_a_turn t29_pope_with_a_virtual_cube",
    "11.3": "the_virtual_noble_pays_for_the_cardinal the_virtual_cube_pays_in_the_election_and_is_no_unused_vote",
    "11.4": "t42_ralph_and_one_step t24_charity_without_money",
    "11.5": "t20_muret_during_a_turn muret_gives_six_action_points_in_every_turn",
    "11.6": "f17_zazza f04_convent_then_cathedral",
    "11.7": "t10_free_abbesses t02_lowest_knowledge_on_a_shared_space",
    "11.8": "t18_strike",
    "12.1": "t26_auction_without_answer_or_without_call the_auction_is_also_held_on_the_last_turn "
    "events_and_benefits_say_why_not",
    "12.2": "t26_auction_without_answer_or_without_call who_came_first_is_asked_first_and_only_one_calls",
    "12.3": "t48_invited_where_he_stands a_player_who_has_passed_is_out",
    "12.4": "t25_auction_with_the_callers_bonus a_player_who_has_passed_is_out",
    "12.5": "t26_auction_without_answer_or_without_call",
    "12.6": "t25_auction_with_the_callers_bonus a_player_who_has_passed_is_out",
    "12.7": "t25_auction_with_the_callers_bonus",
    "12.8": "t28_sets_of_payment t05_returning_cubes",
    "13.1": "t30_one_pope f23_two_parts_of_the_final_rank the_election_offers_each_status_its_rank",
    "13.2": "the_election_offers_each_status_its_rank t29_pope_with_a_virtual_cube",
    "14.1": "all_five_tongues_need_five_different_manuscripts first_and_second_on_the_canticle "
    "library_amanuenses_character_and_votes_count t33_riddle_leader_on_a_shared_space",
    "14.2": "t34_richest_player first_and_second_on_the_canticle",
    "14.3": "library_amanuenses_character_and_votes_count",
    "14.4": "t37_knowledge_total_tie",
    "14.5": "library_amanuenses_character_and_votes_count",
    "15.1": "the_thin_game_has_ten_tiles_in_every_stack",
    "15.2": "open_screens_change_nothing_in_the_engine",
    "16.1": "only_looks_into_the_library_have_secret_answers two_worlds_that_look_alike_show_the_same",
    "16.2": "seats_and_spectators_stay_in_step",
    "16.3": "t44_screen_view",
    "16.4": "library_tiles_are_not_in_the_view_of_others f17_zazza",
    "16.5": "t45_a_short_look_after_a_long_one library_tiles_are_not_in_the_view_of_others",
    "16.6": "t46_equal_tiles_in_a_look",
    "17.1": "only_looks_into_the_library_have_secret_answers t47_auction_limits_are_no_secret_of_the_engine",
    "17.2": "the_virtual_noble_pays_for_the_cardinal",
    "17.3": "a_fallen_flag_chooses_what_the_rules_say invariants_after_every_choice",
    "17.4": "random_games_end_in_time_and_are_as_long_as_the_prototypes",
}
OF_THE_ENGINE = {  # paragraphs about the engine, which the page to read does not have
    "17.5": "invariants_after_every_choice t28_sets_of_payment t46_equal_tiles_in_a_look",
    "18": "only_chance_of_the_rules_is_asked_for",
    "20.1": "invariants_after_every_choice",
    "20.2": "invariants_after_every_choice",
    "20.3": "invariants_after_every_choice",
    "20.4": "invariants_after_every_choice",
    "20.5": "invariants_after_every_choice",
    "20.6": "invariants_after_every_choice",
    "20.7": "invariants_after_every_choice only_chance_of_the_rules_is_asked_for",
    "20.8": "invariants_after_every_choice",
}
CASES = {  # of the rules' case list
    "r": (1, 2, 3, 4, 5, 6, 7, 8),
    "f": (*range(1, 18), 19, 20, 21, 23),
    "t": (
        *(1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26),
        *(28, 29, 30, 32, 33, 34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 47, 48),
    ),
}


def names_of_tests():
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("test_*.py"))]
    return [
        node.name.removeprefix("test_")
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_every_paragraph_has_its_tests():
    paragraphs = re.findall(r"^- (\d+\.\d+) ", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE)
    assert [one for one in paragraphs if not one.startswith(READINGS)] == list(TESTS)


def test_every_test_of_the_table_exists():
    named = {name for names in (*TESTS.values(), *OF_THE_ENGINE.values()) for name in names.split()}
    assert not named - set(names_of_tests())


def test_every_case_of_the_list_is_a_test():
    found = {(name[0], int(name[1:3])) for name in names_of_tests() if re.match(r"[rft]\d\d_", name)}
    assert found == {(letter, number) for letter, numbers in CASES.items() for number in numbers}


def test_every_paragraph_that_the_words_cite_can_be_read():
    text = RULEBOOK.read_text(encoding="utf-8")
    package = FOLDER.parents[2] / "shared" / "staufer_engine" / "games" / "de_vulgari"
    cited = {
        one for path in sorted(package.glob("*.py")) for one in re.findall(r"DV-(\d+\.\d+)", path.read_text("utf-8"))
    }
    assert len(cited) > 60
    assert not [one for one in sorted(cited) if f"- {one} " not in text]


# -- the page to read ----------------------------------------------------------------------

MARKS = re.compile(r"DV-|\[\w+|\w_\w|`|\bengine\b|\b(?:AP|VP)\b|  ")  # of the numbered rules, not of a page to read


def test_the_page_has_no_marks_of_its_source():
    assert MARKS.findall(RULEBOOK.read_text(encoding="utf-8")) == []
    assert [one for one in ("la_verna", "[reading]", "DV-4.1", "the engine", "5 AP") if not MARKS.search(one)] == []


def test_the_page_is_written_in_sentences():
    chapters = read_rules(RULEBOOK.read_text(encoding="utf-8"))
    assert [int(chapter.number) for chapter in chapters] == [*range(1, 18), 19]
    for chapter in chapters:
        numbers = [int(paragraph.number.split(".")[1]) for paragraph in chapter.paragraphs]
        assert numbers == list(range(1, len(numbers) + 1))
        for paragraph in chapter.paragraphs:
            assert re.match(r"(<b>)?[A-Z]", paragraph.text), paragraph.number
            assert paragraph.text.endswith("."), paragraph.number
            assert paragraph.text.count("<b>") == paragraph.text.count("</b>")
            assert "*" not in paragraph.text
