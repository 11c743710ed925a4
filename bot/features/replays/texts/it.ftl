# Replays

button-walk = Rivedi
button-analyse = Analisi
button-costliest = La più costosa
button-costly = Mossa costosa { $rank }
button-instead = Mossa migliore
button-rejoin = Torna alla partita
replay-instead = { $better } invece di { $played }
replay-failed = L’analisi si è fermata. Premi ancora una volta per continuarla.
replay-none = Nessuna mossa ha regalato nulla.
replay-better = { $better } valeva { $points } in più.
replay-progress = Analizzate { $at } di { $plies }
button-accuracy = Precisione
accuracy-look = Guarda di nuovo
accuracy-line = { $name }: { $percent } %
accuracy-rated = { $name }: { $percent } % · gioco da circa { $rating } ({ $span })
accuracy-none = Nessuno ha avuto niente da scegliere.
accuracy-means = Percentuale: quanto ciascuno ha conservato delle possibilità di vincere che c’erano. Il numero è il rating a cui si gioca così; tra parentesi i valori tra cui si trova in 95 partite su 100. Una sola partita dice poco.
crosswise-replay-better = { $better } valeva { $one ->
        [yes] un punto
       *[no] { $points } punti
    } in più.
reversi-replay-better = { $better } valeva { $one ->
        [yes] una pedina
       *[no] { $points } pedine
    } in più.
triominos-replay-better = { $better } valeva { $one ->
        [yes] un punto
       *[no] { $points } punti
    } in più.
web-replay-replay = Rivedi la partita
web-replay-first = All’inizio
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-last = Alla fine
web-replay-moves = Mosse
web-replay-course = Mossa
web-replay-start = Inizio
web-replay-leave = Torna al tavolo
web-replay-share = Condividi
web-replay-rejoin = Torna alla partita
web-replay-undo = Annulla
web-replay-both = Da qui giochi per entrambi
command-analysis = Quali mosse della partita sono costate di più
discord-command-analysis = analisi
