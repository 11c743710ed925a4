"""What is compiled: searches over bitboards, in numba. Only ``engine`` may import from here, and
only when it is first used, so that the rules stay free of numpy and numba."""
