# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Rating: { $gains }
refusal-nobody-rated = Con il nome “{ $name }” non conosco nessuno con un rating, oppure più di una persona.
refusal-ratings-hidden = Hai chiesto di non vedere i rating mentre giochi. Tornano dopo la tua partita valida; /settings ratings on li mostra subito.
rating-title = Rating di { $name }
rating-none = Ancora nessuna partita classificata. Tra persone conta ogni partita, salvo che il tavolo dica altro.
rating-game = { $game }: { $rating } · { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
} · { $share }% dei punti
rating-rival = Più spesso contro { $name }: { $count ->
    [one] una volta
    [2] due volte
   *[other] { $count } volte
}
rating-run = Più vittorie di fila: { $count }
rating-news = I rating si calcolano ora in un altro modo: tutti partono da 1000 e il numero si assesta dopo una decina di partite. Le vecchie partite sono state ricontate, perciò i numeri sono cambiati.
rating-alt = L’andamento dei rating: { $games }.
rating-alt-game = { $game } { $rating }, tra { $least } e { $most }
ladder-title-here = { $game }: la classifica di questa chat
ladder-title-season = { $game }: la classifica di questa chat, { $month }
ladder-title-circle = { $game }: tu e le persone con cui hai giocato
ladder-title-all = { $game }: la classifica generale
ladder-title-computers = Quante volte hai battuto i computer
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
} · { $share }%
ladder-empty = Nessuno ha ancora giocato una partita classificata.
ladder-empty-season = Questo mese qui nessuno ha ancora giocato una partita classificata.
ladder-rule = Qui sta chi ha giocato contro { $count } persone con un punteggio sicuro, senza «?». Gli ospiti nel browser non collegati contano tutti insieme come uno.
ladder-empty-computers = Non hai ancora finito una partita contro un computer.
ladder-computer = { $game }, { $level }: vinte { $won } su { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Questa chat
ladder-way-circle = La mia cerchia
ladder-way-all = Generale
# As in English.
ladder-way-computers = Computer
command-rating = I tuoi rating o, con un nome, quelli di altri
command-top = La classifica di questa chat, quella generale o contro i computer
button-do-rating = I miei punteggi
button-do-top = Classifica
choice-where-all = generale
choice-where-computers = i computer
# As in English.
discord-command-rating = rating
discord-command-top = classifica
web-ladder = Classifica
web-ladder-title = Classifica
web-ladder-place = Posizione
web-ladder-name = Nome
# As in English.
web-ladder-rating = Rating
# As in English.
web-rating-change = Rating { $number }
web-ladder-matches = Partite
web-ladder-share = Punti
web-ladder-here = La mia cerchia
web-ladder-all = Generale
# As in English.
web-ladder-computers = Computer
web-ladder-empty = Qui nessuno ha ancora giocato una partita classificata.
web-ladder-empty-computers = Non hai ancora finito una partita contro un computer.
web-ladder-level = Livello
web-ladder-won = Vinte
web-ladder-back = Torna alla classifica
web-ladder-table = Torna al tavolo
web-ladder-unsure = Ancora troppo poche partite per un rating sicuro
refusal-handicap-unknown = Nessuno vede un rating di { $who } in questo gioco. Scegliete voi il vantaggio.
season-over = La stagione è finita: { $month }
season-matches = { $game }: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}
season-anew = Comincia una nuova stagione. I rating restano com’erano.
season-alt = Podio: { $places }
