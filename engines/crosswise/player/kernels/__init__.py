"""What is compiled, in numba, and the tables that go into it. Only loaded when the player is first
used, so that the rules stay free of numpy and numba."""
