# My tables

games-title-mine = { $waiting ->
    [0] Geen tafel wacht op jou.
    [one] 1 tafel wacht op jou.
   *[other] { $waiting } tafels wachten op jou.
}
games-title-done = Je tafels van de laatste 7 dagen die voorbij zijn.
games-title-here = In deze chat bezig:
games-none-mine = Je zit nu aan geen tafel. Open er een:
games-none-done = In de laatste 7 dagen is er niets van jou afgelopen.
games-none-here = In deze chat is geen tafel bezig. Open er een:
games-page = { $first }–{ $last } van { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = beide kanten
games-turn-mine = jouw beurt
games-turn = { $name } is aan de beurt
games-until = { $told }, tijd om { $when }
games-since = { $told } ({ $when })
games-asked = wacht op jouw antwoord
games-between = gaat zo verder
games-lobby-waits = wacht op spelers
games-lobby-ready = kan starten
games-left = een computer speelt voor jou
games-won = gewonnen { $score }
games-lost = verloren { $score }
games-drawn = remise { $score }
games-over = afgelopen { $score }
games-off = gestaakt
games-place-chat = andere chat
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
# As in English.
games-place-web = browser
games-previous = Terug
games-next = Meer
games-done = Afgelopen
games-mine = Bezig
command-games = Je lopende tafels; met “here” die van deze chat
button-do-games = Mijn tafels
games-here = Tafels hier
choice-where-here = deze chat
discord-command-games = tafels
