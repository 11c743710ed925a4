# Was alle Spiele und Plattformen teilen. Parameter: $code ist der Code eines Tisches, $who und $name Spieler.

## Spiele und Spieler
computer = { $level ->
    [beginner] 🤖 Anfänger
    [casual] 🤖 Gelegenheitsspieler
    [club] 🤖 Vereinsspieler
    [expert] 🤖 Experte
   *[master] 🤖 Meister
}
player-of-side = { $name } ({ $side })
and = {" "}&{" "}
dash = –

## Lobby
lobby-title = { $game } · Tisch { $code }
lobby-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-needs = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
}
lobby-ready-watched = Wer den Tisch geöffnet hat, kann starten.
lobby-ready = { $host } kann starten.
lobby-invite = Lade andere ein: /join { $code } in jedem Chat, auf Discord oder Telegram.
lobby-closed = { $game } · Tisch { $code } wurde geschlossen.
lobby-alt = Das Brett von { $game } vor dem ersten Zug.

## Knöpfe
button-join = Mitspielen
button-also = { $seats ->
    [2] Beide Seiten spielen
   *[other] Noch ein Platz für mich
}
button-leave = Aufstehen
button-shift = Platz tauschen
button-shuffle = Plätze auslosen
button-add = + { computer }
button-drop = { $name } entfernen
button-series = { $kind ->
    [match] Serie: wer zuerst { $length } gewinnt
    [sumof] Serie: Summe aus { $length } Partien
   *[single] Serie: eine Partie
}
button-hints = { $now ->
    [on] Tipps: erlaubt
   *[off] Tipps: aus
}
button-watch = Nur zuschauen
button-start = ▶ Start
button-cancel = Abbrechen
button-rules = Regeln
button-text = Als Text
button-hand = ✋ Meine Hand
button-private = Privat öffnen
button-slot = ↩ Zurück
button-mine = ↩ Zurück
button-next = ▶ Nächste Partie
button-hint = 💡 Tipp
button-replace = 🤖 Platz abgeben
button-return = ↩ Zurück auf meinen Platz
button-analyse = 📈 Analyse
button-leaf = ↩ Übersicht
button-page = ↩ Ergebnis
button-rematch = ↻ Revanche
option-first = Beginnt
option-first-random = ausgelost

## Brett
board-title = { $game } · { $code }
board-turn = { $who } ist am Zug.
board-your-turn = { $who }, du bist am Zug.
board-thinking = { $who } überlegt …
board-preparing = { $who } macht sich bereit, zum ersten Mal hier ({ $done } von { $of }) …
notice-unreached = { $who } konnte nicht benachrichtigt werden.
board-waits = Geht in { $seconds } Sekunden von selbst weiter.
prompt = Wähle.
prompt-slots = Du bist dran? ✋ zeigt deine Hand; dann drücke eine Nummer daraus.
prompt-places = Wähle jetzt, wohin.

## Tipps und Plätze
decimal-mark = ,
hint-try = Versuch { $move } (erwarteter Vorsprung { $points }).
hint-press = Deinen Tipp darfst nur du sehen: Drück auf den Knopf, dann zeige ich ihn niemandem sonst.
hint-none = Diesmal habe ich keinen Tipp.
replace-whose = Wessen Platz soll ein Computerspieler übernehmen?
replace-level = Wie stark soll der Computerspieler für { $who } sein?
replaced = { $computer } spielt jetzt für { $who }.

## Analyse
analysis-title = { $game } · { $code } · Analyse
analysis-title-match = { $game } · { $code } · Analyse von Partie { $number }
analysis-progress = Analysiere { $at }/{ $plies } …
analysis-failed = Die Analyse ist stehen geblieben. Drücke noch einmal, dann geht sie weiter.
analysis-none = Kein Zug hat etwas verschenkt.
analysis-legend = Die Zahlen an der Linie sind diese Züge:
analysis-line = { $place }. Zug { $ply }, { $who }: { $played }; besser { $better } (−{ $cost })
analysis-move = Zug { $ply }: { $who } spielte { $played }.
analysis-better = { $better } war um { $cost } besser: { $best } statt { $value }.
analysis-marks = Gold: was gespielt wurde. Weiß: was besser war.
analysis-alt = Vor Zug { $ply }. Gespielt: { $played }. Besser: { $better }.
analysis-alt-graph = Der erwartete Vorsprung nach jedem Zug, von { $least } bis { $most } Punkte.
analysis-alt-side = Über der Linie führt { $above }, darunter { $below }.
analysis-alt-seats = Eine Linie für jeden: { $names }.

## Ergebnis
result-won = { $count ->
    [one] 🏆 { $names } gewinnt.
   *[other] 🏆 { $names } gewinnen.
}
result-team-won = 🏆 { $side } gewinnt: { $names }.
result-drawn = 🤝 Unentschieden.
result-record = Mitschrift: { $record }
reason-resigned = Die andere Seite hat aufgegeben.
series-standing = { $kind ->
    [match] Wer zuerst { $length } gewinnt: { $points }.
   *[sumof] Summe aus { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } gewinnt die Serie.
   *[other] { $names } gewinnen die Serie.
}
series-team-won = { $side } gewinnt die Serie: { $names }.
series-drawn = Die Serie endet unentschieden.
proof-hash = Mischung versiegelt: { $hash }
proof-seed = Startwert der Mischung: { $seed }
resigned = Du hast an Tisch { $code } aufgegeben.
resigned-seat = Du hast an Tisch { $code } aufgegeben. Ein Computerspieler übernimmt deinen Platz, bis die Partie endet.
left-table = Du bist von Tisch { $code } aufgestanden.

