"""Where everything lies in the one block of memory that a search works on.

Counted in words of eight bytes from its beginning: a head of single numbers, then for each count
of empty cells a list of moves, then for each a row of the evaluation's features. Every ply has its
own count of empty cells, so that a search needs no other stack. The hash table and the weights
are blocks of their own.
"""

NODES = 0  # positions visited
LIMIT = 1  # how many may be
STOP = 2  # not zero: give up; set from outside, or by the search at its limit
TABLE = 3  # the address of the hash table
MASK = 4  # its number of buckets less one
WEIGHTS = 5  # the address of the weights of the evaluation
AGE = 6  # the number of the present search, so that old entries are replaced first
SALT = 7  # another number for each search, so that none finds what another one kept
HEAD = 16

LIST = 160  # words for the moves of one position, four for each; there are at most 33
LISTS = HEAD
FEATURES = LISTS + 64 * LIST  # sixteen words with 64 short numbers for each count of empty cells
FEATURE = 16
WORDS = FEATURES + 65 * FEATURE

ENTRY = 4  # words of an entry of the table: own, other, the end, the middle game
BUCKET = 2 * ENTRY  # two entries, one line of the processor's cache
