### Triominos

game-triominos = Triominos
triominos-about = Zu zweit, dritt oder viert legt ihr dreieckige Steine Ecke an Ecke, in Runden bis zu einem Punkteziel.
triominos-goal = Leg Steine so an, dass die Ziffern zusammenpassen, wo sie sich berühren: Wer beim Erreichen des Ziels die meisten Punkte hat, gewinnt.

## Was geschieht

triominos-round =
    { $why ->
        [won] Runde { $number }: { $first_seat } hat die Runde davor gewonnen und beginnt.
       *[highest] Runde { $number }: { $first_seat } hält den höchsten Stein und beginnt.
    }
triominos-laid = { $seat } hat { $tile } auf Platz { $place } gelegt: +{ $points }.
triominos-triple = Mit einem Drilling eröffnet: +{ $points }.
triominos-zeros = Mit 0-0-0 eröffnet: +{ $points }.
triominos-bridge = Brücke: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Sechseck
        [2] Zwei Sechsecke
       *[3] Drei Sechsecke
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } hat einen Stein gezogen: { $points }.
       *[other] { $seat } hat { $count } Steine gezogen: { $points }.
    }
triominos-drew-own = { $seat } hat { $tiles } gezogen: { $points }.
triominos-passed = { $seat } kann weder legen noch ziehen: { $points }.
triominos-out = { $seat } hat den letzten Stein gelegt: +{ $points }.
triominos-blocked = Die Runde ist blockiert.
triominos-left = Übrige Ziffern der anderen: +{ $points } für { $seat }.
triominos-own = Eigene übrige Ziffern: { $points }.
triominos-shown = { $seat } hatte { $tiles } (Summe { $digits }).
triominos-won = { $seat } gewinnt Runde { $number }.
triominos-nobody = Gleich wenige Steine, gleiche Summe: Niemand gewinnt Runde { $number }.
triominos-stands = { $seat }: { $scored }, gesamt { $total }.
triominos-tied = Gleichstand an der Spitze mit { $total }: Eine weitere Runde entscheidet.

triominos-you-laid = Du hast { $tile } auf Platz { $place } gelegt: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Du hast einen Stein gezogen: { $points }.
       *[other] Du hast { $count } Steine gezogen: { $points }.
    }
triominos-you-drew-own = Du hast { $tiles } gezogen: { $points }.
triominos-you-passed = Du kannst weder legen noch ziehen: { $points }.
triominos-you-out = Du hast den letzten Stein gelegt: +{ $points }.
triominos-you-left = Übrige Ziffern der anderen: +{ $points } für dich.
triominos-you-shown = Du hattest { $tiles } (Summe { $digits }).
triominos-you-won = Du hast Runde { $number } gewonnen.
triominos-you-stands = Du: { $scored }, gesamt { $total }.
triominos-brief-round = Runde { $number }: { $first_seat } beginnt
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = Drilling +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = Brücke +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] Sechseck
        [2] zwei Sechsecke
       *[3] drei Sechsecke
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } zog einen Stein { $points }
       *[other] { $seat } zog { $count } Steine { $points }
    }
triominos-brief-drew-own = { $seat } zog { $tiles } { $points }
triominos-brief-passed = { $seat } setzte aus { $points }
triominos-brief-out = letzter Stein +{ $points }
triominos-brief-blocked = blockiert
triominos-brief-left = Ziffern der anderen +{ $points }
triominos-brief-own = eigene Ziffern { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } gewinnt Runde { $number }
triominos-brief-nobody = niemand gewinnt Runde { $number }
triominos-brief-stands = {""}
triominos-brief-tied = Gleichstand bei { $total }, eine weitere Runde entscheidet
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } gewinnt Runde { $number }
triominos-you-over-won = Du gewinnst Runde { $number }
triominos-over-nobody = Niemand gewinnt Runde { $number }
triominos-stake = Runde { $number } · bis { $target }

## Einstellungen

parameter-target = Punkte, bis zu denen gespielt wird
parameter-hand = Steine, die jeder bekommt
triominos-option-target = Ziel
triominos-option-target-200 = 200 Punkte
triominos-option-target-400 = 400 Punkte
triominos-option-target-500 = 500 Punkte
triominos-option-target-600 = 600 Punkte
triominos-option-hand = Steine pro Hand
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Wer beginnt
triominos-option-first-random = die Steine entscheiden

## Wählen

