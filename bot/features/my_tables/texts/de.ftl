# My tables

games-title-mine = { $waiting ->
    [0] Kein Tisch wartet auf dich.
    [one] 1 Tisch wartet auf dich.
   *[other] { $waiting } Tische warten auf dich.
}
games-title-done = Deine Tische der letzten 7 Tage, die vorbei sind.
games-title-here = In diesem Chat läuft:
games-none-mine = Du sitzt gerade an keinem Tisch. Öffne einen:
games-none-done = In den letzten 7 Tagen ist nichts von dir zu Ende gegangen.
games-none-here = In diesem Chat läuft kein Tisch. Öffne einen:
games-page = { $first }–{ $last } von { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = beide Seiten
games-turn-mine = du bist dran
games-turn = { $name } ist dran
games-until = { $told }, Frist { $when }
games-since = { $told } ({ $when })
games-asked = deine Antwort fehlt
games-between = geht gleich weiter
games-lobby-waits = wartet auf Mitspieler
games-lobby-ready = kann beginnen
games-left = ein Computer spielt für dich
games-won = gewonnen { $score }
games-lost = verloren { $score }
games-drawn = unentschieden { $score }
games-over = beendet { $score }
games-off = abgebrochen
games-place-chat = anderer Chat
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = Browser
games-previous = Zurück
games-next = Mehr
games-done = Beendete
games-mine = Laufende
command-games = Deine laufenden Tische; mit „here“ die dieses Chats
button-do-games = Meine Tische
games-here = Tische hier
choice-where-here = dieser Chat
discord-command-games = partien
