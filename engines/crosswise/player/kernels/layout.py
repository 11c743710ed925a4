"""Where things lie in the array of 16-bit numbers that is a position to the kernels.

The array holds what all hands and the bag hold, so one made from a view has guesses in it: see
``engines.crosswise.player.knowledge``. A move is one number: the stone in the lowest four bits,
then six bits for the first cell, six for the second, three for the colour that a *replace* lays.
"""

CELL = 0  # 36 cells: 0 when empty, else the colour's number plus one
LINE = 36  # 6 columns and 6 rows, each the number of what lies in it
LYING = 48  # 6: stones of each colour on the board
HAND = 54  # 4 seats × 10: stones of each colour and kind
BAG = 94  # 54 stones, drawn from the end
BAG_SIZE = 148
PLY = 149  # the place in the order of turns
SEATS = 150
EMPTY = 151  # empty cells
PASSED = 152  # a bit for each seat that has passed since the last other move
OVER = 153  # 0 while the match goes on, else the reason
COMING = 154  # 4: specials of each kind not yet played
AHEAD = 158  # points that the columns had before the first stone, less those that the rows had
SIZE = 159

STONES = 10  # colours and kinds in a hand
MOVE, REMOVE, REPLACE, SWAP = 6, 7, 8, 9
PASS = -1

SIX_COLUMN, SIX_ROW, FULL, PASSES = 1, 2, 3, 4
"""Why a match is over."""

MOST_MOVES = 2048
"""More moves than any hand has; swaps count once for two cells."""
