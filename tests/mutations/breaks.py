"""The breaks: one line each, as a slip might make it, and the test that catches it."""

from typing import NamedTuple


class Break(NamedTuple):
    """What is broken, in which file, the part of a line there, what it becomes, and the test that
    fails then, as pytest names it."""

    name: str
    file: str
    old: str
    new: str
    test: str

    def applied(self, text: str) -> str:
        """The file's ``text`` with the break. Raises ValueError where it does not fit."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: {self.file} has changed")
        return text.replace(self.old, self.new)


BREAKS = (
    Break(
        "a shuffle that leaves a place out",
        "engines/chance.py",
        "below(stream, last + 1)",
        "below(stream, last)",
        "tests/engines/test_chance.py::test_a_shuffle_is_fisher_yates_from_the_last_place_down",
    ),
    Break(
        "a view of another seat",
        "engines/recent.py",
        "if one is state and who == seat:",
        "if one is state:",
        "tests/engines/test_crosswise_view.py::test_a_seat_sees_its_own_hand_and_only_the_counts_of_others",
    ),
    Break(
        "discs that flip round the edge",
        "engines/reversi/board.py",
        "(7, _INNER)",
        "(7, FULL)",
        "tests/engines/test_reversi_board.py::test_runs_closed_from_the_placed_disc_flip_in_all_eight_directions",
    ),
    Break(
        "the fewer discs win",
        "engines/reversi/outcome.py",
        "best = max(state.score)",
        "best = min(state.score)",
        "tests/engines/test_reversi_rules.py::test_a_full_board_ends_the_match",
    ),
    Break(
        "no pass is made",
        "engines/reversi/rules.py",
        "if not position.must_pass():",
        "if position.must_pass():",
        "tests/engines/test_reversi_rules.py::test_black_moves_first_and_may_play_on_four_cells",
    ),
    Break(
        "four of a colour for four",
        "engines/crosswise/scoring.py",
        "4: 5,",
        "4: 4,",
        "tests/engines/test_crosswise_scoring.py::test_a_line_is_worth_the_sum_of_its_groups[rrrryb-5]",
    ),
    Break(
        "one pass fewer ends a match",
        "engines/crosswise/outcome.py",
        "len(state.passed) == state.seats",
        "len(state.passed) >= state.seats - 1",
        "tests/engines/test_crosswise_end.py::test_when_every_seat_has_passed_in_succession_the_match_ends_and_is_scored_as_it_stands",
    ),
    Break(
        "a swap with itself",
        "engines/crosswise/moves.py",
        "for other in taken if cell != other]",
        "for other in taken]",
        "tests/engines/test_crosswise_rules.py::test_legal_moves_come_stone_by_stone_in_the_order_of_the_hand",
    ),
    Break(
        "a bridge over two edges",
        "engines/triominos/bonus.py",
        "if len(edges) == 1 else []",
        "if edges else []",
        "tests/engines/test_triominos_bonus.py::test_the_sixth_tile_around_a_point_completes_a_hexagon_for_50",
    ),
    Break(
        "own digits counted for the winner",
        "engines/triominos/ending.py",
        'phrase("own", seat=winner, points=-own)',
        'phrase("own", seat=winner, points=own)',
        "tests/engines/test_triominos_rounds.py::test_the_winner_of_a_blocked_round_gets_the_others_digits_less_the_own_and_no_25",
    ),
    Break(
        "tiles that are flipped",
        "engines/triominos/tiles.py",
        "(b, c, a), (c, a, b))",
        "(b, c, a), (c, b, a))",
        "tests/engines/test_triominos_tiles.py::test_tiles_turn_so_that_035_lies_in_three_ways",
    ),
    Break(
        "a wrong checksum",
        "render/png.py",
        "zlib_ng.crc32(content, zlib_ng.crc32(kind))",
        "zlib_ng.crc32(content)",
        "tests/render/test_png.py::test_a_painted_picture_is_valid[light-crosswise]",
    ),
    Break(
        "black and white exchanged in words",
        "render/reversi/alt.py",
        '{"black": view.black, "white": view.white}',
        '{"black": view.white, "white": view.black}',
        "tests/render/reversi/test_alt.py::test_the_description_tells_all_that_can_be_seen",
    ),
    Break(
        "slots counted from nothing",
        "render/crosswise/text.py",
        "enumerate(view.hand, 1)",
        "enumerate(view.hand)",
        "tests/render/crosswise/test_text.py::test_the_text_board_shows_stones_scores_and_the_own_hand",
    ),
    Break(
        "a tile upside down in words",
        "render/triominos/alt.py",
        "(UP if up else DOWN)",
        "(DOWN if up else UP)",
        "tests/render/triominos/test_alt.py::test_the_description_tells_hands_points_and_every_tile",
    ),
    Break(
        "a link a day too many",
        "bot/store/link_quota.py",
        "or 0) >= most:",
        "or 0) > most:",
        "tests/contract/test_store_link_quota.py::test_guests_of_one_address_have_a_limit_of_their_own[sqlite]",
    ),
    Break(
        "a cookie that holds after its end",
        "bot/store/sessions.py",
        "cookie[1] < least}",
        "cookie[1] < least - 1}",
        "tests/contract/test_store_sessions.py::test_a_cookie_that_is_renewed_leaves_its_copies_void[sqlite]",
    ),
    Break(
        "a delivery carried out twice",
        "bot/store/deliveries.py",
        "if not connection.execute(insert).rowcount:",
        "if connection.execute(insert).rowcount < 0:",
        "tests/contract/test_deliveries.py::test_a_typed_line_that_comes_again_counts_once[sqlite]",
    ),
    Break(
        "nothing waits for its turn",
        "bot/platforms/web/rate_limit.py",
        "self._left -= 1",
        "self._left -= 0",
        "tests/platforms/web/test_rate_limit.py::test_a_bucket_gives_its_size_at_once_and_its_rate_after",
    ),
    Break(
        "a bucket that overflows",
        "bot/platforms/web/rate_limit.py",
        "min(self.limit.size, grown), now",
        "grown, now",
        "tests/platforms/web/test_rate_limit.py::test_a_bucket_gives_its_size_at_once_and_its_rate_after",
    ),
    Break(
        "stars as formatting",
        "bot/platforms/discord/markdown.py",
        "[\\\\*_~`|\\[<@]",
        "[\\\\_~`|\\[<@]",
        "tests/platforms/discord/test_markdown.py::test_what_would_be_formatting_is_escaped",
    ),
    Break(
        "a mention that notifies",
        "bot/platforms/discord/markdown.py",
        "[\\\\*_~`|\\[<@]",
        "[\\\\*_~`|\\[<]",
        "tests/platforms/discord/test_markdown.py::test_what_would_be_formatting_is_escaped",
    ),
    Break(
        "the least urgent first",
        "bot/platforms/telegram/turns.py",
        "return self._waiting[0]",
        "return self._waiting[-1]",
        "tests/platforms/telegram/test_turns.py::test_boards_go_before_answers_and_those_before_notices_and_the_rest",
    ),
    Break(
        "a clock read aloud at each second",
        "bot/platforms/web/static/js/clock.js",
        'el("span", { class: "running", "aria-hidden": "true" })',
        'el("span", { class: "running" })',
        "tests/platforms/web/test_clock.py::test_a_clock_runs_by_the_servers_time_and_says_when_it_is_past",
    ),
    Break(
        "time that runs while the machine sleeps",
        "bot/running/clocks.py",
        "await self._tables.shift(seconds, self._steady.follow)",
        "self._steady.follow(seconds)",
        "tests/bot/test_clock_jumps.py::test_nothing_is_due_by_a_jump_and_all_in_its_time_afterwards",
    ),
)
