"""Which tests show which paragraph of the rules, and how many paragraphs each chapter has."""

from __future__ import annotations

CHAPTERS = (11, 12, 7, 4, 3, 6, 8, 9, 4, 12, 6, 7, 8, 7, 11, 5, 29, 10, 10, 7)  # paragraphs of SM-1 to SM-20

NO_RULE = {"SM-1.11": "components for pictures only"}

TESTS: dict[str, tuple[str, ...]] = {
    "SM-1.1": ("test_tracks_of_frederick_have_their_limits",),
    "SM-1.2": ("test_paths_their_sections_arrows_and_tokens",),
    "SM-1.3": ("test_paths_their_sections_arrows_and_tokens",),
    "SM-1.4": ("test_open_spaces_of_the_voyage_board",),
    "SM-1.5": ("test_spears_of_the_slots",),
    "SM-1.6": ("test_the_pieces_of_a_player",),
    "SM-1.7": (
        "test_the_pieces_of_a_player",
        "test_tc_48_both_marked_walls",
    ),
    "SM-1.8": ("test_the_tables_are_checked_and_whole",),
    "SM-1.9": ("test_the_supply_has_no_limit",),
    "SM-1.10": ("test_capacity_grows_with_walls_and_hosts_with_towers",),
    "SM-2.1": ("test_a_first_game_has_random_houses_and_no_expansions",),
    "SM-2.2": ("test_chance_of_set_up_comes_in_its_order",),
    "SM-2.3": ("test_any_seat_may_be_first_player",),
    "SM-2.4": (
        "test_we_19_set_up_for_three_players",
        "test_every_player_starts_alike_but_for_the_coins",
    ),
    "SM-2.5": (
        "test_tiles_of_set_up",
        "test_we_19_set_up_for_three_players",
    ),
    "SM-2.6": (
        "test_tiles_of_set_up",
        "test_we_19_set_up_for_three_players",
    ),
    "SM-2.7": (
        "test_tiles_of_set_up",
        "test_we_19_set_up_for_three_players",
    ),
    "SM-2.8": (
        "test_market_difficulty",
        "test_we_19_set_up_for_three_players",
    ),
    "SM-2.9": (
        "test_tiles_of_set_up",
        "test_we_19_set_up_for_three_players",
    ),
    "SM-2.10": (
        "test_a_cards_lie_on_the_b_cards",
        "test_we_19_set_up_for_three_players",
    ),
    "SM-2.11": (
        "test_we_19_set_up_for_three_players",
        "test_every_player_starts_alike_but_for_the_coins",
    ),
    "SM-2.12": ("test_houses_are_drafted_by_the_last_player_first",),
    "SM-3.1": ("test_secrets_are_not_in_the_view_of_others",),
    "SM-3.2": (
        "test_secrets_are_not_in_the_view_of_others",
        "test_we_02_a_face_down_card_gives_one_of_two_actions",
    ),
    "SM-3.3": ("test_tc_39_a_face_down_card_is_hidden_until_the_refill",),
    "SM-3.4": ("test_tc_51_a_bought_card_is_known_until_one_is_played_face_down",),
    "SM-3.5": ("test_a_possible_world_looks_like_the_view_it_was_made_from",),
    "SM-3.6": ("test_a_card_may_be_removed_from_hand_or_discard_pile",),
    "SM-3.7": ("test_seats_and_spectators_stay_in_step",),
    "SM-4.1": ("test_players_who_passed_are_skipped",),
    "SM-4.2": ("test_a_turn_is_travel_then_one_card",),
    "SM-4.3": (
        "test_cards_are_kept_after_passing",
        "test_without_a_free_slot_only_passing_is_left",
    ),
    "SM-4.4": ("test_a_condition_true_at_the_start_of_the_turn_counts",),
    "SM-5.1": (
        "test_we_05_a_market_visit_after_travel",
        "test_we_01_travel_two_spaces_then_a_card_face_up",
    ),
    "SM-5.2": ("test_a_ship_moved_by_an_effect_is_not_travel",),
    "SM-5.3": ("test_a_workplace_makes_a_space_of_travel_free",),
    "SM-6.1": ("test_any_free_slot_takes_any_card_and_copies_are_one_option",),
    "SM-6.2": (
        "test_a_card_without_effect_does_nothing",
        "test_each_effect_sees_what_the_earlier_ones_left",
    ),
    "SM-6.3": ("test_the_text_of_a_face_down_card_has_no_effect",),
    "SM-6.4": (
        "test_the_guard_is_spent_by_yes_only",
        "test_tc_20_both_spears_once_a_round",
    ),
    "SM-6.5": ("test_a_card_stays_in_its_slot_until_the_end_phase",),
    "SM-6.6": (
        "test_the_chancery_opens_slot_6",
        "test_tc_22_slot_6_opens_in_the_same_round",
    ),
    "SM-7.1": ("test_the_triggers_of_a_build_come_in_their_order",),
    "SM-7.2": ("test_what_an_action_gives_cannot_pay_for_it",),
    "SM-7.3": (
        "test_tc_48_both_marked_walls",
        "test_tc_41_the_last_papal_structure",
    ),
    "SM-7.4": (
        "test_tc_07_depth_first",
        "test_the_triggers_of_a_build_come_in_their_order",
    ),
    "SM-7.5": ("test_a_triggered_action_may_be_declined_and_one_that_was_named_may_not",),
    "SM-7.6": ("test_an_income_is_decided_by_its_owner",),
    "SM-7.7": ("test_copying_undoing_and_reading_back_play_the_turn_again",),
    "SM-7.8": ("test_a_build_that_is_not_executable_is_not_offered",),
    "SM-8.1": ("test_a_promotion_goes_one_space_along_its_path",),
    "SM-8.2": ("test_we_03_a_grain_arrow_and_the_ability_of_a_village",),
    "SM-8.3": (
        "test_tc_29_city_limits",
        "test_a_specialist_in_a_city_moves_no_more",
    ),
    "SM-8.4": ("test_a_promotion_goes_one_space_along_its_path",),
    "SM-8.5": (
        "test_tc_30_a_token_works_once",
        "test_a_token_comes_after_the_move_and_before_the_abilities",
    ),
    "SM-8.6": (
        "test_tc_29_city_limits",
        "test_a_city_without_tiles_may_be_entered",
    ),
    "SM-8.7": ("test_a_token_comes_after_the_move_and_before_the_abilities",),
    "SM-8.8": ("test_more_specialists_on_a_workplace_change_nothing",),
    "SM-8.9": ("test_a_specialist_in_a_city_moves_no_more",),
    "SM-9.1": (
        "test_we_05_a_market_visit_after_travel",
        "test_tc_10_the_order_of_a_market_visit_matters",
    ),
    "SM-9.2": (
        "test_buying_with_too_little_storage_is_legal",
        "test_tc_10_the_order_of_a_market_visit_matters",
    ),
    "SM-9.3": ("test_a_market_card_may_sell_and_buy_twice",),
    "SM-9.4": ("test_tc_11_a_market_visit_with_nothing_done_is_none",),
    "SM-10.1": ("test_normal_walls_are_one_option_and_towers_are_told_apart",),
    "SM-10.2": ("test_towers_need_walls_and_walls_need_towers",),
    "SM-10.3": (
        "test_a_great_piece_costs_coins_besides",
        "test_we_06_a_great_wall_with_side_promote_and_edict",
    ),
    "SM-10.4": (
        "test_we_16_a_great_papal_wall",
        "test_a_set_price_is_exactly_that",
    ),
    "SM-10.5": ("test_normal_walls_are_one_option_and_towers_are_told_apart",),
    "SM-10.6": ("test_costs_are_paid_in_full_or_not_at_all",),
    "SM-10.7": (
        "test_a_tower_uncovers_its_own_ally_space",
        "test_capacity_grows_with_walls_and_hosts_with_towers",
    ),
    "SM-10.8": ("test_a_wall_makes_room_before_its_side_pays",),
    "SM-10.9": (
        "test_we_04_path_b_goes_straight_to_the_city",
        "test_we_07_the_keep_of_the_court_and_an_edict",
    ),
    "SM-10.10": (
        "test_we_10_castle_income",
        "test_one_piece_can_close_two_sides",
    ),
    "SM-10.11": (
        "test_we_16_a_great_papal_wall",
        "test_great_towers_have_their_bonus",
    ),
    "SM-10.12": ("test_a_full_castle_triggers_the_end",),
    "SM-11.1": (
        "test_we_08_summon_in_alexandria",
        "test_without_a_free_ally_space_nobody_is_summoned",
    ),
    "SM-11.2": ("test_we_08_summon_in_alexandria",),
    "SM-11.3": ("test_tc_28_a_face_down_ally_waits_for_reorganisation",),
    "SM-11.4": ("test_tc_26_identical_allies_are_not_hosted_twice",),
    "SM-11.5": ("test_the_marked_ally_space_issues_an_edict",),
    "SM-11.6": ("test_the_marked_ally_space_issues_an_edict",),
    "SM-12.1": (
        "test_we_09_purchase_by_removing_a_card",
        "test_a_card_costs_coins_grain_or_own_cards",
    ),
    "SM-12.2": (
        "test_we_09_purchase_by_removing_a_card",
        "test_tc_17_buy_perform_and_play_in_the_same_round",
    ),
    "SM-12.3": ("test_tc_19_a_nested_purchase_is_resolved_first",),
    "SM-12.4": ("test_tc_19_a_nested_purchase_is_resolved_first",),
    "SM-12.5": (
        "test_we_09_purchase_by_removing_a_card",
        "test_tc_18_what_may_be_removed_as_a_cost",
    ),
    "SM-12.6": ("test_we_09_purchase_by_removing_a_card",),
    "SM-12.7": ("test_the_card_space_stays_empty_and_the_ability_fires_after_the_card",),
    "SM-13.1": (
        "test_an_edict_of_a_card_may_be_declined",
        "test_we_04_path_b_goes_straight_to_the_city",
    ),
    "SM-13.2": (
        "test_each_active_space_has_its_reward",
        "test_we_17_a_project_gained_after_an_edict",
    ),
    "SM-13.3": (
        "test_tc_13_treasury_limits",
        "test_tc_14_two_equal_icons_are_not_split",
    ),
    "SM-13.4": (
        "test_we_07_the_keep_of_the_court_and_an_edict",
        "test_the_treasury_moves_by_three_and_nobody_pays",
    ),
    "SM-13.5": ("test_fredericks_specialist_needs_no_grain",),
    "SM-13.6": ("test_tc_16_fewer_tiles_offer_only_their_rewards",),
    "SM-13.7": ("test_without_a_next_tile_the_space_stays_empty_and_the_end_is_triggered",),
    "SM-13.8": ("test_tc_06_the_herald_on_a_marked_space_issues_two_edicts",),
    "SM-14.1": ("test_costs_are_paid_in_full_or_not_at_all",),
    "SM-14.2": (
        "test_tc_03_overflow_asks_which_cubes_remain",
        "test_tc_04_overflow_without_a_choice_is_not_asked",
    ),
    "SM-14.3": ("test_the_middle_reward_is_a_resource_of_choice",),
    "SM-14.4": ("test_an_empty_draw_pile_is_made_anew_at_once",),
    "SM-14.5": ("test_tc_24_both_piles_empty_lose_the_other_draws",),
    "SM-14.6": ("test_tc_25_a_hand_above_the_limit_is_kept",),
    "SM-14.7": ("test_recovered_cards_are_shown_and_leave_the_discard_pile",),
    "SM-15.1": ("test_the_steps_of_the_end_phase_follow_each_other_for_all_players",),
    "SM-15.2": ("test_a_card_stays_in_its_slot_until_the_end_phase",),
    "SM-15.3": (
        "test_handfuls_are_all_selections_of_a_hand",
        "test_tc_40_simultaneous_discards_open_together",
    ),
    "SM-15.4": (
        "test_tc_25_a_hand_above_the_limit_is_kept",
        "test_tc_40_simultaneous_discards_open_together",
    ),
    "SM-15.5": ("test_cards_are_drawn_only_after_all_have_discarded",),
    "SM-15.6": (
        "test_we_10_castle_income",
        "test_coins_and_vp_of_the_sides_come_first",
    ),
    "SM-15.7": (
        "test_coins_and_vp_of_the_sides_come_first",
        "test_tc_02_travel_and_pass_with_an_empty_hand",
    ),
    "SM-15.8": (
        "test_we_12_ally_income_of_two_allies",
        "test_we_11_ally_income_of_three_allies",
    ),
    "SM-15.9": ("test_tc_31_the_city_with_the_last_space_stays_empty",),
    "SM-15.10": ("test_tc_28_a_face_down_ally_waits_for_reorganisation",),
    "SM-15.11": ("test_the_game_ends_after_the_round_in_which_it_was_triggered",),
    "SM-16.1": ("test_a_full_castle_triggers_the_end",),
    "SM-16.2": ("test_the_game_ends_after_round_15_at_the_latest",),
    "SM-16.3": (
        "test_tc_37_final_conversion",
        "test_we_13_majority_with_a_tie_for_first",
    ),
    "SM-16.4": (
        "test_tc_32_majority_with_other_ties",
        "test_we_13_majority_with_a_tie_for_first",
    ),
    "SM-16.5": ("test_ties_are_broken_by_great_structures_and_then_shared",),
    "SM-17.1": ("test_tc_35_capped_amounts",),
    "SM-17.2": ("test_every_verb_has_one_function",),
    "SM-17.3": (
        "test_every_verb_has_one_function",
        "test_an_exchange_is_asked_once_and_done_so_often",
    ),
    "SM-17.4": (
        "test_every_verb_has_one_function",
        "test_a_choice_takes_different_options_one_after_the_other",
    ),
    "SM-17.5": (
        "test_drawing_four_cards",
        "test_every_verb_has_one_function",
    ),
    "SM-17.6": (
        "test_every_verb_has_one_function",
        "test_recovered_cards_are_shown_and_leave_the_discard_pile",
    ),
    "SM-17.7": (
        "test_every_verb_has_one_function",
        "test_a_card_may_be_removed_from_hand_or_discard_pile",
    ),
    "SM-17.8": (
        "test_tc_30_a_token_works_once",
        "test_every_verb_has_one_function",
    ),
    "SM-17.9": (
        "test_every_verb_has_one_function",
        "test_a_ship_moved_by_an_effect_is_not_travel",
    ),
    "SM-17.10": (
        "test_a_set_price_is_exactly_that",
        "test_every_verb_has_one_function",
    ),
    "SM-17.11": (
        "test_every_verb_has_one_function",
        "test_a_market_card_may_sell_and_buy_twice",
    ),
    "SM-17.12": (
        "test_every_verb_has_one_function",
        "test_a_summon_of_any_city_for_less",
    ),
    "SM-17.13": (
        "test_every_verb_has_one_function",
        "test_a_free_purchase_of_any_city",
    ),
    "SM-17.14": (
        "test_every_verb_has_one_function",
        "test_an_edict_of_a_card_may_be_declined",
    ),
    "SM-17.15": (
        "test_a_swap_is_no_edict",
        "test_every_verb_has_one_function",
    ),
    "SM-17.16": (
        "test_every_verb_has_one_function",
        "test_edict_rewards_are_different_and_use_no_tile",
    ),
    "SM-17.17": (
        "test_every_verb_has_one_function",
        "test_a_city_charter_takes_any_bonus",
    ),
    "SM-17.18": (
        "test_every_verb_has_one_function",
        "test_palace_steps_are_single_and_no_edict",
    ),
    "SM-17.19": (
        "test_every_verb_has_one_function",
        "test_the_hand_limit_grows_with_the_court_and_with_a_workplace",
    ),
    "SM-17.20": (
        "test_the_chancery_opens_slot_6",
        "test_every_verb_has_one_function",
    ),
    "SM-17.21": (
        "test_every_verb_has_one_function",
        "test_the_guard_is_spent_by_yes_only",
    ),
    "SM-17.22": (
        "test_every_verb_has_one_function",
        "test_a_workplace_makes_a_space_of_travel_free",
    ),
    "SM-17.23": (
        "test_every_verb_has_one_function",
        "test_reductions_add_up_but_not_below_nothing",
    ),
    "SM-17.24": ("test_every_verb_has_one_function",),
    "SM-17.25": ("test_counts",),
    "SM-17.26": (
        "test_we_11_ally_income_of_three_allies",
        "test_requirements_compare_more_and_at_least",
    ),
    "SM-17.27": ("test_events_and_actions_share_their_numbers",),
    "SM-17.28": (
        "test_a_set_price_is_exactly_that",
        "test_tc_36_alpine_letters_pay_for_the_purchase",
    ),
    "SM-17.29": ("test_everything_in_the_box_says_what_it_does",),
    "SM-18.1": ("test_set_up_of_a_solo_game",),
    "SM-18.2": ("test_the_long_game_has_three_more_tiles_that_nobody_has_seen",),
    "SM-18.3": (
        "test_tc_46_frederick_answers_every_turn",
        "test_tc_46_frederick_takes_five_turns_at_most",
    ),
    "SM-18.4": ("test_frederick_sails_and_takes_an_ally",),
    "SM-18.5": (
        "test_tc_46_frederick_answers_every_turn",
        "test_tc_46_frederick_takes_five_turns_at_most",
    ),
    "SM-18.6": ("test_frederick_adds_to_his_palace_up_to_the_limit",),
    "SM-18.7": ("test_frederick_takes_a_card",),
    "SM-18.8": ("test_frederick_sails_and_takes_an_ally",),
    "SM-18.9": ("test_fredericks_edict_adds_what_fits_one_by_one",),
    "SM-18.10": ("test_solo_titles_and_the_majority_against_frederick",),
    "SM-19.1": ("test_set_up_of_the_crusade",),
    "SM-19.2": (
        "test_we_15_supply_ships",
        "test_we_16_a_great_papal_wall",
    ),
    "SM-19.3": (
        "test_we_15_supply_ships",
        "test_tc_41_the_last_papal_structure",
    ),
    "SM-19.4": (
        "test_we_15_supply_ships",
        "test_a_book_is_no_promotion_but_pays_for_promotions",
    ),
    "SM-19.5": ("test_books_of_an_excommunicated_library_pay_coins",),
    "SM-19.6": (
        "test_we_15_supply_ships",
        "test_ships_are_worth_five_or_two",
    ),
    "SM-19.7": (
        "test_we_16_a_great_papal_wall",
        "test_a_papal_piece_needs_an_own_one_of_its_kind",
    ),
    "SM-19.8": (
        "test_we_20_mantles",
        "test_taking_a_mantle_is_one_more_option_of_a_summon",
    ),
    "SM-19.9": (
        "test_ships_are_worth_five_or_two",
        "test_tc_41_the_last_papal_structure",
    ),
    "SM-19.10": (
        "test_tc_42_knights_are_excommunicated",
        "test_knights_cost_two_coins_and_less_and_free_help",
    ),
    "SM-20.1": ("test_set_up_of_the_projects",),
    "SM-20.2": (
        "test_we_17_a_project_gained_after_an_edict",
        "test_tc_49_a_condition_true_between_two_effects",
    ),
    "SM-20.3": (
        "test_only_the_active_player_checks",
        "test_the_end_phase_gives_no_project",
    ),
    "SM-20.4": (
        "test_we_17_a_project_gained_after_an_edict",
        "test_tc_49_a_condition_true_between_two_effects",
    ),
    "SM-20.5": (
        "test_we_18_building_the_imperial_keep",
        "test_an_imperial_piece_is_built_at_the_regular_cost",
    ),
    "SM-20.6": (
        "test_we_18_building_the_imperial_keep",
        "test_an_imperial_piece_is_built_at_the_regular_cost",
    ),
    "SM-20.7": (
        "test_we_18_building_the_imperial_keep",
        "test_projects_are_scored_before_coins_are_changed",
    ),
}
