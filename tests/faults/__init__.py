"""Faults with real causes (a full disk, a lost database, refused tokens): what people see, and that
all goes on."""