triominos-choice-draw = Ziehen (je −5)
triominos-choice-pass = Aussetzen (−10)
triominos-choice-next = Nächste Runde
triominos-move-2 = { $a } an Stelle { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = ziehen
triominos-noted-pass = aussetzen
triominos-prompt = Wähle einen deiner Steine, oder ziehe, wenn nichts passt
triominos-prompt-1 = { $picked }: Wähle einen der markierten Plätze
triominos-task = Wähle einen Stein
triominos-task-1 = Wähle einen Platz für { $picked }
triominos-task-draw = Ziehe einen Stein (−5)
triominos-task-pass = Setze aus (−10)

## Fragen

triominos-question-sheet = Punktezettel
triominos-question-scoring = Was Punkte bringt

## Antworten

triominos-sheet-round =
    Runde { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(blockiert)
       *[open] {" "}(läuft)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· Steine { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· Eröffnung { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· Brücken { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· Sechsecke { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· Ziehen { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· Aussetzen { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· letzter Stein { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· übrige Ziffern { $left }
    }
triominos-sheet-total = { $seat }: { $total } von { $target }
triominos-sheet-ahead = { $seat } · Von Anfang an: { $points }
triominos-worth-tile = Ein Stein: die Summe seiner Ziffern
triominos-worth-triple = Eine Runde mit einem Drilling eröffnen: +{ $worth }
triominos-worth-zeros = Mit 0-0-0 eröffnen: +{ $worth }
triominos-worth-bridge = Brücke: +{ $worth }
triominos-worth-hexagon = Jedes Sechseck: +{ $worth }
triominos-worth-draw = Jeder gezogene Stein: { $worth }
triominos-worth-pass = Aussetzen: { $worth }
triominos-worth-out = Letzter Stein: +{ $worth } und die Ziffern der anderen
triominos-worth-blocked = Blockiert: Ziffern der anderen minus eigene
triominos-worth-target = Ziel: { $target }

## Das Bild in Worten

triominos-alt-round = Triominos, Runde { $number }, bis { $target } Punkte.
triominos-alt-empty = Noch liegt kein Stein.
triominos-alt-board =
    { $count ->
        [one] 1 Stein liegt.
       *[other] { $count } Steine liegen.
    }
triominos-alt-row = Reihe { $number }: { $tiles }.
triominos-alt-last = Der letzte Stein: { $tile }, gelegt von { $seat }.
triominos-alt-hexagons =
    { $count ->
        [one] Er schließt ein Sechseck.
       *[other] Er schließt { $count } Sechsecke.
    }
triominos-alt-bridge = Er bildet eine Brücke.
triominos-alt-market =
    { $count ->
        [0] Der Vorrat ist leer.
        [one] 1 Stein ist im Vorrat.
       *[other] { $count } Steine sind im Vorrat.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: 1 Stein, { $total } Punkte.
       *[other] { $seat }: { $count } Steine, { $total } Punkte.
    }
triominos-alt-turn = { $seat } ist am Zug.
triominos-alt-own = Deine Steine: { $tiles }.
triominos-alt-fits = Möglich: { $moves }.
triominos-alt-left = { $seat } hatte noch { $tiles }.
triominos-alt-place = Platz { $place }: { $digits }.
triominos-alt-won = { $seat } gewinnt.
triominos-spoken-up = { $digits } Spitze oben
triominos-spoken-down = { $digits } Spitze unten
triominos-spoken-place = Platz { $place }
triominos-spoken-asks = Platz { $place } verlangt { $digits }.

## Das Ende

triominos-reason-target = Das Ziel ist erreicht.

## Regeln

triominos-rules =
    Zu zweit, zu dritt oder zu viert legt ihr 56 dreieckige Steine. Ein Stein trägt drei Ziffern von 0 bis 5, die im Uhrzeigersinn steigen oder gleich bleiben, etwa 0-3-5; jede Kombination gibt es einmal. Steine darfst du drehen, nicht wenden. Eine Partie geht über mehrere Runden bis 200 Punkte (oder 400, 500, 600, wie in der Lobby gewählt).

    Zu zweit nimmt jeder 8 Steine (oder 7, 9, 16), zu dritt oder viert 7. Der Rest ist der Vorrat, verdeckt. Der höchste Drilling beginnt; wurde keiner verteilt, der Stein mit der höchsten Summe, bei gleicher Summe der mit den höheren Ziffern, die größte zuerst verglichen. Danach beginnt, wer die Runde davor gewonnen hat; hat sie niemand gewonnen, bestimmen wieder die Steine. Wer beginnt, darf jeden eigenen Stein legen. Es geht reihum nach Plätzen.

    Ein Stein wird Kante an Kante angelegt: Beide Ziffern der gemeinsamen Kante müssen gleich sein. Auch wo er weitere Steine mit Kante oder Ecke berührt, müssen die Ziffern gleich sein. Die freien Plätze sind von oben nach unten, dann von links nach rechts nummeriert; ein Stein passt auf höchstens eine Art auf einen Platz.

    Ein gelegter Stein zählt die Summe seiner Ziffern.
    • Eine Runde mit einem Drilling eröffnen: +10; mit 0-0-0 stattdessen +40.
    • Sechseck, dein Stein ist der sechste um einen Punkt: +50; zwei auf einmal +100, drei +150.
    • Brücke, dein Stein hat genau eine gemeinsame Kante, und die Ecke gegenüber berührt einen anderen Stein: +40.

    Kannst du legen, musst du. Sonst ziehst du einzeln, je −5, bis ein Stein passt, und legst ihn, wo er passt. Ist der Vorrat leer und nichts passt, zahlst du 10 und setzt aus; wer den Vorrat vergeblich leert, zahlt das Ziehen und die 10. Nach dem ersten Ziehen geschehen die übrigen und das Aussetzen von selbst und werden gezeigt.

    Die Runde endet, wenn jemand den letzten Stein legt: +25 und die übrigen Ziffern aller anderen. Sie endet auch, wenn der Vorrat leer ist und alle nacheinander je einmal ausgesetzt haben. Dann gewinnt, wer die wenigsten Steine hat, bei gleicher Zahl die kleinere Summe: Die Ziffern der anderen kommen dazu, die eigenen gehen ab, und es gibt keine 25. Haben mehrere auch dieselbe Summe, gewinnt niemand, und keine Ziffern zählen. Alle Hände werden gezeigt. Die nächste Runde beginnt auf Knopfdruck oder nach 30 Sekunden.

    Die Partie endet mit einer Runde, nach der jemand am Ziel oder darüber steht: Die höchste Summe gewinnt. Bei Gleichstand an der Spitze folgt eine weitere Runde. Das Ziel mitten in der Runde zu erreichen beendet nichts. Punkte können negativ sein.

    Serien: Bei „bis X Siege“ gewinnt, wer zuerst X Partien gewonnen hat; bei „Summe aus X“ werden die Endstände von X Partien addiert. Wer beginnt, bestimmen immer die Steine.

## Faire Verteilung

