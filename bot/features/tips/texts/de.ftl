# Tipps: was besser gewesen wäre, nach einem Zug, der viel gekostet hat

button-tips = Keine Tipps mehr
tip-undo = Zurücknehmen
tips-off = Keine Tipps mehr. In /settings kannst du sie wieder einschalten.
tip-better = { $better } war um etwa { $points } besser.
crosswise-tip-line = { $move } hätte { $kind ->
        [pair] ein Paar
        [three] einen Drilling
        [four] einen Vierling
        [five] einen Fünfling
       *[different] sechs verschiedene Farben
    } gemacht: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
crosswise-tip-six = { $move } hätte einen Sechsling gemacht und gewonnen.
crosswise-tip-block = { $move } hätte die andere Seite { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gekostet.
reversi-tip-corner = { $move } hätte die Ecke genommen, die niemand umdrehen kann.
reversi-tip-opens = Das hat die Ecke { $corner } geöffnet, { $move } nicht.
triominos-tip-hexagon = { $move } hätte ein Sechseck geschlossen: { $points } Punkte.
triominos-tip-bridge = { $move } hätte eine Brücke gebaut: { $points } Punkte.
triominos-tip-points = { $move } hätte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gebracht.
