"""Where everything lies in the one block of memory that a search works on.

Counted in words of eight bytes from its beginning: a head of single numbers, then for each count
of empty cells what is being searched there, then a list of moves, then a row of the evaluation's
features. Every ply has its own count of empty cells, so that a search needs no other stack. The
hash table and the weights are blocks of their own.
"""

NODES = 0  # positions visited
LIMIT = 1  # how many may be
STOP = 2  # not zero: give up what has fewer empty cells than this; set from outside, by the search
# itself at its limit, or by one that helps when it has found what this one looks for
TABLE = 3  # the address of the hash table
MASK = 4  # its number of buckets less one
WEIGHTS = 5  # the address of the weights of the evaluation
AGE = 6  # the number of the present search, so that old entries are replaced first
SALT = 7  # another number for each search, so that none finds what another one kept
PEER = 8  # the address of the block of another search of the same end, in another thread; or 0
HEAD = 16
ALL = 1 << 20  # in STOP: more than any number of empty cells

LIST = 160  # words for the moves of one position, four for each; there are at most 33
PATH = HEAD  # for each count of empty cells the ``trace`` of the position searched, or 0
LISTS = PATH + 72
FEATURES = LISTS + 64 * LIST  # sixteen words with 64 short numbers for each count of empty cells
FEATURE = 16
WORDS = FEATURES + 65 * FEATURE

ENTRY = 4  # words of an entry of the table: own, other, the end, the middle game
BUCKET = 2 * ENTRY  # two entries, one line of the processor's cache
