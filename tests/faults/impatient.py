"""The program, for whom a platform that refuses it is soon asked again: ``python -m
tests.faults.impatient``."""

import sys

import bot.__main__ as program

program.STARTING, program.LATER = 0.0, 0.5  # seconds: all refusals come later than the start

if __name__ == "__main__":
    sys.exit(program.main([]))
