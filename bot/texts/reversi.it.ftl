### Reversi

game-reversi = Reversi
reversi-about = In due, 64 pedine: racchiudi l’altro colore e diventa tuo.
reversi-goal = Racchiudi pedine dell’altro colore e diventano tue: alla fine vince chi ne ha di più.

## Parti

reversi-side-black = ⚫ Nero
reversi-side-white = ⚪ Bianco
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Che cosa succede

reversi-placed =
    { $flips ->
        [one] { $seat } ha giocato { $cell } e girato 1 pedina.
       *[other] { $seat } ha giocato { $cell } e girato { $flips } pedine.
    }
reversi-passed = { $seat } non ha mosse e passa.

reversi-you-placed =
    { $flips ->
        [one] Hai giocato { $cell } e girato 1 pedina.
       *[other] Hai giocato { $cell } e girato { $flips } pedine.
    }
reversi-you-passed = Non hai mosse e passi.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } passa

## L'immagine in parole

reversi-alt-discs = Pedine nere: { $black }, pedine bianche: { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] È il turno di { $seat }, con il nero.
       *[white] È il turno di { $seat }, con il bianco.
    }
reversi-alt-legal = Possibili: { $cells }.
reversi-alt-won = Ha vinto { $seat }.
reversi-alt-drawn = Pareggio.
reversi-alt-black = Nero: { $cells }.
reversi-alt-white = Bianco: { $cells }.
reversi-spoken-brings = { $move } ne gira { $count }

## Opzioni

parameter-position = Una posizione o una registrazione da cui iniziare
reversi-option-first = Nero
reversi-option-first-random = a sorte
reversi-option-position = Posizione: 64 caratteri X, O e -, poi X o O di turno; oppure una trascrizione come f5d6c3
reversi-option-position-start = l’inizio consueto

## Scegliere

reversi-prompt = Scegli una casella per la tua pedina
reversi-task = scegli una casella

## Domande

reversi-question-flips = Cosa si gira?
reversi-prompt-ask = Quale casella?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } gira 1 pedina: { $cells }.
       *[other] { $cell } gira { $flips } pedine: { $cells }.
    }
reversi-cell-taken = { $cell } non si può giocare: c’è già una pedina.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } non si può giocare: la partita è finita.
       *[no] { $cell } non si può giocare: non gira nulla.
    }

## La fine

reversi-reason-full = Il tabellone è pieno.
reversi-reason-blocked = Nessun colore può più muovere.
reversi-reason-wiped = Un colore non ha più pedine.

## Regole

reversi-rules =
    A Reversi si gioca in due su 64 caselle, con pedine ⚫ nere da un lato e ⚪ bianche dall’altro. Inizia il nero.

    Metti una pedina su una casella vuota in modo che una o più pedine dell’altro colore stiano in linea retta e senza vuoti tra questa e un’altra tua pedina: in orizzontale, in verticale o in diagonale. Ogni linea chiusa così passa al tuo colore. Una pedina girata non chiude altre linee.

    Una mossa che non gira nulla non è permessa. Se hai una mossa devi farla; se non ne hai, passi automaticamente.

    Quando il tabellone è pieno o nessuno dei due può più muovere, si contano le pedine. Vince chi ne ha di più; a parità è pareggio. Le caselle vuote non contano per nessuno.

    Le caselle segnate sono quelle che puoi giocare. Un piccolo consiglio: una pedina in un angolo non può più essere girata.
reversi-count = { $number ->
    [one] { $number } pedina
   *[other] { $number } pedine
}
reversi-given = { $count ->
    [one] +{ $count } angolo
   *[other] +{ $count } angoli
}
