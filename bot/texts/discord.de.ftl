# Nur in Discord: wie Befehle und ihre Angaben dort heißen, klein geschrieben, ohne Leerzeichen,
# höchstens 32 Zeichen. Die englischen Namen kann jeder überall tippen.

discord-command-play = spielen
discord-command-join = mitspielen
discord-command-start = starten
discord-command-leave = aufstehen
# As in English.
discord-command-hand = hand
discord-command-score = punkte
discord-command-rules = regeln
discord-command-resign = aufgeben
discord-command-hint = tipp
discord-command-replace = platz-abgeben
discord-command-return = zurück-zum-platz
discord-command-rematch = revanche
discord-command-undo = zurücknehmen
discord-command-draw = remis
discord-command-calloff = abbrechen
# As in English.
discord-command-pause = pause
discord-command-host = gastgeber
discord-command-away = abwesend
discord-command-back = zurück
discord-command-help = hilfe
discord-command-table = tisch
discord-command-me = ich

discord-parameter-game = spiel
# As in English.
discord-parameter-computer = computer
discord-parameter-match = sieger-nach
discord-parameter-sumof = summe-aus
discord-parameter-clock = uhr
discord-parameter-rated = gewertet
discord-parameter-first = erster
discord-parameter-position = stellung
discord-parameter-target = ziel
# As in English.
discord-parameter-hand = hand
# As in English.
discord-parameter-code = code
discord-parameter-about = worüber
discord-parameter-number = nummer
discord-parameter-player = wer
discord-parameter-where = wessen
discord-parameter-days = tage
discord-parameter-day = bis
