### Crosswise

game-crosswise = Crosswise
crosswise-about = Da due a quattro, in due squadre: Arancione segna nelle colonne, Verde nelle righe.
crosswise-goal = Allinea gettoni dello stesso colore, Arancione nelle colonne e Verde nelle righe: vince chi ottiene più punti dalle sue linee.

## Parti

crosswise-side-orange = 🟠 Arancione
crosswise-side-green = 🟢 Verde
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = colonne
crosswise-team-green = righe

## Colori, per altri testi

crosswise-colour =
    { $colour ->
        [red] 🔴 rosso
        [yellow] 🟡 giallo
        [blue] 🔵 blu
        [purple] 🟣 viola
        [black] ⚫ nero
       *[white] ⚪ bianco
    }
crosswise-old =
    { $old ->
        [red] 🔴 rosso
        [yellow] 🟡 giallo
        [blue] 🔵 blu
        [purple] 🟣 viola
        [black] ⚫ nero
       *[white] ⚪ bianco
    }
crosswise-second =
    { $second ->
        [red] 🔴 rosso
        [yellow] 🟡 giallo
        [blue] 🔵 blu
        [purple] 🟣 viola
        [black] ⚫ nero
       *[white] ⚪ bianco
    }

## Che cosa succede

crosswise-placed = { $seat } ha messo { crosswise-colour } in { $cell }.
crosswise-moved = { $seat } ha spostato { crosswise-colour } da { $cell } a { $to }.
crosswise-removed = { $seat } ha tolto { crosswise-colour } da { $cell } e lo tiene in mano.
crosswise-replaced = { $seat } ha sostituito { crosswise-old } con { crosswise-colour } in { $cell } e tiene in mano { crosswise-old }.
crosswise-swapped = { $seat } ha scambiato { crosswise-colour } in { $cell } e { crosswise-second } in { $other }.
crosswise-passed = { $seat } non ha gettoni giocabili e passa.
crosswise-six-column = Sei uguali, { crosswise-colour }, nella colonna { $line }: 🟠 Arancione vince subito.
crosswise-six-row = Sei uguali, { crosswise-colour }, nella riga { $line }: 🟢 Verde vince subito.
crosswise-bag-empty = Era l’ultimo gettone del sacchetto.

crosswise-you-placed = Hai messo { crosswise-colour } in { $cell }.
crosswise-you-moved = Hai spostato { crosswise-colour } da { $cell } a { $to }.
crosswise-you-removed = Hai tolto { crosswise-colour } da { $cell } e lo tieni in mano.
crosswise-you-replaced = Hai sostituito { crosswise-old } con { crosswise-colour } in { $cell } e tieni in mano { crosswise-old }.
crosswise-you-swapped = Hai scambiato { crosswise-colour } in { $cell } e { crosswise-second } in { $other }.
crosswise-you-passed = Non hai gettoni giocabili e passi.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } ha spostato { crosswise-colour } da { $cell } a { $to }
crosswise-brief-removed = { $seat } ha tolto { crosswise-colour } da { $cell }
crosswise-brief-replaced = { $seat } ha messo { crosswise-colour } per { crosswise-old } in { $cell }
crosswise-brief-swapped = { $seat } ha scambiato { $cell } e { $other }
crosswise-brief-passed = { $seat } passa
crosswise-brief-bag-empty = il sacchetto è vuoto

## Scegliere

