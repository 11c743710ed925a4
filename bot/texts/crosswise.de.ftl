### Crosswise

game-crosswise = Crosswise
crosswise-about = Zwei bis vier Personen in zwei Teams: Orange sammelt in den Spalten, Grün in den Reihen.
crosswise-goal = Bring gleiche Farben in eine Linie, Orange in den Spalten, Grün in den Reihen: Wessen Linien mehr Punkte bringen, gewinnt.

## Seiten

# As in English.
crosswise-side-orange = 🟠 Orange
crosswise-side-green = 🟢 Grün
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = Spalten
crosswise-team-green = Reihen

## Farben, für andere Texte

crosswise-colour =
    { $colour ->
        [red] 🔴 Rot
        [yellow] 🟡 Gelb
        [blue] 🔵 Blau
        [purple] 🟣 Lila
        [black] ⚫ Schwarz
       *[white] ⚪ Weiß
    }
crosswise-old =
    { $old ->
        [red] 🔴 Rot
        [yellow] 🟡 Gelb
        [blue] 🔵 Blau
        [purple] 🟣 Lila
        [black] ⚫ Schwarz
       *[white] ⚪ Weiß
    }
crosswise-second =
    { $second ->
        [red] 🔴 Rot
        [yellow] 🟡 Gelb
        [blue] 🔵 Blau
        [purple] 🟣 Lila
        [black] ⚫ Schwarz
       *[white] ⚪ Weiß
    }

## Was geschieht

crosswise-placed = { $seat } hat { crosswise-colour } auf { $cell } gelegt.
crosswise-moved = { $seat } hat { crosswise-colour } von { $cell } nach { $to } versetzt.
crosswise-removed = { $seat } hat { crosswise-colour } von { $cell } auf die Hand genommen.
crosswise-replaced = { $seat } hat { crosswise-old } auf { $cell } durch { crosswise-colour } ersetzt und { crosswise-old } auf die Hand genommen.
crosswise-swapped = { $seat } hat { crosswise-colour } auf { $cell } und { crosswise-second } auf { $other } vertauscht.
crosswise-passed = { $seat } kann keinen Stein spielen und passt.
crosswise-six-column = Sechsling { crosswise-colour } in Spalte { $line }: 🟠 Orange gewinnt sofort.
crosswise-six-row = Sechsling { crosswise-colour } in Reihe { $line }: 🟢 Grün gewinnt sofort.
crosswise-bag-empty = Das war der letzte Stein im Beutel.

crosswise-you-placed = Du hast { crosswise-colour } auf { $cell } gelegt.
crosswise-you-moved = Du hast { crosswise-colour } von { $cell } nach { $to } versetzt.
crosswise-you-removed = Du hast { crosswise-colour } von { $cell } auf die Hand genommen.
crosswise-you-replaced = Du hast { crosswise-old } auf { $cell } durch { crosswise-colour } ersetzt und { crosswise-old } auf die Hand genommen.
crosswise-you-swapped = Du hast { crosswise-colour } auf { $cell } und { crosswise-second } auf { $other } vertauscht.
crosswise-you-passed = Du kannst keinen Stein spielen und passt.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } versetzte { crosswise-colour } { $cell } nach { $to }
crosswise-brief-removed = { $seat } nahm { crosswise-colour } von { $cell }
crosswise-brief-replaced = { $seat } legte { crosswise-colour } statt { crosswise-old } auf { $cell }
crosswise-brief-swapped = { $seat } vertauschte { $cell } und { $other }
crosswise-brief-passed = { $seat } passte
crosswise-brief-bag-empty = der Beutel ist leer

## Wählen

