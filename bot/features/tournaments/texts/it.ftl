# Tornei

command-tournament = Un torneo in questa chat: il modulo, la classifica
discord-command-tournament = torneo
button-do-tournament = Torneo
button-cup = Torneo
parameter-form = Come si gioca
parameter-minutes = Fra quanti minuti comincia
discord-parameter-form = formula
discord-parameter-minutes = minuti
choice-form-evening = serata
choice-form-swiss = svizzero
choice-form-round-robin = girone
choice-form-knockout = eliminazione
choice-form-league = lega
choice-form-four = in quattro
cup-title = 🏆 { $form } · { $game }
cup-new = Un nuovo torneo: a che cosa si gioca?
cup-form = Formula
cup-form-about = Si gioca così:
cup-form-evening = Serata
cup-form-swiss = Svizzero
cup-form-round-robin = Girone
cup-form-knockout = Eliminazione
cup-form-league = Lega
cup-form-four = In quattro
cup-form-evening-means = Serata: un nuovo avversario appena finisce una partita, finché c’è tempo. Una vittoria vale due, una patta uno, il doppio dopo due vittorie di fila.
cup-form-swiss-means = Svizzero: a ogni turno incontri chi ha i tuoi stessi punti, e nessuno due volte.
cup-form-round-robin-means = Girone: ognuno gioca contro ognuno.
cup-form-knockout-means = Eliminazione: chi perde è fuori. Chi perde le semifinali gioca per il terzo posto.
cup-form-league-means = Lega: ognuno gioca contro ognuno entro una data, poche mosse al giorno.
cup-form-four-means = In quattro: i posti valgono 3, 2, 1 e 0, e a ogni turno incontri altri.
cup-game = Gioco
cup-size = Durata
cup-size-evening = { $count } min.
cup-size-swiss = Turni: { $count }
cup-size-round-robin = { $count ->
    [1] una volta
   *[other] due volte
 }
cup-size-knockout = una sconfitta
cup-season = Stagione { $number }
cup-size-league = Giorni: { $count }
cup-size-four = Turni: { $count }
cup-groups = Gironi
cup-groups-about = Ognuno incontra tutto il proprio girone. I gironi si formano in base al rating. Alla fine i primi di ogni girone salgono e gli ultimi scendono.
cup-group = Girone { $group }
cup-start = Inizio
cup-clock = Orologio
cup-limit = Tempo per turno
cup-limit-none = senza limite
cup-limit-about = Quando il tempo scade, una partita in corso finisce in pareggio. Chi non ha mosso perde.
cup-rated = Punteggio
cup-rated-on = conta
cup-rated-off = non conta
cup-who = Aperto a
cup-who-on = Chi ha il codice può partecipare.
cup-who-off = Solo questa chat può partecipare.
cup-computers = Posto libero
cup-computers-on = gioca un computer
cup-computers-off = qualcuno riposa
cup-deal = Distribuzione
cup-deal-on = la stessa a tutti i tavoli
cup-deal-off = una propria a ogni tavolo
cup-deal-about = Con la stessa distribuzione, tutti i tavoli di un turno ricevono gli stessi pezzi, posto per posto. Conta quanto hai fatto meglio degli altri al tuo posto. Gli altri tavoli del turno mostrano che cosa arriva: guardali quando hai finito la tua partita.
cup-button-open = Apri
cup-button-join = Partecipo
cup-button-withdraw = Mi ritiro
cup-button-more = Altro
cup-button-show = Mostra
cup-button-mine = Il mio tavolo
cup-button-all = Classifica
cup-button-replay = Rivedi: { $match }
cup-button-start = Comincia ora
cup-button-pause = Sospendi
cup-button-resume = Riprendi
cup-button-later = 15 minuti in più
cup-button-day = Un giorno in più
cup-button-end = Chiudi presto il turno
cup-button-out = Togli qualcuno
cup-button-fix = Correggi un risultato
cup-button-stop = Annulla
cup-button-stop-now = Sì, annulla
cup-button-back = Indietro
cup-button-next = Nuova stagione
cup-button-csv = Tabellone in file
cup-button-matches = Partite: { $format }
cup-own-format = verbali
cup-exported-table = Il tabellone incrociato come file per fogli di calcolo.
cup-exported-matches = { $count ->
    [one] 1 partita come file.
   *[other] { $count } partite come file.
}
cup-opened = Il tuo torneo è aperto. Gli altri partecipano in questa chat, o con /join { $code }
cup-starts = Comincia { $when }.
cup-code = Il codice: { $code }
cup-paused = È sospeso.
cup-begun = È cominciato.
cup-off = È stato annullato.
cup-nobody = Non c’è ancora nessuno.
cup-people = Partecipano in { $count }: { $names }
cup-others = altri { $count }
cup-somebody = qualcuno
cup-joined = Partecipi, con il numero { $number }.
cup-withdrawn = Ti sei ritirato.
cup-no-table = Non hai ancora un tavolo.
cup-round = Turno { $round } di { $rounds } · { $boards ->
    [0] tutte le partite sono finite
   *[other] in corso: { $boards }
 }
