# La pagina propria del tavolo web.

web-tagline = Giochi da tavolo dove già chattate
web-about = Gioca subito contro il computer, o manda un link agli amici. Senza account.
web-needs-script = Questa pagina ha bisogno di JavaScript. Non carica nulla da altri siti.
web-opening = Apertura…
web-guest = Ospite { $number }

## Inizio
# As in English.
web-home = Home
web-play = Gioca a { $game } contro { $name }
web-level = livello del computer
web-play-short = Gioca
web-play-friends = Gioca a { $game } con gli amici
web-play-now = Gioca ora
web-choose = Scegli un gioco
web-level-of = { $game }: che livello?
web-enter = Inserisci un codice
web-friends = Con gli amici
web-open-file = O apri un file di partite
web-code = Il codice del tavolo
web-join = Vai al tavolo
web-unknown-code = Un codice ha sette lettere e cifre, come ABC23DE.
web-tables = I tuoi tavoli
web-there = In questo canale
web-all-tables = Tutti i tavoli

## I tuoi tavoli all'inizio
web-morning = Buongiorno, { $name }
web-afternoon = Buon pomeriggio, { $name }
web-evening = Buonasera, { $name }
web-waiting-none = Nessun tavolo ti aspetta.
web-waiting-one = Un tavolo ti aspetta.
web-waiting-many = { $number } tavoli ti aspettano.
web-card-mine = Tocca a te
web-card-mine-until = Tocca a te · { $left }
web-card-turn = Turno di { $name }
web-card-turn-until = Turno di { $name } · { $left }
web-card-asked = Manca la tua risposta
web-card-between = Riprende presto
web-card-lobby = Aspetta giocatori
web-card-over = Finita { $score }
web-card-off = Interrotta
web-card-both = Entrambe le parti qui
web-card-nobody = Ancora nessun altro

## Orologi in moto
web-days = { $number } g
web-download = Scarica
# As in English.
web-hours = { $number } h
# As in English.
web-minutes = { $number } min
web-in = tra { $time }
web-ago = { $time } fa
web-now = ora

## Tocca a te
web-your-turn = Tocca a te
web-ask-turn = Vuoi che questo browser ti avvisi quando tocca di nuovo a te?
web-tell-turn = Avvisami quando tocca a me
# As in English.
web-tell-no = No
web-sound = Un suono quando tocca a me
web-notifications = Una notifica quando tocca a me e questa pagina è nascosta
web-blocked = Questo browser non permette alla pagina di avvisarti. Puoi cambiarlo nelle impostazioni del browser per questa pagina.

## Un tavolo
web-board = Tabellone
web-moves = Mosse
web-moves-as-buttons = Mosse come pulsanti
web-empty-log = Qui non è ancora successo nulla.
web-log = Che cosa è successo
web-line = Un comando, come /score
web-send = Invia
web-commands = Tutti i comandi
web-search = Un comando, o che cosa vuoi fare
web-share = Invita altri
web-link = Link per il browser
web-join-hint = Su Discord o Telegram
web-share-hint = Chi conosce il codice può guardare, e sedersi dove c’è un posto libero.
web-share-native = Condividi…
web-copy = Copia
web-copied = Copiato
web-copy-failed = Premi Ctrl+C
web-gone = Controlla il codice o apri un nuovo tavolo.

## Al tavolo
web-actions = Che cosa puoi fare
web-earlier = { $number } prima
web-hand = La tua mano
web-hint = Consiglio
web-holds = in mano:
web-more = Altro
web-moves-on-board = Mosse solo sul tabellone
web-other-chats = Altre chat e persone
web-play-on = Continua a giocare
web-players = Giocatori
web-resign = Abbandona
web-scores = Punti
web-sending = Invio…
web-share-word = Condividi
web-share-picture = Immagine
web-share-animation = Animazione
web-sound-word = Suono
web-sound-off = Disattiva i suoni
web-sound-on = Attiva i suoni
web-supply-left = ancora { $number }
web-undo = Annulla
web-what-happened = Che cosa è successo
web-you = tu
web-check = Verifica
# As in English.
web-computer-level = Computer · { $level }
web-fair-deal = Distribuzione equa: sigillata prima della prima mossa
web-moves-and-log = La partita finora
web-profile-holds = In mano
web-profile-of = { $name }: profilo
web-profile-ratings = Rating
web-profile-side = Parte
web-profile-time = Tempo rimasto
web-whole-board = Tutto il tabellone
web-thats-you = Tu

## Tutto il resto
web-link-account = Collega un altro account
web-link-code = Codice del tuo altro account
web-link-enter = Collega
web-forget-me = Dimenticami
web-devices = I miei dispositivi
web-devices-about = I browser in cui ti conosco. Disconnetti quello che non usi più o che non è tuo: i tuoi tavoli restano tuoi.
web-device-this = Questo browser
web-device-seen = Ultima volta qui: { $time }
web-device-end = Disconnetti
web-device-end-about = Chi usa quel browser ricomincia da capo come ospite. I tuoi tavoli restano tuoi.
web-device-leave-about = Qui ricominci da capo come ospite e perdi i tuoi tavoli. Per tenerli, collega prima un altro account.
web-device-others = Disconnetti tutti gli altri
web-device-others-about = Resta solo questo browser, e chi ne ha copiato qualcosa non entra più.
web-device-unknown = Un browser
web-profile = Il tuo nome e la tua lingua
web-name = Nome ai tavoli
web-language = Lingua
web-save = Salva
web-close = Chiudi
web-lost = Connessione persa. Nuovo tentativo…
web-not-loaded = Questa parte della pagina non è ancora arrivata. Nuovo tentativo…
web-hasty = Troppe azioni tutte insieme.
web-crowded = In questo momento arrivano troppe richieste dalla tua rete.
web-many-pages = In questo browser sono aperte troppe pagine. Chiudine una.
web-again = Prossimo tentativo tra { $seconds } s.
web-try-again = Riprova tra { $seconds } s.

## Prima della partita
web-seats = Posti
web-who-sits = Chi gioca qui?
web-add-player = Aggiungi
web-free-seat = Posto libero
web-me-too = Anch’io
web-copy-invite = Copia l’invito
web-copy-link = Copia il link
web-invite-friends = Invita amici
web-a-computer = Un computer
web-last-time = ultima volta
web-options = Opzioni
web-start = Avvia
web-take-seat = Siediti
web-cancel-title = Chiudere questo tavolo?
# As in English.
web-keep = No
web-swap = Scambia i posti

## Senza connessione, o a un indirizzo sbagliato
web-offline = Nessuna connessione
web-offline-about = Le tue partite sono al sicuro: nulla va perso e nulla si gioca mentre non ci sei. Questa pagina si riconnette da sola.
web-offline-button = Riprova
web-unavailable = Torno tra un momento
web-missing = Qui non c’è nulla
web-missing-about = Questo indirizzo non porta da nessuna parte. L’indirizzo di un tavolo finisce con il suo codice di sette lettere e cifre.
# As in English.
web-missing-button = Home

## Rivedere una partita
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-keys = Tasti
web-key-piece = Scegliere un pezzo
web-key-cell = Giocare su quella casella
web-key-arrows = Muoversi sul tabellone
web-key-drop = Rimettere giù il pezzo
