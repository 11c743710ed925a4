# Training

train-none = Je hebt geen gemiste puzzels of zetten om te herhalen.
command-train = Een gemiste puzzel of zet herhalen
better-title = Betere zetten · { $place } van { $count } · { $game }
better-title-again = Betere zetten · { $code } · { $game }
better-ask = Zet { $ply }: je speelde { $played }. Wat was { $cost } beter?
better-played = ❌ { $move } is wat je speelde.
better-wrong = ❌ { $move } is niet beter.
better-worth = ❌ { $move } is { $value } waard.
better-as-good = ✅ { $move } is net zo goed!
better-points = Meteen levert { $better } { $best } op, { $played } { $value }.
better-end = Dat was de laatste. Gevonden: { $found } van { $count }.
better-none = Geen van je zetten gaf iets weg.
button-better = Betere zetten zoeken
button-train = Volgende
button-do-train = Wat ik miste
refusal-not-played = Je hebt in deze partij niet meegespeeld.
discord-command-train = oefenen
