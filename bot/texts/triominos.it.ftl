### Triominos

game-triominos = Triominos
triominos-about = Da due a quattro, posate tessere triangolari angolo contro angolo, in manche fino a un traguardo di punti.
triominos-goal = Posa tessere le cui cifre coincidono dove si toccano: vince chi ha più punti quando si raggiunge il traguardo.

## Che cosa succede

triominos-round =
    { $why ->
        [won] Manche { $number }: { $first_seat } ha vinto la manche precedente e inizia.
       *[highest] Manche { $number }: { $first_seat } ha la tessera più alta e inizia.
    }
triominos-laid = { $seat } ha posato { $tile } nello spazio { $place }: +{ $points }.
triominos-triple = Apertura con un triplo: +{ $points }.
triominos-zeros = Apertura con 0-0-0: +{ $points }.
triominos-bridge = Ponte: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Esagono
        [2] Due esagoni
       *[3] Tre esagoni
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } ha pescato una tessera: { $points }.
       *[other] { $seat } ha pescato { $count } tessere: { $points }.
    }
triominos-drew-own = { $seat } ha pescato { $tiles }: { $points }.
triominos-passed = { $seat } non può né posare né pescare: { $points }.
triominos-out = { $seat } ha posato la sua ultima tessera: +{ $points }.
triominos-blocked = La manche è bloccata.
triominos-left = Cifre rimaste nelle altre mani: +{ $points } per { $seat }.
triominos-own = Cifre proprie rimaste: { $points }.
triominos-shown = { $seat } aveva { $tiles } (somma { $digits }).
triominos-won = { $seat } vince la manche { $number }.
triominos-nobody = Stesso numero di tessere, stessa somma: nessuno vince la manche { $number }.
triominos-stands = { $seat }: { $scored }, totale { $total }.
triominos-tied = Parità in testa a { $total }: decide un’altra manche.

triominos-you-laid = Hai posato { $tile } nello spazio { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Hai pescato una tessera: { $points }.
       *[other] Hai pescato { $count } tessere: { $points }.
    }
triominos-you-drew-own = Hai pescato { $tiles }: { $points }.
triominos-you-passed = Non puoi né posare né pescare: { $points }.
triominos-you-out = Hai posato la tua ultima tessera: +{ $points }.
triominos-you-left = Cifre rimaste nelle altre mani: +{ $points } per te.
triominos-you-shown = Avevi { $tiles } (somma { $digits }).
triominos-you-won = Hai vinto la manche { $number }.
triominos-you-stands = Tu: { $scored }, totale { $total }.
triominos-brief-round = manche { $number }: inizia { $first_seat }
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = triplo +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = ponte +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] esagono
        [2] due esagoni
       *[3] tre esagoni
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } ha pescato una tessera { $points }
       *[other] { $seat } ha pescato { $count } tessere { $points }
    }
triominos-brief-drew-own = { $seat } ha pescato { $tiles } { $points }
triominos-brief-passed = { $seat } passa { $points }
triominos-brief-out = ultima tessera +{ $points }
triominos-brief-blocked = bloccata
triominos-brief-left = cifre degli altri +{ $points }
triominos-brief-own = cifre proprie { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } vince la manche { $number }
triominos-brief-nobody = nessuno vince la manche { $number }
triominos-brief-stands = {""}
triominos-brief-tied = parità a { $total }, decide un’altra manche
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } vince la manche { $number }
triominos-you-over-won = Vinci la manche { $number }
triominos-over-nobody = Nessuno vince la manche { $number }
triominos-stake = Manche { $number } · ai { $target }

## Opzioni

parameter-target = Punti a cui si gioca
parameter-hand = Tessere date a ciascuno
triominos-option-target = Traguardo
triominos-option-target-200 = 200 punti
triominos-option-target-400 = 400 punti
triominos-option-target-500 = 500 punti
triominos-option-target-600 = 600 punti
triominos-option-hand = Tessere a testa
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Chi inizia
triominos-option-first-random = decidono le tessere

## Scegliere

