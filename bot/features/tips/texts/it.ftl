# Consigli: che cosa sarebbe stato meglio, dopo una mossa costata cara

button-tips = Niente più consigli
tip-undo = Annulla mossa
tips-off = Niente più consigli. Puoi riattivarli in /settings.
tip-better = { $better } valeva circa { $points } in più.
crosswise-tip-line = Con { $move } avresti fatto { $kind ->
        [pair] due uguali
        [three] tre uguali
        [four] quattro uguali
        [five] cinque uguali
       *[different] sei colori diversi
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
crosswise-tip-six = Con { $move } avresti fatto sei uguali e vinto.
crosswise-tip-block = { $move } avrebbe tolto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } agli avversari.
reversi-tip-corner = { $move } prendeva l’angolo, che nessuno può girare.
reversi-tip-opens = Così si è aperto l’angolo { $corner }; con { $move } no.
triominos-tip-hexagon = { $move } chiudeva un esagono: { $points } punti.
triominos-tip-bridge = { $move } faceva un ponte: { $points } punti.
triominos-tip-points = { $move } valeva { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
