# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = “{ $text }” kan betekenen: { $choices }. Welke?
typed-nothing = “{ $text }” kan hier nu niet. Je kunt typen: { $choices }. /help noemt de commando’s.
typed-played = Gespeeld: { $move }.
typed-sure = { $about } Typ “ja” of “nee”.
typed-kept = Goed, alles blijft zoals het is.
typed-apart = Mijn antwoord is alleen voor jou: gebruik hier /move, of stuur me een privébericht.
typed-help = Wat op een knop staat, kun je ook typen: antwoord op een bord met d3, schrijf /move d3, of in onze privéchat gewoon d3. In een groep leest iedereen je antwoord, en een halve zet verraadt iets over je hand.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = naar, op, in, en, met, aan, bij, voor, door, de, het, plek
typed-word-agree = ja, j, ok, oké, akkoord
typed-word-decline = nee, n, weigeren
typed-word-add = niveau, computer
typed-word-next = verder, delen
typed-word-also = ik ook

## The command

command-move = Een zet doen door hem te typen: /move d3
parameter-text = De zet, of wat op een knop staat
discord-command-move = zet
discord-parameter-text = tekst
