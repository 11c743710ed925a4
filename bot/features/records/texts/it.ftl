# Records

button-fair = Distribuzione equa
button-do-export = Come file
button-do-import = Apri un file
fair-sealed = La distribuzione era fissata prima della prima mossa. Il suo seme resta segreto fino alla fine; questo è il suo sigillo:
fair-held = La partita è finita, ma altri giocano ancora con la stessa distribuzione. Il seme resta segreto finché gli ultimi non hanno finito; questo è il suo sigillo:
fair-open = La distribuzione era fissata prima della prima mossa: il sigillo c’era già, il seme si mostra adesso.
fair-hash = Sigillo: { $hash }
fair-seed = Seme: { $seed }
fair-check = Per verificare: calcola lo SHA-256 dei 64 caratteri del seme, per esempio con il comando sha256sum e senza fine riga in fondo. Deve essere il sigillo. Tutto ciò che è stato distribuito deriva dal seme, e chiunque può ricalcolarlo:
fair-by-hand =
    1. Per i = 0, 1, 2… calcola lo SHA-256 di “seme:etichetta:i”, con i 64 caratteri del seme e con la i in decimale; ognuno dà quattro numeri da 64 bit, il byte più alto per primo.
    2. Un numero minore di n è il prossimo di questi modulo n; si saltano quelli dal più grande multiplo di n fino a 2⁶⁴.
    3. Per mescolare una fila, vai dalla sua ultima posizione alla seconda e scambia ciò che c’è lì con ciò che sta a tante posizioni dall’inizio quante ne dice il prossimo numero minore della quantità fino a lì.
fair-piles = Più tavoli hanno questa distribuzione. Ciò che resta dopo le mani è distribuito in una pila per posto: un pezzo alla volta, nell’ordine in cui si pescherebbe, seguendo i turni dal primo posto. Un posto pesca dall’inizio della sua pila; se è vuota, dalla fine della più grande delle altre e, a parità, da quella del posto che segue per primo.
fair-step = { $verdict ->
    [right] ✓ { $step }: giusto, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: sbagliato.
       *[other] ✗ { $step }: sbagliato alla mossa { $number }.
    }
}
step-digest = Documento
step-seed = Seme
step-hash = Sigillo
step-setup = Preparazione
step-deal = Mani
step-moves = Mosse
step-draws = Pescate
step-result = Risultato
check-digest = nulla è cambiato da quando è stato scritto
check-seed = ha 64 cifre esadecimali
check-hash = è lo SHA-256 del seme
check-setup = deriva dal seme e dalle opzioni
check-deal = derivano dal seme
check-moves = ognuna era possibile
check-draws = ognuna deriva dal seme
check-result = le mosse portano lì
check-open = non c’è nulla da verificare
export-made = La registrazione della partita { $number }, come file.
import-how = Dammi il file con il comando: su Telegram come documento con la didascalia /import, oppure rispondi /import a un documento così; nel browser sulla prima pagina, sotto [Inserisci un codice].
import-by = { $count ->
    [1] { $who } ha aperto questa partita da un file.
   *[other] { $who } ha aperto queste partite da un file.
}
import-many = Sono arrivate { $count } partite. Ognuna ha un tavolo tutto suo:
refusal-still-running = La partita non è ancora finita: la sua registrazione mostrerebbe ciò che è ancora nascosto.
refusal-seed-held = Altri giocano ancora con la stessa distribuzione. La registrazione sarà disponibile quando gli ultimi avranno finito.
refusal-too-many-records = Hai aperto { $most } partite da file in un’ora. Riprova più tardi.
refusal-too-many-files = In un’ora mi hai mandato tutti i file che leggo per una persona. Riprova più tardi.
refusal-import-under-way = Sto ancora leggendo il tuo ultimo file. Manda il prossimo quando ho finito.
refusal-imports-busy = In questo momento si stanno leggendo così tanti file che altri non possono aspettare. Riprova tra un minuto.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Partita { $match }:{ " " }
}{ $part ->
    [size] Il file è troppo grande per essere letto.
    [many] In questo file ci sono troppe partite.
    [long] In questo file ci sono troppe mosse e troppi annullamenti.
    [slow] Il file ci ha messo troppo ad arrivare.
    [format] Questa partita non si può scrivere in quel formato.
    [version] Questa registrazione viene da una versione più recente di Crosstable.
    [digest] La registrazione è stata modificata dopo la scrittura.
    [seed] Il seme di questa registrazione è sbagliato.
    [hash] Il sigillo di questa registrazione non corrisponde al suo seme.
    [setup] La preparazione di questa registrazione non deriva dal suo seme.
    [deal] Le mani di questa registrazione non derivano dal suo seme.
    [draws] Alla mossa { $number } di questa registrazione è stato pescato qualcosa che non deriva dal suo seme.
    [moves] { $move ->
        [none] La mossa { $number } di questa registrazione non è possibile.
       *[other] La mossa { $number } di questa registrazione, { $move }, non è possibile.
    }
    [log] La voce { $number } di questa registrazione non è leggibile.
    [result] Le mosse di questa registrazione non portano al suo risultato.
   *[other] Questo file non è una registrazione che io sappia leggere.
}
command-export = Una partita finita come file
command-import = Apri le partite di un file
parameter-format = Il formato del file
parameter-file = Una registrazione: JSON, trascrizione, GGF o WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Trascrizione
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = La fila ha l’etichetta “bag”: sette gettoni per colore, nell’ordine rosso, giallo, blu, viola, nero e bianco, poi tre per ogni gettone speciale, nell’ordine sposta, togli, sostituisci e scambia. Mescolata, si distribuisce dalla fine: il primo posto prende gli ultimi quattro, il secondo quelli subito prima, e così via; in tre, il secondo ne prende sei. Ciò che resta si pesca dalla fine. Se si sorteggia chi inizia, tocca al posto che ne ha prima di sé tanti quanti ne dice un numero minore della quantità dei posti, con l’etichetta “first”.
discord-command-export = esporta
discord-command-import = importa
discord-parameter-format = formato
# As in English.
discord-parameter-file = file
triominos-fair-order = La fila ha l’etichetta “round 1”, nella manche successiva “round 2”, e così via: le 56 tessere 000, 001… 005, 011, 012… fino a 555, in ordine crescente, ciascuna indicata con le sue cifre dalla più piccola alla più grande. Una volta mescolata la fila, il primo posto prende dall’inizio tutta la sua mano, il secondo posto prende le tessere successive, e così via. Ciò che resta è il pozzo, da cui si pesca dall’inizio.
