# Alleen in Discord: hoe commando’s en hun parameters daar heten, in kleine letters zonder spaties,
# hooguit 32. De Engelse namen kan iedereen overal typen.

discord-command-play = spelen
discord-command-join = meedoen
discord-command-start = starten
discord-command-leave = verlaten
# As in English.
discord-command-hand = hand
discord-command-score = stand
discord-command-rules = regels
discord-command-resign = opgeven
# As in English.
discord-command-hint = hint
discord-command-replace = plaats-afstaan
discord-command-return = plaats-terug
discord-command-rematch = revanche
discord-command-undo = terugnemen
discord-command-draw = remise
discord-command-calloff = staken
discord-command-pause = pauze
# As in English.
discord-command-host = host
discord-command-away = afwezig
discord-command-back = terug
# As in English.
discord-command-help = help
discord-command-table = tafel
discord-command-me = ik

discord-parameter-game = spel
# As in English.
discord-parameter-computer = computer
discord-parameter-match = winnaar-na
discord-parameter-sumof = som-van
discord-parameter-clock = klok
discord-parameter-rated = telt-mee
discord-parameter-first = begint
discord-parameter-position = stelling
discord-parameter-target = doel
# As in English.
discord-parameter-hand = hand
# As in English.
discord-parameter-code = code
discord-parameter-about = waarover
discord-parameter-number = nummer
discord-parameter-player = speler
discord-parameter-where = van-wie
discord-parameter-days = dagen
discord-parameter-day = tot
