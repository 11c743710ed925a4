"""How the weights of the evaluation are made: ``python -m engines.reversi.training``."""
