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
        "no pass is made",
        "if not position.must_pass():",
        "if position.must_pass():",
        "test_black_moves_first_and_may_play_on_four_cells",
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
        "test_a_painted_picture_is_valid[light-crosswise]",
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
        "(UP if up else DOWN)",
        "(DOWN if up else UP)",
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
        "return self._waiting[0]",
        "return self._waiting[-1]",
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
)