crosswise-choice-red = 🔴 Rot
crosswise-choice-yellow = 🟡 Gelb
crosswise-choice-blue = 🔵 Blau
crosswise-choice-purple = 🟣 Lila
crosswise-choice-black = ⚫ Schwarz
crosswise-choice-white = ⚪ Weiß
crosswise-choice-move = Versetzen
crosswise-choice-remove = Wegnehmen
crosswise-choice-replace = Ersetzen
crosswise-choice-swap = Vertauschen
crosswise-choice-pass = Passen
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Wähle einen deiner Steine
crosswise-prompt-red = 🔴 Rot: Wähle ein leeres Feld
crosswise-prompt-yellow = 🟡 Gelb: Wähle ein leeres Feld
crosswise-prompt-blue = 🔵 Blau: Wähle ein leeres Feld
crosswise-prompt-purple = 🟣 Lila: Wähle ein leeres Feld
crosswise-prompt-black = ⚫ Schwarz: Wähle ein leeres Feld
crosswise-prompt-white = ⚪ Weiß: Wähle ein leeres Feld
crosswise-prompt-move = Versetzen: Wähle einen Stein auf dem Brett, dann das leere Feld, auf das er kommt
crosswise-prompt-move-2 = Versetzen: Wähle nun das leere Feld, auf das er kommt
crosswise-prompt-remove = Wegnehmen: Wähle einen Stein auf dem Brett; er kommt auf deine Hand
crosswise-prompt-replace = Ersetzen: Wähle eine Farbe aus deiner Hand, dann den Stein auf dem Brett, dessen Platz sie einnimmt
crosswise-prompt-replace-2 = Ersetzen: Wähle nun den Stein auf dem Brett; er kommt auf deine Hand
crosswise-prompt-swap = Vertauschen: Wähle zwei Steine auf dem Brett
crosswise-prompt-swap-2 = Vertauschen: Wähle nun den anderen Stein
crosswise-prompt-ask = Wähle ein Feld
crosswise-task = Wähle einen Stein
crosswise-task-red = Wähle ein Feld für Rot
crosswise-task-yellow = Wähle ein Feld für Gelb
crosswise-task-blue = Wähle ein Feld für Blau
crosswise-task-purple = Wähle ein Feld für Lila
crosswise-task-black = Wähle ein Feld für Schwarz
crosswise-task-white = Wähle ein Feld für Weiß
crosswise-task-move = Wähle einen Stein zum Versetzen
crosswise-task-move-2 = Wähle das leere Feld, auf das er kommt
crosswise-task-remove = Wähle einen Stein zum Wegnehmen
crosswise-task-replace = Wähle eine Farbe aus deiner Hand
crosswise-task-replace-2 = Wähle den Stein, den du ersetzt
crosswise-task-swap = Wähle zwei Steine zum Vertauschen
crosswise-task-swap-2 = Wähle den anderen Stein
crosswise-task-pass = Passe

## Fragen

crosswise-question-scoring = Was Punkte bringt
crosswise-question-store = Ablage
crosswise-question-lines = Alle Linien
crosswise-question-cell = Linien eines Felds

## Antworten

crosswise-aid = 🟠 Spalten, 🟢 Reihen; in jeder Linie:
crosswise-aid-group =
    { $kind ->
        [pair] Paar
        [three] Drilling
        [four] Vierling
        [five] Fünfling
        [six] Sechsling
       *[different] Sechs verschiedene Farben
    }: { $points }
crosswise-aid-sums = Gruppen zählen zusammen: 4+2 sind 6.
crosswise-aid-six = Ein Sechsling gewinnt sofort.
crosswise-stored =
    { $kind ->
        [move] Versetzen auf ein leeres Feld
        [remove] Wegnehmen auf deine Hand
        [replace] Ersetzen und auf die Hand
       *[swap] Vertauschen zweier Steine
    }: { $played } gespielt, noch { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell } ist leer.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Spalte { $line }: { crosswise-parts }
crosswise-row = 🟢 Reihe { $line }: { crosswise-parts }
# As in English.
crosswise-sum-orange = 🟠 Orange: { $points }
crosswise-sum-green = 🟢 Grün: { $points }
crosswise-ahead = Von Anfang an: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] Paar
        [three] Drilling
        [four] Vierling
        [five] Fünfling
        [six] Sechsling
       *[different] sechs verschiedene Farben
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
        [pair] Paar
        [three] Drilling
        [four] Vierling
        [five] Fünfling
        [six] Sechsling
       *[different] sechs verschiedene Farben
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
        [pair] Paar
        [three] Drilling
        [four] Vierling
        [five] Fünfling
        [six] Sechsling
       *[different] sechs verschiedene Farben
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## Das Ende

crosswise-reason-six = Ein Sechsling beendet die Partie sofort.
crosswise-reason-full = Das Brett ist voll.
crosswise-reason-passes = Niemand kann mehr einen Stein spielen.

## Das Bild in Worten

crosswise-team =
    { $side ->
        [orange] Orange
       *[green] Grün
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
crosswise-alt-turn = { $seat } ist für { crosswise-team } am Zug.
crosswise-alt-won = { crosswise-team } hat gewonnen.
crosswise-alt-drawn = Unentschieden.
crosswise-alt-totals = Punkte: Orange { $orange }, Grün { $green }.
crosswise-alt-columns = Spalten a bis f: { $points }.
crosswise-alt-rows = Reihen 1 bis 6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
        [purple] Lila
        [black] Schwarz
       *[white] Weiß
    }: { $cells }.