crosswise-choice-red = 🔴 Rosso
crosswise-choice-yellow = 🟡 Giallo
crosswise-choice-blue = 🔵 Blu
crosswise-choice-purple = 🟣 Viola
crosswise-choice-black = ⚫ Nero
crosswise-choice-white = ⚪ Bianco
crosswise-choice-move = Sposta
crosswise-choice-remove = Togli
crosswise-choice-replace = Sostituisci
crosswise-choice-swap = Scambia
crosswise-choice-pass = Passa
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Scegli uno dei tuoi gettoni
crosswise-prompt-red = 🔴 Rosso: scegli una casella vuota
crosswise-prompt-yellow = 🟡 Giallo: scegli una casella vuota
crosswise-prompt-blue = 🔵 Blu: scegli una casella vuota
crosswise-prompt-purple = 🟣 Viola: scegli una casella vuota
crosswise-prompt-black = ⚫ Nero: scegli una casella vuota
crosswise-prompt-white = ⚪ Bianco: scegli una casella vuota
crosswise-prompt-move = Sposta: scegli un gettone sul tabellone, poi la casella vuota dove va
crosswise-prompt-move-2 = Sposta: ora scegli la casella vuota dove va
crosswise-prompt-remove = Togli: scegli un gettone sul tabellone; va nella tua mano
crosswise-prompt-replace = Sostituisci: scegli un colore dalla tua mano, poi il gettone sul tabellone di cui prende il posto
crosswise-prompt-replace-2 = Sostituisci: ora scegli il gettone sul tabellone; va nella tua mano
crosswise-prompt-swap = Scambia: scegli due gettoni sul tabellone
crosswise-prompt-swap-2 = Scambia: ora scegli l’altro gettone
crosswise-prompt-ask = Scegli una casella
crosswise-task = scegli un gettone
crosswise-task-red = scegli una casella per il rosso
crosswise-task-yellow = scegli una casella per il giallo
crosswise-task-blue = scegli una casella per il blu
crosswise-task-purple = scegli una casella per il viola
crosswise-task-black = scegli una casella per il nero
crosswise-task-white = scegli una casella per il bianco
crosswise-task-move = scegli un gettone da spostare
crosswise-task-move-2 = scegli la casella vuota dove va
crosswise-task-remove = scegli un gettone da togliere
crosswise-task-replace = scegli un colore dalla tua mano
crosswise-task-replace-2 = scegli il gettone da sostituire
crosswise-task-swap = scegli due gettoni da scambiare
crosswise-task-swap-2 = scegli l’altro gettone
crosswise-task-pass = passa

## Domande

crosswise-question-scoring = Punteggi
crosswise-question-store = Scarti
crosswise-question-lines = Tutte le linee
crosswise-question-cell = Linee di casella

## Risposte

crosswise-aid = 🟠 colonne, 🟢 righe; in ogni linea:
crosswise-aid-group =
    { $kind ->
        [pair] Due uguali
        [three] Tre uguali
        [four] Quattro uguali
        [five] Cinque uguali
        [six] Sei uguali
       *[different] Sei colori diversi
    }: { $points }
crosswise-aid-sums = I gruppi si sommano: 4+2 fa 6.
crosswise-aid-six = Sei uguali vincono subito.
crosswise-stored =
    { $kind ->
        [move] Sposta su una casella vuota
        [remove] Togli e prendi in mano
        [replace] Sostituisci e prendi
       *[swap] Scambia due gettoni
    }: giocati { $played }, da uscire { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell } è vuota.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Colonna { $line }: { crosswise-parts }
crosswise-row = 🟢 Riga { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Arancione: { $points }
crosswise-sum-green = 🟢 Verde: { $points }
crosswise-ahead = Dall’inizio: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] due uguali
        [three] tre uguali
        [four] quattro uguali
        [five] cinque uguali
        [six] sei uguali
       *[different] sei colori diversi
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] due uguali
        [three] tre uguali
        [four] quattro uguali
        [five] cinque uguali
        [six] sei uguali
       *[different] sei colori diversi
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] due uguali
        [three] tre uguali
        [four] quattro uguali
        [five] cinque uguali
        [six] sei uguali
       *[different] sei colori diversi
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## La fine

crosswise-reason-six = Sei uguali chiudono subito la partita.
crosswise-reason-full = Il tabellone è pieno.
crosswise-reason-passes = Nessuno ha più gettoni giocabili.

## L'immagine in parole

crosswise-team =
    { $side ->
        [orange] Arancione
       *[green] Verde
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = È il turno di { $seat }, per { crosswise-team }.
crosswise-alt-won = Ha vinto { crosswise-team }.
crosswise-alt-drawn = Pareggio.
crosswise-alt-totals = Punti: Arancione { $orange }, Verde { $green }.
crosswise-alt-columns = Colonne a–f: { $points }.
crosswise-alt-rows = Righe 1–6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Rosso
        [yellow] Giallo
        [blue] Blu
        [purple] Viola
        [black] Nero
       *[white] Bianco
    }: { $cells }.
