"""What is compiled: the round in memory, its rules, evaluations and playouts."""