crosswise-alt-empty = Das Brett ist leer.
crosswise-alt-own = Deine Steine: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }) hat 1 Stein.
       *[other] { $seat } ({ crosswise-team }) hat { $count } Steine.
    }
crosswise-alt-bag =
    { $count ->
        [0] Der Beutel ist leer.
        [one] Im Beutel ist noch 1 Stein.
       *[other] Im Beutel sind noch { $count } Steine.
    }
crosswise-alt-store = Gespielte Sondersteine, je drei gibt es: Versetzen { $move }, Wegnehmen { $remove }, Ersetzen { $replace }, Vertauschen { $swap }.

## Regeln

crosswise-rules =
    Zwei Teams füllen ein Brett mit 6×6 Feldern; jedes Feld heißt nach seiner Spalte a–f und seiner Reihe 1–6. 🟠 Orange wertet die sechs Spalten, 🟢 Grün die sechs Reihen.

    Zu zweit: eins gegen eins. Zu viert: zwei Zweierteams, abwechselnd gesetzt; Partner sehen die Steine des anderen nicht. Zu dritt: Platz 1 und 3 sind das orange Paar, Platz 2 ist Grün allein, spielt nach jedem der beiden und hat sechs Steine. Alle anderen haben vier, verdeckt vor allen. Wer beginnt, wird ausgelost oder vor dem Start gewählt.

    Im Beutel sind 54 Steine: je sieben 🔴 🟡 🔵 🟣 ⚫ ⚪ und je drei der vier Sondersteine. Bist du dran, spielst du genau einen Stein; dann ziehst du deine Hand wieder voll, solange der Beutel reicht.
    • Eine Farbe kommt auf ein beliebiges leeres Feld.
    • Versetzen: einen Stein auf dem Brett auf ein leeres Feld bringen.
    • Wegnehmen: einen Stein vom Brett auf die eigene Hand nehmen; du ziehst dann nicht.
    • Ersetzen: eine Farbe aus der Hand an die Stelle eines Steins auf dem Brett legen, den Stein auf die Hand nehmen, dann einen ziehen.
    • Vertauschen: zwei Steine auf dem Brett tauschen. Sie dürfen gleich sein, dann ändert sich nichts.
    Gespielte Sondersteine liegen offen in der Ablage; alle sehen sie dort und auch, wie viele jeder Art noch kommen. Was vom Brett auf eine Hand geht, haben alle gesehen.

    Kannst du keinen Stein spielen, weil du nur Sondersteine hast, die gerade nichts bewirken können, oder gar keine Steine mehr, dann passt du; sonst nie. Haben alle nacheinander gepasst, endet die Partie und wird gewertet, wie sie steht.

    Sechs gleiche Steine in einer Spalte (Orange) oder Reihe (Grün) gewinnen sofort, egal wer den letzten gelegt hat. Sonst endet die Partie, wenn alle 36 Felder voll sind: Die höhere Summe der eigenen Linien gewinnt, gleiche Summen sind ein Unentschieden.

    In jeder Linie zählt eine Farbe mit zwei Steinen 1 Punkt, mit drei 3, mit vier 5, mit fünf 7; sechs verschiedene Farben zählen 6. Mehrere Gruppen zählen zusammen: 4+2 sind 6, 3+3 sind 6, 3+2 sind 4, 2+2+2 sind 3. Eine Linie, die noch nicht voll ist, zählt, was in ihr liegt.

    Serien: Bei „bis X Siege“ gewinnt das Team, das zuerst X Partien gewonnen hat; ein Unentschieden zählt für niemanden, und nach 3·X Partien gewinnt, wer führt. Bei „Summe aus X“ werden die Punkte von X Partien addiert; ein Sechsling zählt dort 9 und jede andere Linie beider Teams, wie sie steht, sodass der Sieger einer Partie die kleinere Summe haben kann. Bei Gleichstand endet die Serie unentschieden. Der erste Zug wandert von Partie zu Partie um einen Platz.

## Faire Verteilung


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = Herz
crosswise-typed-yellow = Stern
crosswise-typed-blue = Tropfen
crosswise-typed-purple = Raute, Karo
crosswise-typed-black = Kreuz
crosswise-typed-white = Ring, Kreis