## Absagen: nur für die Person, die gefragt hat
refusal-not-your-turn = Du bist nicht am Zug: { $who } ist dran.
refusal-not-seated = Du spielst an diesem Tisch nicht mit.
refusal-not-host = { $seated ->
    [no] Das kann nur, wer den Tisch geöffnet hat.
   *[yes] Das kann nur { $host }: Wer einen Tisch öffnet, richtet ihn ein.
}
refusal-stale = Am Tisch ging es schon weiter. Schau auf das neueste Brett.
refusal-no-such-table = Einen Tisch mit diesem Code kenne ich nicht.
refusal-no-table-here = In diesem Chat ist kein Tisch offen. Öffne einen mit /play.
refusal-table-full = Alle Plätze sind besetzt.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-too-few = Es braucht mindestens { $least } Spieler.
refusal-too-many-lobbies = Du hast { $most } Tische offen, die auf Mitspieler warten; mehr gehen nicht. Starte oder schließe erst einen davon: { $codes }
refusal-too-many-running = { $own ->
    [no] Wer diesen Tisch geöffnet hat, hat schon { $most } laufende Tische; mehr gehen nicht.
   *[yes] Du hast { $most } laufende Tische geöffnet; mehr gehen nicht. Beende erst einen davon, zum Beispiel mit /resign: { $codes }
}
refusal-chat-full = { $here ->
    [no] Ein anderer Chat, der diesen Tisch zeigt, zeigt schon { $most } laufende Tische; mehr gehen dort nicht.
   *[yes] Dieser Chat zeigt schon { $most } laufende Tische; mehr gehen nicht. Beendet erst einen davon, zum Beispiel mit /resign: { $codes }
}
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-wrong-move = { $move } geht jetzt nicht.
refusal-wrong-time = Das geht jetzt nicht.
refusal-bad-press = Dieser Knopf gehört zu keinem Tisch.
refusal-bad-request = „{ $text }“ verstehe ich nicht. /play öffnet einen Tisch, /help zeigt, was ich kann.
refusal-bad-word = „{ $text }“ ergibt hinter /{ $command } keinen Sinn. { $words ->
    [none] Dahinter muss nichts stehen.
   *[other] Dahinter kann stehen: { $words }.
}
refusal-bad-value = { $values ->
    [none] „{ $text }“ lässt sich nicht als „{ $option }“ lesen.
   *[other] „{ $text }“ ist kein Wert von „{ $option }“. Es gibt: { $values }.
}
refusal-not-in-game = { $game } hat kein „{ $option }“.
refusal-unexpected = Bei mir ging etwas schief. Nichts ist verloren; bitte versuch es noch einmal.

## Hilfe und Sprache
help-greeting = Brettspiele dort, wo ihr ohnehin redet. Wähle ein Spiel und spiele in Sekunden los, mit Freunden oder gegen den Computer.
help-more = Ein Tisch kann in mehreren Chats stehen: /join mit seinem Code.
help-which-game = Welches Spiel?
language-now = Sprachen: { $languages }. Wähle mit /language.
language-set = Ich spreche hier jetzt Deutsch.

## Befehle
command-play = Einen Tisch öffnen
command-join = Einen Tisch in diesem Chat zeigen, mit seinem Code
command-start = Die Partie starten
command-leave = Vor dem Start vom Tisch aufstehen
command-board = Das Brett noch einmal nach unten schicken
command-hand = Deine Hand zeigen, nur dir
command-score = Punktestand, oder eine Frage zum Brett
command-rules = Die Regeln in Kürze
command-resign = Die Partie aufgeben
command-hint = Ein guter Zug, nur für dich
command-replace = Einen Platz einem Computerspieler überlassen
command-return = Vom Computerspieler auf deinen Platz zurückkehren
command-analysis = Welche Züge der Partie am meisten kosteten
command-rematch = Noch einmal mit denselben Plätzen
command-language = Die Sprache dieses Chats wählen
command-help = Was ich kann
parameter-game = Welches Spiel
parameter-computer = Stärke des Computerspielers
parameter-match = Wer zuerst so viele Partien gewinnt
parameter-sumof = Höchste Summe aus so vielen Partien
parameter-first = Wer beginnt
parameter-code = Der Code des Tisches
parameter-about = Wonach du fragst, zum Beispiel ein Feld
parameter-language = Die Sprache
parameter-player = Wessen Platz: die Nummer oder ein Name
parameter-number = Welche Partie des Tisches
choice-computer-beginner = Anfänger
choice-computer-casual = Gelegenheitsspieler
choice-computer-club = Vereinsspieler
choice-computer-expert = Experte
choice-computer-master = Meister
choice-first-random = ausgelost
choice-language-en = English
choice-language-de = Deutsch
