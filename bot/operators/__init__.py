"""What operators of the server may do: end a table, shut somebody out, announce a pause.

Typed on the command line or in a private chat, it becomes a ``Deed``, a row that a bot carries out
within a second, and that stays as the log of what was done.

    deed.py       what an operator wants, and what became of it
    orders.py     a typed line becomes one
    steps.py      what it does to a table
    rows.py       its tables in the database; only here is the database's library imported
    operators.py  carries deeds out, and tells who is shut out and which pause is announced
    report.py     deeds and usage in lines, for operators
"""
