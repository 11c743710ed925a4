### Reversi

game-reversi = Reversi
reversi-about = Zwei Spieler, 64 Steine: Schließ die andere Farbe ein, und sie wird deine.
reversi-goal = Schließ Steine der anderen Farbe ein, dann gehören sie dir: Wer am Ende mehr hat, gewinnt.

## Seiten

reversi-side-black = ⚫ Schwarz
reversi-side-white = ⚪ Weiß
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Was geschieht

reversi-placed =
    { $flips ->
        [one] { $seat } hat auf { $cell } gesetzt und 1 Stein umgedreht.
       *[other] { $seat } hat auf { $cell } gesetzt und { $flips } Steine umgedreht.
    }
reversi-passed = { $seat } kann nicht ziehen und setzt aus.

reversi-you-placed =
    { $flips ->
        [one] Du hast auf { $cell } gesetzt und 1 Stein umgedreht.
       *[other] Du hast auf { $cell } gesetzt und { $flips } Steine umgedreht.
    }
reversi-you-passed = Du kannst nicht ziehen und setzt aus.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } setzte aus

## Das Bild in Worten

reversi-alt-discs = Steine: { $black } schwarz, { $white } weiß.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] { $seat } ist mit Schwarz am Zug.
       *[white] { $seat } ist mit Weiß am Zug.
    }
reversi-alt-legal = Möglich: { $cells }.
reversi-alt-won = { $seat } hat gewonnen.
reversi-alt-drawn = Unentschieden.
reversi-alt-black = Schwarz: { $cells }.
reversi-alt-white = Weiß: { $cells }.
reversi-spoken-brings = { $move } dreht { $count } um

## Einstellungen

parameter-position = Stellung oder Mitschrift, von der aus begonnen wird
reversi-option-first = Schwarz
reversi-option-first-random = wird ausgelost
reversi-option-position = Stellung: 64 Zeichen X, O und -, dann X oder O am Zug; oder eine Zugfolge wie f5d6c3
reversi-option-position-start = die übliche Aufstellung

## Wählen

reversi-prompt = Wähle ein Feld für deinen Stein
reversi-task = Wähle ein Feld

## Fragen

reversi-question-flips = Was dreht sich um?
reversi-prompt-ask = Welches Feld?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } dreht 1 Stein um: { $cells }.
       *[other] { $cell } dreht { $flips } Steine um: { $cells }.
    }
reversi-cell-taken = { $cell } ist nicht möglich: Dort liegt ein Stein.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } ist nicht möglich: Die Partie ist vorbei.
       *[no] { $cell } ist nicht möglich: Das dreht nichts um.
    }

## Das Ende

reversi-reason-full = Das Brett ist voll.
reversi-reason-blocked = Keine Farbe kann mehr ziehen.
reversi-reason-wiped = Eine Farbe hat keine Steine mehr.

## Regeln

reversi-rules =
    Reversi spielt man zu zweit auf 64 Feldern, mit Steinen, die auf einer Seite ⚫ schwarz und auf der anderen ⚪ weiß sind. Schwarz beginnt.

    Setz einen Stein so auf ein leeres Feld, dass andersfarbige Steine in gerader, lückenloser Linie zwischen ihm und einem anderen deiner Steine liegen: waagrecht, senkrecht oder schräg. Alle so eingeschlossenen Steine werden umgedreht. Umgedrehte Steine schließen selbst keine weiteren ein.

    Ein Zug, der nichts umdreht, ist nicht erlaubt. Wer ziehen kann, muss; wer nicht kann, setzt aus, das geschieht von selbst.

    Ist das Brett voll oder kann keiner mehr ziehen, wird gezählt. Wer mehr Steine hat, gewinnt; bei Gleichstand ist es unentschieden. Leere Felder zählen für niemanden.

    Die markierten Felder darfst du spielen. Kleiner Tipp: Ein Stein in einer Ecke wird nie wieder umgedreht.
reversi-count = { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}
reversi-given = { $count ->
    [one] +{ $count } Ecke
   *[other] +{ $count } Ecken
}
