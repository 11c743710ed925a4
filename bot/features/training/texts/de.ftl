# Training

train-none = Es gibt nichts zu wiederholen: kein verfehltes Rätsel, kein verpasster Zug.
command-train = Ein verfehltes Rätsel oder einen verpassten Zug wiederholen
better-title = Bessere Züge · { $place } von { $count } · { $game }
better-title-again = Bessere Züge · { $code } · { $game }
better-ask = Zug { $ply }: Du hast { $played } gespielt. Was war um { $cost } besser?
better-played = ❌ { $move } hast du gespielt.
better-wrong = ❌ { $move } ist nicht besser.
better-worth = ❌ { $move } ist { $value } wert.
better-as-good = ✅ { $move } ist genauso gut!
better-points = Sofort bringt { $better } { $best }, { $played } { $value }.
better-end = Das war der letzte. Gefunden: { $found } von { $count }.
better-none = Keiner deiner Züge hat etwas verschenkt.
button-better = Bessere Züge finden
button-train = Weiter
button-do-train = Was ich verfehlt habe
refusal-not-played = Du hast in dieser Partie nicht mitgespielt.
discord-command-train = üben
