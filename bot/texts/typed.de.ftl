# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = „{ $text }“ kann heißen: { $choices }. Was davon?
typed-nothing = „{ $text }“ geht hier gerade nicht. Du kannst schreiben: { $choices }. /help nennt die Befehle.
typed-played = Gespielt: { $move }.
typed-sure = { $about } Schreib „ja“ oder „nein“.
typed-kept = Gut, alles bleibt, wie es ist.
typed-apart = Meine Antwort ist nur für dich: Nimm hier /move, oder schreib mir privat.
typed-help = Statt zu drücken kannst du auch schreiben: Antworte auf ein Brett mit d3, schreib /move d3 oder in unserem privaten Chat nur d3. In einer Gruppe lesen alle deine Antwort, und ein halber Zug verrät etwas über deine Hand.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = nach, auf, zu, und, mit, an, in, bei, für, durch, gegen, den, die, das, Platz, Stelle
typed-word-agree = ja, j, ok, okay, gern, einverstanden
typed-word-decline = nein, n, ne, ablehnen
typed-word-add = Stufe, Computer
typed-word-next = weiter, austeilen
typed-word-also = ich auch, auch ich

## The command

command-move = Einen Zug schreiben statt drücken: /move d3
parameter-text = Der Zug, oder was auf einem Knopf steht
discord-command-move = zug
# As in English.
discord-parameter-text = text
