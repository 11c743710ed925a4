# My tables

games-title-mine = { $waiting ->
    [0] Nessun tavolo ti aspetta.
    [one] 1 tavolo ti aspetta.
   *[other] { $waiting } tavoli ti aspettano.
}
games-title-done = I tuoi tavoli finiti degli ultimi 7 giorni.
games-title-here = In corso in questa chat:
games-none-mine = Non sei a nessun tavolo. Aprine uno:
games-none-done = Negli ultimi 7 giorni non è finito nulla di tuo.
games-none-here = In questa chat non c’è nessun tavolo in corso. Aprine uno:
games-page = { $first }–{ $last } di { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = entrambe le parti
games-turn-mine = tocca a te
games-turn = turno di { $name }
games-until = { $told }, scadenza { $when }
games-since = { $told } ({ $when })
games-asked = manca la tua risposta
games-between = riprende presto
games-lobby-waits = aspetta giocatori
games-lobby-ready = può iniziare
games-left = un computer gioca per te
games-won = hai vinto { $score }
games-lost = hai perso { $score }
games-drawn = pareggio { $score }
games-over = finita { $score }
games-off = interrotta
games-place-chat = un’altra chat
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
# As in English.
games-place-web = browser
games-previous = Indietro
games-next = Altri
games-done = Finiti
games-mine = In corso
command-games = I tuoi tavoli in corso; con “here” quelli di questa chat
button-do-games = I miei tavoli
games-here = Tavoli qui
choice-where-here = questa chat
discord-command-games = partite
