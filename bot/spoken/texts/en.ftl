# Boards made for reading aloud, for whoever has asked for text. No signs here, only words.

spoken-row = Row { $row }: { $cells }.
spoken-column = Column { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = { $first } to { $last } { $what }
spoken-empty = empty
spoken-rows = The board has these rows: { $rows }.
spoken-columns = The board has these columns: { $columns }.
spoken-columns-none = This board has no columns. Ask for a row.
spoken-hand = Your hand: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = You can play: { $moves }.
spoken-moves-after = After { $picked }: { $moves }.
spoken-every-empty = every empty cell
spoken-brings = { $move } brings { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } tells the rest.
spoken-nothing = Nothing has happened since your move.
spoken-now-first = Your boards come as text now, with the picture after it. /text only leaves the picture out, /text off brings pictures alone.
spoken-now-only = Your boards come as text now, without pictures. /text on brings the picture as well, /text off pictures alone.
spoken-now-off = Your boards come as pictures again.

settings-text = Boards as text
settings-about-me-text = Boards in words, made to be read aloud: with the picture after them or without one. For all that only you see. /board row 3, /board column c and /board last tell a part, /moves what you can play.
settings-text-first = text first
settings-text-only = only text
help-text = With /text on, boards come as text to be read aloud. In a group /board then answers only you; /join with the code sends the board down for all.

command-text = Boards as text, to be read aloud, only for you
command-moves = What you can play now, in words
button-do-text = Boards as text
button-do-moves = What I can play
parameter-how = How: text first, only text or off
parameter-part = Only what has happened since your move
parameter-row = One row of the board in words, such as 3
parameter-column = One column of the board in words, such as c
parameter-after = What you choose first: a piece or a cell
parameter-then = What you choose next
choice-how-first = text first
choice-how-only = only text
choice-how-off = off
choice-part-last = since my move

discord-command-text = text
discord-command-moves = moves
discord-parameter-how = how
discord-parameter-part = part
discord-parameter-row = row
discord-parameter-column = column
discord-parameter-after = after
discord-parameter-then = then
command-board = Send the board down again
discord-command-board = board
