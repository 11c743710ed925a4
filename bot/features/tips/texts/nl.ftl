# Tips: wat beter was geweest, na een zet die veel kostte

button-tips = Geen tips meer
tip-undo = Terugnemen
tips-off = Geen tips meer. In /settings kun je ze weer aanzetten.
tip-better = { $better } was ongeveer { $points } beter.
crosswise-tip-line = { $move } had { $kind ->
        [pair] een paar
        [three] drie gelijke
        [four] vier gelijke
        [five] vijf gelijke
       *[different] zes verschillende kleuren
    } gemaakt: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
crosswise-tip-six = { $move } had zes gelijke gemaakt en gewonnen.
crosswise-tip-block = { $move } had de andere kant { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } gekost.
reversi-tip-corner = { $move } had de hoek gepakt, die niemand kan omdraaien.
reversi-tip-opens = Dat opende hoek { $corner }; { $move } niet.
triominos-tip-hexagon = { $move } had een zeshoek gemaakt: { $points } punten.
triominos-tip-bridge = { $move } had een brug gemaakt: { $points } punten.
triominos-tip-points = { $move } had { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } opgeleverd.
