# Tylko na Discordzie: jak nazywają się tam polecenia i ich parametry, małymi literami, bez spacji,
# najwyżej 32 znaki. Nazwy angielskie każdy może wpisać wszędzie.

discord-command-play = graj
discord-command-join = dołącz
# As in English.
discord-command-start = start
discord-command-leave = odejdź
discord-command-hand = ręka
discord-command-score = wynik
discord-command-rules = zasady
discord-command-resign = poddaj
discord-command-hint = podpowiedź
discord-command-replace = oddaj-miejsce
discord-command-return = wróć-na-miejsce
discord-command-rematch = rewanż
discord-command-undo = cofnij
discord-command-draw = remis
discord-command-calloff = przerwij
discord-command-pause = wstrzymaj
discord-command-host = gospodarz
discord-command-away = przerwa
discord-command-back = powrót
discord-command-help = pomoc
discord-command-table = stół
discord-command-me = ja

discord-parameter-game = gra
discord-parameter-computer = komputer
discord-parameter-match = zwycięstwa
discord-parameter-sumof = suma-z
discord-parameter-clock = zegar
discord-parameter-rated = rankingowa
discord-parameter-first = zaczyna
discord-parameter-position = pozycja
discord-parameter-target = cel
discord-parameter-hand = ręka
discord-parameter-code = kod
discord-parameter-about = o-co
discord-parameter-number = numer
discord-parameter-player = gracz
discord-parameter-where = czyje
discord-parameter-days = dni
discord-parameter-day = do-kiedy