cup-round-ends = Turno { $round } di { $rounds }, finisce { $when } · { $boards ->
    [0] tutte le partite sono finite
   *[other] in corso: { $boards }
 }
cup-evening-ends = Finisce { $when } · { $boards ->
    [0] nessuna partita in corso
   *[other] in corso: { $boards }
 }
cup-evening-last = Il tempo è scaduto · { $boards ->
    [0] tutte le partite sono finite
   *[other] ancora in corso: { $boards }
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Ancora nessun risultato.
cup-over = È finito. Partecipanti: { $count }.
cup-board = { $board }. { $who }: in corso
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } riposa
cup-absent = Chi non si presenta entro { $minutes } minuti perde.
cup-ask-out = Chi va tolto?
cup-ask-fix = Quale risultato va corretto?
cup-ask-result = Qual è il risultato?
cup-ask-stop = Annullare questo torneo? Non potrà continuare, e le sue partite finiscono senza risultato.
cup-news-soon = Comincia { $when }: partecipano in { $count }.
cup-news-season = La prossima stagione comincia { $when }. Dalla scorsa partecipano in { $count }: ritirati se non vuoi giocare.
cup-news-few = Non è potuto cominciare: partecipano in troppo pochi.
cup-news-paused = Chi ospita lo ha sospeso. Le partite in corso continuano.
cup-news-resumed = Riprende.
cup-news-later = Chi ospita ha dato { $minutes } minuti in più.
cup-news-ends = Chi ospita ha spostato la fine: { $when }.
cup-news-out = Chi ospita ha tolto { $who }.
cup-news-fixed = Chi ospita ha corretto il turno { $round }: { $who } { $result }
refusal-no-tournament = Non c’è nessun torneo con questo codice.
refusal-tournament-full = Il torneo è pieno: partecipano in { $most }.
refusal-tournament-closed = Nessuno può più entrare o uscire.
refusal-tournament-elsewhere = Può partecipare solo la chat dove è stato aperto.
refusal-not-entered = Non partecipi a questo torneo.
refusal-not-tournament-host = Può farlo solo chi ospita il torneo.
refusal-too-many-tournaments = Questa chat ha già { $most } tornei. Prima finiscine uno.
web-tournaments = Tornei
cup-page-new = Nuovo torneo
cup-page-none = Non sei ancora in nessun torneo.
cup-page-host = Organizza { $name }
cup-page-in = Chi partecipa
cup-page-gone = ritirato
cup-page-boards = Tavoli
cup-page-crosstable = Tabella incrociata
cup-page-matches = Partite
cup-page-place = Posto
cup-page-name = Nome
cup-page-points = Punti
cup-page-played = Giocate
cup-page-ties = Spareggi
cup-page-watch = Guarda
cup-page-round = Turno { $number }
cup-tie-direct = Scontro diretto
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz senza il più basso
cup-tie-wins = Vittorie
cup-tie-differences = Differenza
cup-tie-firsts = Primi posti
cup-tie-leads = Vantaggio
cup-button-page = Nel browser
cup-button-app = Apri il torneo
