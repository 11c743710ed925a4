"""The breaks: one line each, as a slip might make it, and the test that catches it.

A line is found by a part of it that stands nowhere else in the program, a test by its name, so that
files can be moved; ``places`` says where they lie."""

from typing import NamedTuple


class Break(NamedTuple):
    """What is broken, the part of a line, what it becomes, and the test that fails then: its name,
    after the end of its file's path where several files have a test of that name."""

    name: str
    old: str
    new: str
    test: str


BREAKS = (
    Break(
        "a shuffle that leaves a place out",
        "below(stream, last + 1)",
        "below(stream, last)",
        "test_a_shuffle_is_fisher_yates_from_the_last_place_down",
    ),
    Break(
        "a view of another seat",
        "if one is state and who == seat:",
        "if one is state:",
        "test_a_seat_sees_its_own_hand_and_only_the_counts_of_others",
    ),
    Break(
        "discs that flip round the edge",
        "(7, _INNER)",
        "(7, FULL)",
        "test_runs_closed_from_the_placed_disc_flip_in_all_eight_directions",
    ),
    Break(
        "the fewer discs win",
        "best = max(state.score)",
        "best = min(state.score)",
        "test_a_full_board_ends_the_match",
    ),
    Break(
        "a pass that nobody is told of",
        "position=position.passed(), last=(*state.last, event))",
        "position=position.passed())",
        "test_a_player_without_a_move_passes_and_the_pass_is_shown",
    ),
    Break(
        "four of a colour for four",
        "4: 5,",
        "4: 4,",
        "test_a_line_is_worth_the_sum_of_its_groups[rrrryb-5]",
    ),
    Break(
        "one pass fewer ends a match",
        "len(state.passed) == state.seats",
        "len(state.passed) >= state.seats - 1",
        "test_when_every_seat_has_passed_in_succession_the_match_ends_and_is_scored_as_it_stands",
    ),
    Break(
        "a swap with itself",
        "for other in taken if cell != other]",
        "for other in taken]",
        "test_legal_moves_come_stone_by_stone_in_the_order_of_the_hand",
    ),
    Break(
        "a bridge over two edges",
        "if len(edges) == 1 else []",
        "if edges else []",
        "test_the_sixth_tile_around_a_point_completes_a_hexagon_for_50",
    ),
    Break(
        "own digits counted for the winner",
        'phrase("own", seat=winner, points=-own)',
        'phrase("own", seat=winner, points=own)',
        "test_the_winner_of_a_blocked_round_gets_the_others_digits_less_the_own_and_no_25",
    ),
    Break(
        "tiles that are flipped",
        "(b, c, a), (c, a, b))",
        "(b, c, a), (c, b, a))",
        "test_tiles_turn_so_that_035_lies_in_three_ways",
    ),
    Break(
        "a wrong checksum",
        "zlib_ng.crc32(content, zlib_ng.crc32(kind))",
        "zlib_ng.crc32(content)",
        "test_a_painted_picture_is_valid[crosswise-light]",
    ),
    Break(
        "black and white exchanged in words",
        '{"black": view.black, "white": view.white}',
        '{"black": view.white, "white": view.black}',
        "test_the_description_tells_all_that_can_be_seen",
    ),
    Break(
        "slots counted from nothing",
        "slot, stone in enumerate(view.hand, 1)",
        "slot, stone in enumerate(view.hand)",
        "test_the_text_board_shows_stones_scores_and_the_own_hand",
    ),
    Break(
        "a tile upside down in words",
        "(UP if points_up(tile.cell) else DOWN)",
        "(DOWN if points_up(tile.cell) else UP)",
        "test_the_description_tells_hands_points_and_every_tile",
    ),
    Break(
        "a link a day too many",
        "or 0) >= most:",
        "or 0) > most:",
        "test_guests_of_one_address_have_a_limit_of_their_own[sqlite]",
    ),
    Break(
        "a cookie that holds after its end",
        "cookie[1] < least}",
        "cookie[1] < least - 1}",
        "test_a_cookie_that_is_renewed_leaves_its_copies_void[sqlite]",
    ),
    Break(
        "a delivery carried out twice",
        "if not connection.execute(insert).rowcount:",
        "if connection.execute(insert).rowcount < 0:",
        "test_a_typed_line_that_comes_again_counts_once[sqlite]",
    ),
    Break(
        "nothing waits for its turn",
        "self._left -= 1",
        "self._left -= 0",
        "test_a_bucket_gives_its_size_at_once_and_its_rate_after",
    ),
    Break(
        "a bucket that overflows",
        "min(self.limit.size, grown), now",
        "grown, now",
        "test_a_bucket_gives_its_size_at_once_and_its_rate_after",
    ),
    Break(
        "stars as formatting",
        "[\\\\*_~`|\\[<@]",
        "[\\\\_~`|\\[<@]",
        "test_what_would_be_formatting_is_escaped",
    ),
    Break(
        "a mention that notifies",
        "[\\\\*_~`|\\[<@]",
        "[\\\\*_~`|\\[<]",
        "test_what_would_be_formatting_is_escaped",
    ),
    Break(
        "the least urgent first",
        "waiter = min(self._waiting, key=lambda each: each[1]) if fair else self._waiting[0]",
        "waiter = min(self._waiting, key=lambda each: each[1]) if fair else self._waiting[-1]",
        "test_boards_go_before_answers_and_those_before_notices_and_the_rest",
    ),
    Break(
        "a clock read aloud at each second",
        'el("span", { class: "running", "aria-hidden": "true" })',
        'el("span", { class: "running" })',
        "test_a_clock_runs_by_the_servers_time_and_says_when_it_is_past",
    ),
    Break(
        "time that runs while the machine sleeps",
        "await self._tables.shift(seconds, self._steady.follow)",
        "self._steady.follow(seconds)",
        "test_nothing_is_due_by_a_jump_and_all_in_its_time_afterwards",
    ),
    Break(
        "a seat more than the game has",
        "return len(table.chairs) >= GAMES[table.game].seats.stop - 1",
        "return len(table.chairs) >= GAMES[table.game].seats.stop",
        "test_a_table_has_no_more_seats_than_its_game",
    ),
    Break(
        "the newest person inherits the table",
        "return min(people, key=lambda chair: chair.joined).person",
        "return max(people, key=lambda chair: chair.joined).person",
        "test_when_the_host_leaves_the_person_longest_seated_follows",
    ),
    Break(
        "whoever is overdue chooses what becomes of it",
        "return bool(seats) and table.chairs[turn.seat].person != person",
        "return bool(seats)",
        "test_nobody_else_may",
    ),
    Break(
        "a clock that gains without end",
        "min(clock.first, remaining(turn, now) + clock.bonus)",
        "remaining(turn, now) + clock.bonus",
        "test_an_own_move_gives_the_bonus_but_never_more_than_the_first_amount",
    ),
    Break(
        "a drawn series that goes on for one match more",
        "played >= 3 * series.length",
        "played > 3 * series.length",
        "test_a_series_is_decided_as_its_kind_says",
    ),
    Break(
        "a proposal repeated as often as one likes",
        "refused=(*table.refused, again)",
        "refused=table.refused",
        "test_declined_it_is_not_proposed_again_in_that_turn_by_the_same_person",
    ),
    Break(
        "draws counted as wins in a row",
        "result.share == 1.0",
        "result.share >= 0.5",
        "test_a_draw_ends_a_run_of_wins",
    ),
    Break(
        "a streak that is over before the day is",
        "last = today if today in days else today - 1",
        "last = today",
        "test_a_row_of_days_ends_where_one_is_missing_but_not_before_today_is_over",
    ),
    Break(
        "seats in names counted from nothing",
        '({seat + 1})" if any(alike',
        '({seat})" if any(alike',
        "test_only_those_who_look_alike_are_marked_with_the_number_of_their_seat",
    ),
    Break(
        "anybody's seat given away while another is overdue",
        "if seat == table.turn.seat and play.may_choose(",
        "if play.may_choose(",
        "test_of_the_seats_beside_an_overdue_one_none_is_given_away_unasked",
    ),
    Break(
        "every absence begins the year anew",
        "return days * DAY + spent <= MOST_DAYS",
        "return days * DAY <= MOST_DAYS",
        "test_thirty_days_at_once_and_in_any_365",
    ),
    Break(
        "an older sign in place of a newer one",
        "signs[person].at < sign.at",
        "signs[person].at > sign.at",
        "test_of_two_processes_signs_the_later_one_holds",
    ),
    Break(
        "half a move kept after the table has moved on",
        "return path if revision == table.revision else ()",
        "return path",
        "test_a_choice_is_of_its_revision_alone",
    ),
    Break(
        "an analysis without a claim",
        "if not await rows.claim(self._database, *key, now, lapsed):",
        "if await rows.claim(self._database, *key, now, lapsed) is None:",
        "test_asked_for_at_two_processes_at_once_it_is_made_once",
    ),
    Break(
        "files as large as one likes",
        "used.files >= self._limits.files or used.size + size > self._limits.size",
        "used.files >= self._limits.files",
        "test_nobody_brings_in_matches_or_files_without_end",
    ),
    Break(
        "a line that counts again when it comes again",
        'f"{line.origin} typed"',
        'f"{press.pack()} typed"',
        "test_a_line_delivered_twice_counts_once",
    ),
    Break(
        "a private screen renewed without news",
        "private.stop is None or same:",
        "private.stop is None:",
        "test_a_screen_that_is_no_news_is_neither_made_nor_shown",
    ),
    Break(
        "a chat with a table too many",
        "if code not in shown and len(shown) >= self._most:",
        "if code not in shown and len(shown) > self._most:",
        "test_a_chat_full_of_running_tables_takes_no_start_join_or_match",
    ),
    Break(
        "a press on an old board",
        "if revision is not None and before.revision != revision:",
        "if revision is not None and before.revision < revision:",
        "test_a_press_on_an_old_message_is_refused_and_the_screen_refreshed",
    ),
    Break(
        "what one has proposed is asked of oneself",
        "scene.reader != proposal.person",
        "scene.reader == proposal.person",
        "test_what_is_proposed_stands_on_the_board_with_who_has_still_to_answer",
    ),
    Break(
        "a way to hands where none are hidden",
        "if not scene.view.hands or scene.seat is not None or scene.reader is not None:",
        "if scene.seat is not None or scene.reader is not None:",
        "test_a_running_board_shows_hint_and_more_and_folds_the_rest",
    ),
    Break(
        "a menu that stays open over a move",
        'return key if held in ("", str(revision)) else ""',
        "return key",
        "test_a_page_lasts_or_holds_for_one_revision",
    ),
    Break(
        "a replay that shows the end at each move",
        ".view(self.states[ply], self.seat)",
        ".view(self.states[-1], self.seat)",
        "test_every_ply_of_a_match_that_is_over_has_its_picture_and_its_sentence",
    ),
    Break(
        "a claim that never lapses",
        "or_(claimed.is_(None), claimed < lapsed)",
        "or_(claimed.is_(None), claimed > lapsed)",
        "test_what_is_claimed_is_free_again_when_the_claim_has_lapsed[sqlite]",
    ),
    Break(
        "a display that goes back to an older board",
        'displays.c.id == bindparam("key"), displays.c.shown < bindparam("now")',
        'displays.c.id == bindparam("key")',
        "test_what_a_display_shows_never_goes_back[sqlite]",
    ),
    Break(
        "the puzzle of the day an hour late",
        "dailies.c.hour <= hour)",
        "dailies.c.hour < hour)",
        "test_a_chat_is_claimed_once_at_its_hour_and_not_again_that_day[sqlite]",
    ),
    Break(
        "a code that links for ever",
        "good = and_(link_codes.c.hash == code, link_codes.c.expires > now)",
        "good = link_codes.c.hash == code",
        "test_codes_work_once_until_they_expire_and_for_others[sqlite]",
    ),
    Break(
        "an answer sent to what it is about",
        "QueuedQuestion(question, letter.about, letter.reply,",
        "QueuedQuestion(question, letter.reply, letter.about,",
        "test_every_view_comes_back_as_it_was",
    ),
    Break(
        "a seed that need not fit its seal",
        "if not chance.is_seed(record.seed) or chance.commitment(record.seed) != record.hash:",
        "if not chance.is_seed(record.seed):",
        "test_every_alteration_of_the_deal_is_found",
    ),
    Break(
        "any name that points to this machine",
        '(not is_loopback(bound) or is_loopback(found["name"].strip("[]")))',
        "True",
        "test_on_loopback_only_loopback_names_are_answered",
    ),
    Break(
        "two buttons of one name",
        '(f"#{number}" if number > 1 else "")',
        '(f"#{number}" if number > 2 else "")',
        "test_equal_payloads_get_names_of_their_own",
    ),
    Break(
        "places counted in characters",
        'return len(text.encode("utf-16-le")) // 2',
        "return len(text)",
        "test_places_are_counted_as_clients_do",
    ),
    Break(
        "a file for whoever has its address",
        'if (reader, file.name) != (person.account, request.match_info["name"]):',
        'if file.name != request.match_info["name"]:',
        "test_a_file_is_fetched_by_the_one_who_asked_and_by_nobody_else",
    ),
    Break(
        "an address that anybody may make up",
        "if further is None or not self._trusts(client):",
        "if further is None:",
        "test_the_nearest_hop_that_is_no_proxy_is_whoever_asks",
    ),
    Break(
        "a clock that is a second short",
        "const seconds = Math.ceil(left);",
        "const seconds = Math.floor(left);",
        "test_the_pages_modules_do_what_they_say",
    ),
    Break(
        "the focus goes to the first, not to the nearest",
        "const away = (place) => Math.abs(place - from);",
        "const away = (place) => place;",
        "test_the_pages_modules_do_what_they_say",
    ),
    Break(
        "a button by night too light for its words",
        ".tablecard.mine .pill { background: #2f7a5f; }",
        ".tablecard.mine .pill { background: #35876a; }",
        "test_cards_show_board_names_game_and_pill_at_every_width[phone]",
    ),
    Break(
        "the last disc marked as turned over",
        'view.placed: "placed"}',
        'view.placed: "flipped"}',
        "test_the_last_disc_lies_in_gold_brackets_and_what_it_flipped_has_a_pip",
    ),
    Break(
        "purple that is blue to some",
        '"purple": Stone(rgb("7330A0")',
        '"purple": Stone(rgb("4A7BE0")',
        "test_what_must_be_told_apart_is_in_the_palette_made_for_a_weakness",
    ),
    Break(
        "a card for those who wait",
        "return theme.card if seat == view.turn else theme.page",
        "return theme.page if seat == view.turn else theme.card",
        "test_the_hand_to_move_lies_on_a_card",
    ),
    Break(
        "a record that is wrong in one step is right",
        "return WORST if any(",
        "return WORST if all(",
        "test_verify_finds_what_was_altered",
    ),
    Break(
        "a mention within a name",
        '_MENTION.sub("＠", _LINK_DOT.sub("․", _SCHEME.sub(": ", text)))',
        '_LINK_DOT.sub("․", _SCHEME.sub(": ", text))',
        "test_a_name_is_made_fit_for_a_line",
    ),
    Break(
        "a moment told of nobody",
        "notice-told = { $who } wurde { $when } benachrichtigt.",
        "notice-told = { $name } wurde { $when } benachrichtigt.",
        "test_a_language_fills_in_what_english_does",
    ),
    Break(
        "the round's winner crowned as the match's",
        "crowned = won if self.view.outcome is None else self._won(seat)",
        "crowned = won",
        "test_the_crown_is_the_rounds_winners_until_the_match_has_one",
    ),
    Break(
        "rules that know a refusal of the bot's",
        "from engines.reversi import position, record",
        "from bot.errors import BadValue\nfrom engines.reversi import position, record",
        "test_rules_and_pictures_know_nothing_of_what_uses_them[engines]",
    ),
    Break(
        "a game named outside its folder",
        "puzzler = GAMES[game].puzzler if game in GAMES else None",
        'puzzler = GAMES[game].puzzler if game != "triominos" else None',
        "test_nothing_in_the_bot_names_a_game[triominos]",
    ),
    Break(
        "talk that is answered",
        "if invocation.talk and not await self._moves.could_be(line):",
        "if not await self._moves.could_be(line) and False:",
        "test_talk_about_a_lobby_or_about_no_table_is_no_matter_of_ours",
    ),
    Break(
        "a reaction that tells what is in a hand",
        "return isinstance(reply, Refused) and not reply.veiled",
        "return isinstance(reply, Refused)",
        "test_a_refused_part_of_a_move_is_not_known_to_be_refused[crosswise]",
    ),
    Break(
        "ways too small for a finger",
        ".walk-way { width: 44px; height: 44px; }",
        ".walk-way { width: 32px; height: 32px; }",
        "test_the_replay_fits_every_window[others]",
    ),
    Break(
        "a push service in our own network that is asked",
        "if self._reach.public_only and not is_public(ip_address(place[0])):",
        "if False:",
        "test_no_push_service_in_our_own_network_is_asked",
    ),
    Break(
        "a push service that sends elsewhere and is followed",
        "headers=headers, allow_redirects=False",
        "headers=headers, allow_redirects=True",
        "test_a_service_that_sends_elsewhere_or_refuses_is_not_followed",
    ),
    Break(
        "a browser that is gone and told on",
        "if answer is PushOutcome.GONE:",
        "if False:",
        "test_all_browsers_of_a_person_are_told_and_one_that_is_gone_is_forgotten",
    ),
    Break(
        "somebody who has closed the page and counts as here",
        "if sign is None or sign.chat.key in self._closed:",
        "if sign is None:",
        "test_who_has_closed_their_last_page_is_no_longer_here",
    ),
)
