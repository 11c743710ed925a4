"""How the weights of the evaluation are made: ``python -m engines.reversi.training``.

Matches of the present weights against themselves, one ply ahead, after 4 to 17 random plies and
with slips and misjudgements, give one position a match for each phase of four empty cells. Phase
by phase from the end of the match to its beginning they are labelled and fitted: with at most 13
empty cells they are played out, before that a search of three to five plies leads into the phase
that was fitted last. The results of matches are not used: as labels they are off by 15 to 23 discs
before 24 empty cells. The label is the mean of an odd and an even search, and what an evaluation
still gives to the side to move is taken off after each fit; without both it grows by about a disc
a phase, up to 14 discs in the opening.

The weights in ``player/weights.npz`` come from three generations, on one slow shared core::

    --positions 100000 --seed 20 --out 1.npz                   (no weights: moves by mobility)
    --positions 200000 --seed 22 --start 1.npz --out 2.npz
    --positions 170000 --seed 23 --start 2.npz --out 3.npz

of which the first two ran with labels of plainer kinds (one search of four plies; the mean of
three and four); only their self-play is left in the result. The last took 14 minutes. Its
errors in discs, of the standard deviation of the labels, on one position in ten kept back:

    phase  empty cells  spread of the labels  error
        1      4-7                     26.89   7.00
        2      8-11                    28.05   8.72
        3     12-15                    27.63   7.59
        4     16-19                    26.83   5.56
        5     20-23                    26.14   5.14
        6     24-27                    25.24   4.78
        7     28-31                    24.06   4.55
        8     32-35                    22.63   4.29
        9     36-39                    20.97   4.03
       10     40-43                    19.16   3.77
       11     44-47                    17.08   3.53
       12     48-51                    14.11   3.12
       13     52-55                    10.65   2.42
"""
