# Replays

button-walk = Wiedergabe
button-analyse = Analyse
button-costliest = Teuerster Zug
button-costly = Teurer Zug { $rank }
button-instead = Besserer Zug
button-rejoin = Zurück zur Partie
replay-instead = { $better } statt { $played }
replay-failed = Die Analyse ist stehen geblieben. Drücke noch einmal, dann geht sie weiter.
replay-none = Kein Zug hat etwas verschenkt.
replay-better = { $better } war um { $points } besser.
replay-progress = { $at } von { $plies } analysiert
button-accuracy = Genauigkeit
accuracy-look = Noch einmal nachsehen
accuracy-line = { $name }: { $percent } %
accuracy-rated = { $name }: { $percent } % · gespielt wie etwa { $rating } ({ $span })
accuracy-none = Niemand hatte etwas zu entscheiden.
accuracy-means = Prozent: wie viel jeder von den Gewinnchancen behalten hat, die da waren. Die Zahl ist die Wertung, bei der man so spielt; in Klammern steht, wozwischen sie in 95 von 100 Partien liegt. Eine Partie sagt wenig.
crosswise-replay-better = { $better } war um { $one ->
        [yes] einen Punkt
       *[no] { $points } Punkte
    } besser.
reversi-replay-better = { $better } war um { $one ->
        [yes] einen Stein
       *[no] { $points } Steine
    } besser.
triominos-replay-better = { $better } war um { $one ->
        [yes] einen Punkt
       *[no] { $points } Punkte
    } besser.
web-replay-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-last = Zum Ende
web-replay-moves = Züge
web-replay-course = Zug
web-replay-start = Anfang
web-replay-leave = Zurück zum Tisch
web-replay-share = Teilen
web-replay-rejoin = Zurück zur Partie
web-replay-undo = Zurücknehmen
web-replay-both = Ab hier spielst du beide Seiten
command-analysis = Welche Züge der Partie am meisten kosteten
discord-command-analysis = analyse