triominos-choice-draw = Pesca (−5 l’una)
triominos-choice-pass = Passa (−10)
triominos-choice-next = Nuova manche
triominos-move-2 = { $a } nello spazio { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = pesca
triominos-noted-pass = passa
triominos-prompt = Scegli una delle tue tessere, o pesca se non va bene nessuna
triominos-prompt-1 = { $picked }: scegli uno degli spazi segnati
triominos-task = scegli una tessera
triominos-task-1 = scegli uno spazio per { $picked }
triominos-task-draw = pesca una tessera (−5)
triominos-task-pass = passa (−10)

## Domande

triominos-question-sheet = Segnapunti
triominos-question-scoring = Cosa dà punti

## Risposte

triominos-sheet-round =
    Manche { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(bloccata)
       *[open] {" "}(in corso)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· tessere { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· apertura { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· ponti { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· esagoni { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· pescate { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· passi { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· ultima tessera { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· cifre rimaste { $left }
    }
triominos-sheet-total = { $seat }: { $total } di { $target }
triominos-sheet-ahead = { $seat } · Dall’inizio: { $points }
triominos-worth-tile = Una tessera: la somma delle sue cifre
triominos-worth-triple = Aprire una manche con un triplo: +{ $worth }
triominos-worth-zeros = Aprire con 0-0-0: +{ $worth }
triominos-worth-bridge = Ponte: +{ $worth }
triominos-worth-hexagon = Ogni esagono: +{ $worth }
triominos-worth-draw = Ogni tessera pescata: { $worth }
triominos-worth-pass = Passare: { $worth }
triominos-worth-out = Ultima tessera: +{ $worth } e le cifre degli altri
triominos-worth-blocked = Manche bloccata: le cifre degli altri meno le proprie
triominos-worth-target = Traguardo: { $target }

## L'immagine in parole

triominos-alt-round = Triominos, manche { $number }, ai { $target } punti.
triominos-alt-empty = Nessuna tessera è ancora posata.
triominos-alt-board =
    { $count ->
        [one] C’è 1 tessera posata.
       *[other] Ci sono { $count } tessere posate.
    }
triominos-alt-row = Riga { $number }: { $tiles }.
triominos-alt-last = L’ultima tessera: { $tile }, posata da { $seat }.
triominos-alt-hexagons =
    { $count ->
        [one] Completa un esagono.
       *[other] Completa { $count } esagoni.
    }
triominos-alt-bridge = Forma un ponte.
triominos-alt-market =
    { $count ->
        [0] Il pozzo è vuoto.
        [one] Nel pozzo c’è 1 tessera.
       *[other] Nel pozzo ci sono { $count } tessere.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: 1 tessera, { $total } punti.
       *[other] { $seat }: { $count } tessere, { $total } punti.
    }
triominos-alt-turn = È il turno di { $seat }.
triominos-alt-own = Le tue tessere: { $tiles }.
triominos-alt-fits = Possibili: { $moves }.
triominos-alt-left = { $seat } aveva ancora { $tiles }.
triominos-alt-place = Spazio { $place }: { $digits }.
triominos-alt-won = Vince { $seat }.
triominos-spoken-up = { $digits } punta in alto
triominos-spoken-down = { $digits } punta in basso
triominos-spoken-place = spazio { $place }
triominos-spoken-asks = Lo spazio { $place } chiede { $digits }.

## La fine

triominos-reason-target = Il traguardo è raggiunto.

## Regole

triominos-rules =
    Da due a quattro persone posano 56 tessere triangolari. Una tessera porta tre cifre da 0 a 5 che crescono o si ripetono in senso orario, come 0-3-5; ogni combinazione c’è una volta. Le tessere si possono ruotare, non capovolgere. Una partita è fatta di più manche fino a 200 punti (o 400, 500, 600, come scelto prima di iniziare).

    In due si prendono 8 tessere a testa (o 7, 9, 16), in tre o quattro 7. Il resto è il pozzo, coperto. Inizia il triplo più alto; se non ne è stato distribuito nessuno, la tessera con la somma più alta e, a parità di somma, quella con le cifre più alte, confrontando prima la maggiore. In seguito inizia chi ha vinto la manche precedente; dopo una manche senza vincitori decidono di nuovo le tessere. Chi inizia può posare una qualsiasi delle proprie tessere. Si gioca nell’ordine dei posti.

    Una tessera si posa lato contro lato accanto a una già posata: le due cifre del lato comune devono essere uguali. Dove tocca altre tessere, con un lato o con un angolo, anche quelle cifre devono essere uguali. Gli spazi liberi sono numerati dall’alto in basso, poi da sinistra a destra; una tessera va in uno spazio in un modo solo, al massimo.

    Una tessera posata vale la somma delle sue cifre.
    • Aprire una manche con un triplo: +10; con 0-0-0 invece +40.
    • Esagono, la tua tessera è la sesta attorno a un punto: +50; due insieme +100, tre insieme +150.
    • Ponte, la tua tessera ha esattamente un lato in comune e il suo angolo opposto tocca un’altra tessera: +40.

    Se puoi posare una tessera, devi farlo. Altrimenti peschi una tessera alla volta, −5 l’una, finché una va bene, e la posi dove va bene. Con il pozzo vuoto e nulla che vada bene paghi 10 e passi il turno; svuotare il pozzo invano costa le pescate e i 10. Dopo la tua prima pescata, le altre, e l’eventuale passo, avvengono in automatico e vengono mostrate.

    La manche finisce quando qualcuno posa la sua ultima tessera: +25 e le cifre rimaste in tutte le altre mani. Finisce anche quando il pozzo è vuoto e tutti hanno passato di seguito, una volta ciascuno. Allora vince chi ha meno tessere e, a parità di numero, la somma di cifre più bassa: chi vince riceve le cifre degli altri meno le proprie, senza i 25. In caso di parità anche su questo, pure se solo tra alcuni, non vince nessuno e le cifre non contano. Tutte le mani vengono mostrate. La manche successiva si distribuisce quando qualcuno preme il pulsante, o dopo 30 secondi.

    La partita finisce con una manche dopo la quale qualcuno è al traguardo o oltre: vince il totale più alto. In caso di parità in testa si gioca un’altra manche. Raggiungere il traguardo durante una manche non chiude nulla. I totali possono essere negativi.

    Serie: in “primo a X” vince chi per primo vince X partite, in “somma di X” si sommano i totali finali di X partite. Chi inizia lo decidono sempre le tessere.

## Distribuzione equa

