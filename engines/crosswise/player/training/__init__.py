"""How the weights of the evaluation are made: ``python -m engines.crosswise.player.training``.

Matches are played by the weights known so far, with some moves by chance. For every number of
empty cells the final results are then fitted, by least squares, to what lay in the lines after a
move; the next matches are played by the new weights, and so on. It takes some minutes of one core.

The weights in ``weights.npz`` were made by the rounds that ``__main__`` names. They explained
0.300, 0.377 and 0.388 of the variance of the results with two seats, 0.490 with three, 0.494 with
four.
"""
