### Vier gewinnt

game-four = Vier gewinnt
four-about = Zwei Spieler werfen Steine in sieben Spalten: Vier in einer Linie gewinnen.
four-goal = Bring als Erster vier Steine deiner Farbe in eine Linie, quer, hoch oder schräg.

## Seiten

four-side-red = 🔴 Rot
four-side-yellow = 🟡 Gelb

## Was geschieht

four-dropped =
    { $fours ->
        [0] { $seat } hat einen Stein auf { $cell } fallen lassen.
        [one] { $seat } hat einen Stein auf { $cell } fallen lassen: Vierer!
       *[other] { $seat } hat einen Stein auf { $cell } fallen lassen: { $fours } Vierer!
    }

## Das Bild in Worten

four-alt-dropped = { four-dropped }
four-alt-turn = { $seat } ist am Zug.
four-alt-won = { $seat } hat gewonnen.
four-alt-drawn = Unentschieden.
four-alt-red = Rot: { $cells }.
four-alt-yellow = Gelb: { $cells }.

four-place-cell =
    { $content ->
        [red] { $cell }, rot
        [yellow] { $cell }, gelb
       *[empty] { $cell }, frei
    }

## Einstellungen

parameter-until = Wann die Partie endet
four-option-until = Ende
four-option-until-four = beim ersten Vierer
four-option-until-full = wenn alles voll ist

## Wählen

four-prompt = Wähle, wohin dein Stein fällt

## Das Ende

four-reason-four = Vier in einer Linie.
four-reason-full = Alle Felder sind voll.

## Regeln

four-rules =
    Vier gewinnt spielt man zu zweit auf sieben Spalten und sechs Reihen, mit 🔴 roten und 🟡 gelben Steinen.

    Wirf einen Stein in eine Spalte, in der noch Platz ist: Er fällt auf das unterste freie Feld. Markiert sind die Felder, die sich so erreichen lassen.

    Wer zuerst vier Steine in einer Linie hat, waagrecht, senkrecht oder schräg, gewinnt. Ist vorher alles voll, endet die Partie unentschieden.

    Der Gastgeber kann weiterspielen lassen, bis alles voll ist: Dann gewinnt, wer mehr Vierer hat. Fünf Steine in einer Linie zählen als zwei Vierer.
