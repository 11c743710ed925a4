"""How the weights of the evaluation are made: ``python -m engines.reversi.player.training``.

Matches of the present weights against themselves, one ply ahead, after 4 to 17 random plies and
with slips and misjudgements, give the positions of each phase of four empty cells. Phase by phase
from the end of the match to its beginning they are labelled and fitted: with at most 13 empty cells
they are played out, before that a search of three plies, or as many as lead into the phase that
was fitted last, and one of a ply more are averaged. The results of matches are not used: as labels
they are off by 15 to 23 discs before 24 empty cells. The label is the mean of an odd and an even
search, and what an evaluation still gives to the side to move is taken off after each fit; without
both it grows by about a disc a phase, up to 14 discs in the opening.

The weights in ``weights.npz`` come from two generations::

    --positions 100000 --exact 12 --seed 20 --out first.npz    (no weights: moves by mobility)
    --positions 800000 --seed 21 --start first.npz

which took 2 and 17 minutes of a shared core. Their errors in discs, beside the standard deviation
of the labels, on one position in ten kept back:

    phase  empty cells  spread of the labels  error
        1       4-7                    26.48   6.84
        2       8-11                   27.55   8.78
        3      12-15                   26.75   7.57
        4      16-19                   25.65   5.34
        5      20-23                   24.93   4.90
        6      24-27                   24.08   4.61
        7      28-31                   23.08   4.34
        8      32-35                   21.88   4.17
        9      36-39                   20.47   3.92
       10      40-43                   18.97   3.65
       11      44-47                   17.21   3.50
       12      48-51                   14.51   3.18
       13      52-55                   11.28   2.59

Against the weights before these, of 170,000 positions a phase, they took 52 ± 10 % of 100 matches;
a set that differs from them below 16 empty cells alone took 58 ± 8 % of 160.
Labels of five plies and ends from 17 empty cells, tried with 800,000 positions of one phase, were
8.0 discs off the exact results of 20 empty cells where these are 8.1 off, at five times the cost.
"""
