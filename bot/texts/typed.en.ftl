# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } — { $choices }
typed-several = “{ $text }” can mean: { $choices }. Which one?
typed-nothing = “{ $text }” does nothing here now. You can type: { $choices }. /help lists the commands.
typed-played = Played: { $move }.
typed-sure = { $about } Type “yes” or “no”.
typed-kept = All right, nothing changes.
typed-apart = My answer is for you alone: use /move here, or write to me in private.
typed-help = Buttons can be typed as well: reply to a board with d3, write /move d3, or in our private chat just d3. In a group everybody reads a reply, and half a move gives away part of your hand.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = to, on, onto, at, and, with, for, by, the, a, place
typed-word-agree = yes, y, ok, okay, agree, sure
typed-word-decline = no, n, nope, decline
typed-word-add = level, computer, add computer
typed-word-next = deal, next, go on
typed-word-also = me too

## The command

command-move = Make a move by typing it: /move d3
parameter-text = The move, or what stands on a button
discord-command-move = move
discord-parameter-text = text
