import os
import sys

# The processes of the tests, and the programs that they start again and again, would compile every
# module anew: here, before any of them is loaded, they are told to keep what is compiled.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