crosswise-alt-empty = Il tabellone è vuoto.
crosswise-alt-own = I tuoi gettoni: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }) ha 1 gettone.
       *[other] { $seat } ({ crosswise-team }) ha { $count } gettoni.
    }
crosswise-alt-bag =
    { $count ->
        [0] Il sacchetto è vuoto.
        [one] Nel sacchetto c’è ancora 1 gettone.
       *[other] Nel sacchetto ci sono ancora { $count } gettoni.
    }
crosswise-alt-store = Gettoni speciali giocati, su tre per tipo: sposta { $move }, togli { $remove }, sostituisci { $replace }, scambia { $swap }.

## Regole

crosswise-rules =
    Due squadre riempiono un tabellone di 6×6 caselle; ogni casella prende il nome dalla sua colonna a–f e dalla sua riga 1–6. 🟠 Arancione segna nelle sei colonne, 🟢 Verde nelle sei righe.

    In due: uno contro uno. In quattro: due squadre da due, con i posti alternati; i compagni non vedono i gettoni l’uno dell’altro. In tre: i posti 1 e 3 sono la coppia Arancione e il posto 2 è Verde da solo: gioca dopo ciascuno dei due e ha sei gettoni. Tutti gli altri ne hanno quattro, nascosti a chiunque altro. Chi inizia si sorteggia, o si sceglie prima della partita.

    Nel sacchetto ci sono 54 gettoni: sette per ciascun colore 🔴 🟡 🔵 🟣 ⚫ ⚪ e tre per ciascuno dei quattro speciali. Nel tuo turno giochi esattamente un gettone, poi peschi fino a completare la mano, finché nel sacchetto ce ne sono.
    • Un colore va su una qualsiasi casella vuota.
    • Sposta: porta un gettone del tabellone su una casella vuota.
    • Togli: prendi in mano un gettone del tabellone; in tal caso non peschi.
    • Sostituisci: metti un colore dalla tua mano al posto di un gettone del tabellone, prendi in mano quel gettone, poi pescane uno.
    • Scambia: scambia due gettoni del tabellone. Possono essere uguali, e allora non cambia nulla.
    Uno speciale giocato va negli scarti, scoperti; lì tutti lo vedono, e vedono anche quanti di ogni tipo devono ancora uscire. Un gettone che passa dal tabellone a una mano l’hanno visto tutti.

    Se non puoi giocare nessuno dei tuoi gettoni, perché hai solo speciali senza nulla su cui agire, o nessun gettone, passi; altrimenti non si passa mai. Quando tutti hanno passato di seguito, la partita finisce e si conta così com’è.

    Sei gettoni uguali in una colonna (Arancione) o in una riga (Verde) vincono subito, chiunque abbia messo l’ultimo. Altrimenti la partita finisce quando tutte le 36 caselle sono piene: vince la squadra con la somma più alta nelle sue linee; a parità di somma è pareggio.

    In ogni linea un colore vale 1 punto per due gettoni, 3 per tre, 5 per quattro, 7 per cinque; sei colori diversi valgono 6. Più gruppi si sommano: 4+2 fa 6, 3+3 fa 6, 3+2 fa 4, 2+2+2 fa 3. Una linea non ancora piena conta quello che contiene.

    Serie: in “primo a X” vince la prima squadra che vince X partite; un pareggio non conta per nessuno, e dopo 3·X partite vince la squadra in testa. In “somma di X” si sommano i punti di X partite; lì una linea di sei gettoni uguali vale 9 e ogni altra linea delle due squadre conta così com’è, sicché chi vince una partita può avere la somma più bassa. A parità di punteggio la serie finisce in pareggio. La prima mossa passa di un posto da una partita all’altra.

## Distribuzione equa


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = cuore
crosswise-typed-yellow = stella
crosswise-typed-blue = goccia
crosswise-typed-purple = rombo
crosswise-typed-black = croce
crosswise-typed-white = anello, cerchio
