"""How long tests wait for what must happen: not a measure of speed, only a guard against waiting
for ever. A machine on which everything takes ten times as long must still pass."""

PATIENCE = 180.0  # seconds

LONG_PATIENCE = 2 * PATIENCE
"""For what several processes of the bot that begin beside each other take together."""
