# Only in Discord: what commands and their parameters are called there, in small letters without
# spaces, 32 at most. The English names are what everybody can type everywhere.

discord-command-play = play
discord-command-join = join
discord-command-start = start
discord-command-leave = leave
discord-command-hand = hand
discord-command-score = score
discord-command-rules = rules
discord-command-resign = resign
discord-command-hint = hint
discord-command-replace = replace
discord-command-return = return
discord-command-rematch = rematch
discord-command-undo = undo
discord-command-draw = draw
discord-command-calloff = calloff
discord-command-pause = pause
discord-command-host = host
discord-command-away = away
discord-command-back = back
discord-command-help = help
discord-command-table = table
discord-command-me = me

discord-parameter-game = game
discord-parameter-computer = computer
discord-parameter-match = match
discord-parameter-sumof = sumof
discord-parameter-clock = clock
discord-parameter-rated = rated
discord-parameter-first = first
discord-parameter-position = position
discord-parameter-target = target
discord-parameter-hand = hand
discord-parameter-code = code
discord-parameter-about = about
discord-parameter-number = number
discord-parameter-player = player
discord-parameter-where = where
discord-parameter-days = days
discord-parameter-day = day
