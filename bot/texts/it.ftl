# Ciò che tutti i giochi e tutte le piattaforme hanno in comune. $code: codice di un tavolo; $who, $name: chi gioca.
#
# Parole:
#   match = partita
#   series = serie
#   table = tavolo, seat = posto, host = host, code = codice
#   move = mossa, turn = turno («tocca a te», «turno di …»), draw = pareggio / pescare, pass = passare, resign = abbandonare, undo = annullare la mossa
#   disc = pedina (Reversi), stone = gettone (Crosswise), tile = tessera (Triominos), cell = casella, place = spazio
#   hand = mano, bag = sacchetto, market = pozzo, store = scarti
#   column = colonna, row = riga (linea: entrambe), six of a kind = sei uguali, round = manche, hexagon = esagono, bridge = ponte
#   hint = consiglio, analysis = analisi, replay = rivedere, ladder = classifica, rating = rating, rated = classificata, puzzle = quesito, seal = sigillo, seed = seme
#   call off = interrompere, clock = orologio, side = parte, board = tabellone
# Ci si dà del tu; a più persone: voi. Con i nomi non concorda nulla.

## Giochi e giocatori
computer = { $level ->
    [beginner] Principiante
    [casual] Dilettante
    [club] Da circolo
    [expert] Esperto
   *[master] Maestro
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Prima della partita
lobby-title = { $game } · tavolo { $code }
lobby-free = { $count ->
    [one] un posto libero
    [2] due posti liberi
    [3] tre posti liberi
   *[other] { $count } posti liberi
}
lobby-needs = { $count ->
    [one] Manca ancora una persona.
    [2] Mancano ancora due persone.
   *[other] Mancano ancora { $count } persone.
}
lobby-more = { $count ->
    [one] C’è posto per un’altra persona.
    [2] C’è posto per altre due.
    [3] C’è posto per altre tre.
   *[other] C’è posto per altre { $count }.
}
lobby-here = { $here ->
    [one] { $here } posto occupato
   *[other] { $here } posti occupati
} su { $most }. Si può iniziare già in { $least }.
lobby-full = { $count ->
    [2] Entrambi i posti sono occupati.
   *[other] Tutti i posti sono occupati.
}
lobby-ready-watched = La partita la avvia chi ha aperto il tavolo.
lobby-ready = La partita la avvia { $host }.
lobby-invite = Per partecipare: { $ways }
lobby-way-discord = su Discord con /join { $code }
lobby-way-telegram = { $link ->
    [none] su Telegram con /join { $code }
   *[other] su Telegram { $link }
}
lobby-way-web = { $link ->
    [none] nel browser con { $code }
   *[other] nel browser { $link }
}
lobby-place-discord = su Discord
lobby-place-telegram = su Telegram
lobby-place-web = nel browser
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = senza orologio
lobby-clock = orologio { $value }
lobby-hints = { $now ->
    [rated] classificata, senza consigli
    [on] con consigli
   *[off] senza consigli
}
lobby-about-you = Tu
# As in English.
lobby-about-host = host
# As in English.
lobby-about-computer = Computer · { $level }
lobby-about-preparing = Si prepara, circa { $seconds } s
play-title = Apri un tavolo
play-opponents = Contro
play-friends = Amici
play-friends-about = Partecipano con un pulsante
# As in English.
menu-add = + Computer
menu-add-prompt = Aggiungi un computer: scegli il livello
menu-options = Opzioni
menu-series = Serie
menu-clock = Orologio
menu-absent = Assenza
absent-days = { $days ->
    [0] nessuna
    [one] 1 giorno
   *[other] { $days } giorni
}
menu-hints = Consigli
menu-rated = Classificata
menu-handicap = Vantaggio
menu-seats = Posti
series-kind = { $kind ->
    [match] primo a { $length }
    [sumof] somma di { $length }
   *[single] una partita
}
hints-on = sì
hints-off = no
hints-on-rated = Così la partita non conta
hints-off-rated = Come in ogni partita classificata
rated-on = sì
rated-off = no
rated-on-means = Conta tra persone; senza consigli
rated-off-means = Non conta per nessuno
handicap-ask = partita alla pari?
handicap-even = Alla pari secondo i rating
handicap-even-means = Così si vince più o meno altrettanto spesso. Il rating ne tiene conto.
handicap-none = Nessuno
handicap-is-even = { $given }, alla pari secondo i vostri rating
handicap-as-it-is = già alla pari secondo i vostri rating
handicap-points = +{ $count }
handicap-history = Dall’inizio: { $given }
handicap-rematch = Rivincita: { $given }
handicap-rematch-none = Rivincita senza vantaggio
level-beginner = Impara le regole con te
level-casual = Vede la mossa successiva
level-club = Gioca spesso e bene
level-expert = Sbaglia di rado
level-master = Il più forte che ci sia
level-even = Gioca bene quanto te
computer-even = Al tuo livello · { $rating }
even-plays = { $who } gioca al tuo livello, circa { $rating }.
also-means = { $seats ->
    [2] Le due parti su uno schermo
   *[other] Un altro posto per te
}
cancel-means = Il tavolo si chiude per tutti.
lobby-closed = { $game } · il tavolo { $code } è stato chiuso.
lobby-alt = Il tabellone di { $game } prima della prima mossa.
chat-no-pictures = Qui non posso più inviare immagini: i tabelloni arrivano come testo. Un admin di questa chat può cambiarlo.

## Pulsanti
# As in English.
button-versus = { $game } vs computer
button-join = Partecipa
button-also = Anch’io
button-leave = Esci
button-shift = Cambia posto
button-swap = Scambia { $name } e { $other }
button-shuffle = Sorteggia i posti
button-drop = Rimuovi { $name }
button-remove = Rimuovi
button-watch = Guarda soltanto
button-start = Avvia
button-cancel = Chiudi il tavolo
button-rules = Regole
rules-details = Dettagli
button-settings = Impostazioni
button-text = Come testo
button-hand = La mia mano
button-private = Apri in privato
button-app = Apri il tavolo
button-send = Invia in una chat
button-back = ‹ Indietro
button-more = Altro
button-slot = Indietro
button-mine = Indietro
button-next = Prossima partita
button-hint = Consiglio
button-replace = Cedi un posto
button-return = Riprendi il posto
button-host = Cambia host
button-board = Rimanda il tabellone
button-do-help = Che altro c’è?
button-do-join = Inserisci un codice
button-do-table = Al tavolo
button-do-me = Su di me
button-manners = Se nessuno risponde
button-do-away = Sono via…
button-do-back = Eccomi di nuovo
button-page = Risultato
button-rematch = Rivincita
button-share = Condividi
button-draw = Proponi il pareggio
button-draw-now = Proponi il pareggio
button-resign = Abbandona
button-resign-now = Sì, abbandono
button-calloff = Interrompi
button-calloff-now = Interrompi la partita
button-pause = Pausa di…
button-resume = Riprendi ora
pause-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
pause-or-day = O fino a un giorno: scrivi /pause { $day }
pause-no-day = «{ $text }» non è uno dei prossimi { $most } giorni. Di’ quanti giorni o fino a quale giorno: /pause { $day }
resign-means = Chi abbandona perde la partita.
resign-means-who = { $count ->
    [one] Abbandoni? Questa partita la vince { $names }.
   *[other] Abbandoni? Questa partita la vincono { $names }.
}
resign-means-many = Abbandoni? Un computer prende il tuo posto per il resto della partita.
draw-means = Se tutti gli altri accettano, la partita finisce in pareggio.
calloff-means = Se tutti gli altri accettano, il tavolo finisce senza risultato.
option-first = Chi inizia
option-first-random = a sorte
option-seat = posto { $seat }

## Tabellone
board-title = { $game } · { $code }
board-turn = Turno di { $who }
board-your-turn = { $who }, tocca a te
board-your-turn-again = { $who }, tocca ancora a te
board-mine = Tocca a te: { $task }
board-mine-again = Tocca ancora a te: { $task }
board-answers = Si aspetta la risposta di: { $names }
board-watching = Stai guardando.
task = scegli
since-yours = Dalla tua mossa: { $moves }.
since-start = Finora: { $moves }.
since-more = prima altre { $count }
stake-series = { $kind ->
    [match] Partita { $number }
   *[sumof] Somma di { $length }
}
board-thinking = { $who } sta pensando
board-preparing = { $who } si prepara ({ $seconds } s)
board-no-players = Al momento nessun computer può giocare
notice-unreached = Impossibile avvisare { $who }.
notice-told = Avviso inviato a { $who } { $when }.
notice-title-turn = Tocca a te
notice-title-reminder = Tocca ancora a te e il tempo stringe
notice-title-end = La partita è finita
notice-title-asked = Qualcuno aspetta la tua risposta
notice-title-overdue = Il tempo è scaduto: puoi scegliere come si va avanti
notice-title-arrived = Qualcuno si è seduto al tuo tavolo
notice-title-begun = La tua partita è iniziata
notice-title-warning = Il tavolo sarà presto interrotto
moments-ago = un attimo fa
board-waits = Prosegue da sé tra { $seconds } secondi.
prompt = Scegli.
hand-own = La tua mano.
hand-waits = È il turno di { $who }.
prompt-slots = Tocca a te? [La mia mano] mostra la tua mano; poi premi uno dei suoi numeri.
cannot-piece = Il numero { $number } non si può giocare adesso.
cannot-place = { $place } non si può scegliere adesso.
prompt-places = Ora scegli dove.

## Consigli e posti
hint-try = Prova { $move } (vantaggio atteso { $points }).
curtain-pass = Passa il dispositivo a { $who }.
curtain-who = { $name } ({ $number })
button-seat = Mostra la mano
hint-press = Il consiglio è solo per te: premi il pulsante e non lo mostro a nessun altro.
hint-none = Stavolta non ho consigli.
replace-whose = Quale posto deve passare a un computer?
replace-level = Che livello deve avere il computer che gioca per { $who }?
replaced = { $computer } ora gioca per { $who }.

## Analisi
notation-begins = Inizia { $who }.

## Risultato
result-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
result-you = { $lead ->
    [0] Hai vinto
    [1] Hai vinto di un punto
   *[other] Hai vinto di { $lead } punti
}
result-drawn = Pareggio
result-record = Trascrizione: { $record }
reason-resigned = { $names } ha abbandonato.
reason-resigned-own = Hai abbandonato.
reason-claimed-own = Il tuo tempo era scaduto.
series-standing = { $kind ->
    [match] Primo a { $length }: { $points }.
   *[sumof] Somma di { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } vince la serie
   *[other] { $names } vincono la serie
}
series-you = Hai vinto la serie
series-drawn = La serie finisce in pareggio
share-title = Tavolo { $code } · { $game }
share-link = { $place ->
    [discord] Su Discord: /join { $code }
    [telegram] Su Telegram: { $link }
   *[web] Nel browser: { $link }
}
share-code = { $place ->
    [discord] Su Discord: /join { $code }
    [telegram] Su Telegram: /join { $code }
   *[web] Nel browser: { $code }
}
resigned = Hai abbandonato al tavolo { $code }.
resigned-seat = Hai abbandonato al tavolo { $code }. Un computer prende il tuo posto per il resto della partita.
left-table = Hai lasciato il tavolo { $code }.

## Tempo, proposte e assenze: sul tabellone
board-deadline = Il tempo scade { $when }.
board-overdue = Tempo scaduto: { $who }
board-away = { $who } è in pausa; torna { $when }.
board-away-runs = L’orologio riparte { $when }.
board-paused = In pausa fino al { $day }: si riprende { $when }. Gli orologi sono fermi e non suona nulla.
board-warned = Da tempo qui non si fa vivo nessuno: il tavolo sarà interrotto { $when }, se nessuno preme nulla.
board-pause = Pausa di questo server { $when }, per { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}. Tutto resta salvato e gli orologi aspettano.
overdue-choose = La decisione spetta a: { $names }. Una mossa vale ancora.
overdue-takeover = { $choosers ->
    [0] Un computer subentra { $when }; una mossa vale ancora.
   *[other] Se nessuno sceglie, un computer subentra { $when }.
}
proposal-takeback = { $who } chiede di annullare { $move }
proposal-draw = { $who } propone il pareggio
proposal-calloff = { $who } propone di interrompere la partita, senza risultato
proposal-pause = { $who } propone una pausa di { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
proposal-pause-until = { $who } propone una pausa fino al { $day }
proposal-resume = { $who } propone di riprendere la partita
proposal-seat = { $who } propone che { $computer } continui per { $whose }
proposal-waits = Manca la risposta di: { $names }.
proposal-you = te
proposal-asked = Richiesta inviata. Manca la risposta di: { $names }.
done-takeback = Mossa annullata.
done-draw = D’accordo: la partita finisce in pareggio.
done-calloff = Tavolo interrotto.
done-resume = La partita riprende.
took-back = { $who } ha annullato una mossa.
host-is = Ora l’host è { $host }.
host-whose = Chi sarà l’host?
away-now = Sei in pausa: i tuoi orologi sono fermi. Rientri { $when }, o appena scrivi /back.
away-sooner = L’host concede meno a { $codes }: lì i tuoi orologi ripartono { $when }.
away-over = Che bello rivederti! I tuoi orologi ripartono.
away-not = Non eri in pausa.
somebody = qualcuno
clock-none = nessuno
# As in English.
clock-5m-10s = 5 min + 10 s
# As in English.
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 giorno + 12 h
clock-3d-1d = 3 giorni + 1 giorno
clock-7d-2d = 7 giorni + 2 giorni
clock-none-means = Tre giorni per ogni mossa.
clock-5m-10s-means = 5 minuti a testa, più 10 secondi per ogni mossa fatta.
clock-15m-20s-means = 15 minuti a testa, più 20 secondi per ogni mossa fatta.
clock-1d-12h-means = 1 giorno a testa, più 12 ore per ogni mossa fatta.
clock-3d-1d-means = 3 giorni a testa, più 1 giorno per ogni mossa fatta.
clock-7d-2d-means = 7 giorni a testa, più 2 giorni per ogni mossa fatta.
button-undo = Annulla mossa
button-agree = D’accordo
button-decline = Rifiuta
button-withdraw = Ritira
button-takeover = Continua il computer
button-retry = Riprova
button-wait = Aspetta { $time }
bonus-none = un giorno
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 h
bonus-3d-1d = un giorno
bonus-7d-2d = 2 giorni
button-claim = Reclama la vittoria
reason-claimed = Tempo scaduto: { $names }.
reason-agreed = Le due parti erano d’accordo.
reason-called-off = Interrotta, senza risultato.
reason-ended = Chi gestisce questo server ha chiuso la partita, senza risultato.
refusal-not-overdue = Chi è di turno ha ancora tempo.
refusal-proposal-open = Prima serve una risposta alla proposta in sospeso.
refusal-own-time-up = Il tuo tempo è scaduto: scelgono gli altri. Puoi ancora muovere.
refusal-no-proposal = Qui non hai più nulla a cui rispondere.
refusal-own-proposal = L’hai chiesto tu: devono rispondere gli altri.
refusal-declined = È stato appena rifiutato. Chiedilo di nuovo dopo la prossima mossa.
refusal-nothing-to-take-back = Non hai ancora fatto una mossa che si possa annullare.
refusal-revealed = Non si può più annullare: nel frattempo si è visto qualcosa che era nascosto.
refusal-computer-declines = { $who } conta di vincere e non vuole il pareggio.
refusal-not-two-sides = Il pareggio si può concordare solo dove giocano due parti.
refusal-away-too-long = { $left ->
    [0] Hai già fatto 30 giorni di pausa in un anno; di più non si può.
    [one] Puoi fare al massimo ancora 1 giorno di pausa.
   *[other] Puoi fare al massimo { $left } giorni di pausa.
}
table-rules =
    A ogni tavolo
    Il tuo turno: chi non c’è riceve un nuovo messaggio con il suo nome, una volta per turno. /settings lo cambia, per la chat o per te.
    Orologio: nessuno, o uno di cinque, scelto prima della partita. Dopo la tua mossa ricevi il bonus, ma l’orologio non supera mai il tempo iniziale. I computer e le pause non consumano tempo.
    Tempo scaduto: senza orologio dopo tre giorni. Puoi ancora muovere. Gli altri possono far continuare un computer, aspettare ancora una volta o, con l’orologio e tra due parti, reclamare la vittoria. Se nessuno sceglie, un computer subentra dopo 30 secondi; se l’orologio va a giorni, dopo un bonus. Puoi sempre tornare con /return.
    Posti: il tuo passa subito a un computer (/replace); quello di un’altra persona solo se il suo tempo è scaduto o se tutti accettano.
    /undo annulla la tua ultima mossa, /draw propone il pareggio, /calloff finisce senza risultato: tutte le altre persone devono accettare. La mossa successiva ritira la domanda. Non si annulla nulla che abbia mostrato qualcosa di nascosto.
    /away 7 ferma i tuoi orologi per 7 giorni; in un anno al massimo 30; /back mette fine alla pausa.
    Host: rimuove persone e avvia; il ruolo passa a chi siede da più tempo se l’host se ne va o non dà segni per dieci minuti prima dell’avvio. Durante la partita l’host non ha poteri speciali.
    Un tavolo senza segni di nessuno per 30 giorni viene interrotto, tre giorni dopo l’annuncio; prima dell’avvio, dopo 24 ore.

## Rifiuti: li vede solo chi ha chiesto
refusal-not-your-turn = Non tocca a te: è il turno di { $who }.
refusal-not-seated = Non giochi a questo tavolo.
refusal-shut-out = Non puoi più giocare qui: chi gestisce questo server ti ha escluso. I tuoi tavoli vanno avanti senza di te. /mydata e /forget funzionano ancora.
refusal-not-host = { $seated ->
    [no] Può farlo solo chi ha aperto il tavolo.
   *[yes] Può farlo solo chi ha aperto il tavolo: { $host }.
}
refusal-stale = Il tavolo è già andato avanti. Guarda il tabellone più recente.
refusal-no-such-table = Non conosco nessun tavolo con questo codice.
refusal-no-such-match = { $count ->
    [0] A questo tavolo non si è ancora giocata nessuna partita.
    [one] A questo tavolo si è giocata solo 1 partita.
   *[other] A questo tavolo si sono giocate solo { $count } partite.
}
refusal-no-table-here = In questa chat non c’è nessun tavolo aperto. Aprine uno con /play.
refusal-table-full = Tutti i posti sono occupati.
refusal-already-seated = Sei già a questo tavolo.
refusal-too-few = Bisogna essere almeno in { $least }.
refusal-too-many-lobbies = { $codes ->
    [none] Hai { $most } tavoli aperti in attesa di giocatori, e di più non si può. Prima avviane o chiudine uno.
   *[other] Hai { $most } tavoli aperti in attesa di giocatori, e di più non si può. Prima avviane o chiudine uno: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Chi ha aperto questo tavolo ha già { $most } partite in corso, e di più non si può.
   *[yes] { $codes ->
        [none] Sei host di { $most } tavoli in corso, e di più non si può. Prima finiscine uno, per esempio con /resign.
       *[other] Sei host di { $most } tavoli in corso, e di più non si può. Prima finiscine uno, per esempio con /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Un’altra chat che mostra questo tavolo ha già { $most } tavoli in corso, e di più non si può.
   *[yes] Questa chat ha già { $most } tavoli in corso, e di più non si può. Prima finitene uno, per esempio con /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Questa partita è classificata, quindi niente consigli.
   *[no] A questo tavolo non ci sono consigli.
}
refusal-wrong-move = { $move } non si può giocare adesso.
refusal-wrong-time = { $state ->
    [lobby] Non si può prima che la partita cominci. /start la avvia.
    [playing] Non si può durante una partita. /table mostra cosa puoi fare adesso.
    [between] Non si può tra due partite. La prossima comincia da sola.
    [over] Non si può più: la partita è finita. /rematch ne comincia un’altra.
    [closed] Questo tavolo è chiuso. /play ne apre un altro.
   *[other] Adesso non si può.
}
refusal-no-code = Quale tavolo? Scrivi il suo codice dopo /join. Te lo può dire chi gioca lì.
refusal-no-such-game = Non conosco nessun gioco chiamato “{ $text }”. Questi sono i miei: { $games }.
refusal-file-too-large = Il file ha { $size } MB, e qui non se ne possono inviare più di { $most }.
refusal-bad-press = Questo pulsante non appartiene a nessun tavolo.
refusal-bad-request = Non capisco “{ $text }”. /play apre un tavolo, /help mostra tutto quello che so fare.
refusal-bad-word = “{ $text }” non ha senso dopo /{ $command }. { $words ->
    [none] Non serve scrivere altro.
   *[other] Può seguire: { $words }.
}
refusal-bad-value = { $values ->
    [none] “{ $text }” non si può leggere come “{ $option }”.
   *[other] “{ $text }” non è un valore di “{ $option }”. Valori possibili: { $values }.
}
refusal-not-in-game = { $game } non ha “{ $option }”.
refusal-unidentified = Non è chiaro chi ha aperto questa pagina. Chiudila e riaprila dalla chat.
refusal-unexpected = Qualcosa è andato storto da parte mia. Nulla è perso; riprova.
refusal-membership-unknown = In questo momento non riesco a sapere se sei in quella chat. Prova dalla chat stessa, o di nuovo tra un attimo.
refusal-no-database = In questo momento non riesco ad accedere ai miei dati. Nulla è perso; riprova tra qualche minuto.

## Aiuto e lingua
help-greeting = Giochi da tavolo dove già chattate. Scegli un gioco e comincia in pochi secondi, con gli amici o contro il computer.
help-group-play = /play apre un tavolo qui, e chi vuole giocare tocca { $join }.
help-groups = Aggiungimi a un gruppo e scrivi /play lì: gli amici partecipano con un tocco.
help-join = /join con un codice mostra qui un tavolo di un’altra chat.
help-all = /help elenca tutto quello che so fare.
help-alone = Il resto si apre solo per te:
help-more = Un tavolo può stare in più chat: /join con il suo codice. /help table dice che cosa succede quando qualcuno non risponde.
help-which-game = Quale gioco?
help-type = Scrivi { $command } e subito dopo: { $what }.

## Comandi
command-play = Apri un tavolo
command-join = Mostra un tavolo in questa chat, con il suo codice
command-start = Avvia la partita
command-leave = Lascia il tavolo prima dell’avvio
command-hand = Mostra la tua mano, solo a te
command-score = Il punteggio, o una domanda sul tabellone
command-rules = Le regole in breve
command-resign = Abbandona la partita
command-hint = Una buona mossa, solo per te
command-replace = Cedi un posto a un computer
command-return = Riprendi il tuo posto dal computer
command-rematch = Gioca di nuovo con gli stessi posti
command-undo = Annulla la tua ultima mossa
command-draw = Proponi il pareggio
command-calloff = Interrompi la partita senza risultato
command-pause = Fermare il tavolo per qualche giorno o fino a un giorno
command-host = Passa il ruolo di host a qualcun altro
command-away = Ferma i tuoi orologi per qualche giorno
command-back = Rieccoti: i tuoi orologi ripartono
command-help = Che cosa so fare
command-table = Un tavolo di qui: start, undo, draw, resign e altro
command-me = Te: rating, link, mydata, away e altro
parameter-game = Quale gioco
parameter-computer = Livello del computer
parameter-match = Primo a vincere tante partite
parameter-sumof = La somma più alta su tante partite
parameter-clock = Quanto tempo ha ciascuno
parameter-rated = Se le partite tra persone contano, senza consigli
parameter-days = Per quanti giorni
parameter-day = Un numero di giorni, o un giorno come 12 dic
parameter-first = Chi inizia
parameter-code = Il codice del tavolo
parameter-about = Su che cosa chiedi, per esempio una casella
parameter-player = Chi: un nome o il numero di un posto
parameter-where = Quali: i tuoi o quelli degli altri
parameter-number = Quale partita del tavolo
choice-computer-beginner = Principiante
choice-computer-casual = Dilettante
choice-computer-club = Da circolo
choice-computer-expert = Esperto
choice-computer-master = Maestro
choice-computer-even = Al tuo livello
choice-about-table = Al tavolo
choice-about-start = Come si comincia
choice-first-random = a sorte
