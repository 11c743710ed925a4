# Training

train-none = Nie masz nieudanych zadań ani ruchów do powtórki.
command-train = Powtórz nieudane zadanie albo ruch
better-title = Lepsze ruchy · { $place } z { $count } · { $game }
better-title-again = Lepsze ruchy · { $code } · { $game }
better-ask = Ruch { $ply }, twój wybór: { $played }. Co było lepsze o { $cost }?
better-played = ❌ { $move }: tak było w partii.
better-wrong = ❌ { $move }: to nie jest lepsze.
better-worth = ❌ { $move }: wartość { $value }.
better-as-good = ✅ { $move }: równie dobrze!
better-points = Od razu { $better } daje { $best }, a { $played } daje { $value }.
better-end = To był ostatni. Znalezione: { $found } z { $count }.
better-none = Żaden z twoich ruchów niczego nie kosztował.
button-better = Znajdź lepsze ruchy
button-train = Dalej
button-do-train = Co mi nie wyszło
refusal-not-played = Nie było cię w tej partii.
discord-command-train = trening
