"""What all tests share."""

import os
import sys

# Some tests start the program again and again; compiling every module anew each time would take
# longer than the tests themselves.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
