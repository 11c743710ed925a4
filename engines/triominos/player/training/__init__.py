"""How the weights of the evaluations were found; nothing that plays imports it."""
