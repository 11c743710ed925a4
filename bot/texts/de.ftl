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
button-settings = Einstellungen
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

## Zeit, Vorschläge und Abwesende: am Brett
board-deadline = Die Zeit endet { $when }.
board-overdue = Die Zeit von { $who } ist um.
board-away = { $who } ist abwesend; zurück { $when }.
board-warned = Hier war lange niemand: Der Tisch wird { $when } abgebrochen, wenn niemand etwas drückt.
overdue-choose = Wie es weitergeht, liegt bei { $names }; ein Zug gilt noch.
overdue-takeover = { $choosers ->
    [0] { $when } übernimmt ein Computer; ein Zug gilt noch.
   *[other] Wählt niemand, übernimmt { $when } ein Computer.
}
proposal-takeback = { $who } möchte { $move } zurücknehmen.
proposal-draw = { $who } bietet Remis an.
proposal-calloff = { $who } schlägt vor, den Tisch ohne Ergebnis abzubrechen.
proposal-seat = { $who } schlägt vor, dass { $computer } für { $whose } weiterspielt.
proposal-waits = Es fehlt die Antwort von: { $names }.
proposal-asked = Gefragt. Es fehlt die Antwort von: { $names }.
done-takeback = Zurückgenommen.
done-draw = Einig: Die Partie ist unentschieden.
done-calloff = Abgebrochen.
took-back = { $who } hat einen Zug zurückgenommen.
host-is = { $host } leitet jetzt den Tisch.
away-now = Du bist abwesend, deine Uhren stehen. Zurück { $when }, oder sobald du /back sagst.
away-over = Willkommen zurück. Deine Uhren laufen weiter.
away-not = Du warst nicht abwesend.
somebody = jemand
clock-none = keine
clock-5m-10s = 5 Min. + 10 s
clock-15m-20s = 15 Min. + 20 s
clock-1d-12h = 1 Tag + 12 Std.
clock-3d-1d = 3 Tage + 1 Tag
clock-7d-2d = 7 Tage + 2 Tage
clock-5m-10s-means = Uhr: je 5 Minuten, nach jedem eigenen Zug 10 Sekunden mehr.
clock-15m-20s-means = Uhr: je 15 Minuten, nach jedem eigenen Zug 20 Sekunden mehr.
clock-1d-12h-means = Uhr: je 1 Tag, nach jedem eigenen Zug 12 Stunden mehr.
clock-3d-1d-means = Uhr: je 3 Tage, nach jedem eigenen Zug 1 Tag mehr.
clock-7d-2d-means = Uhr: je 7 Tage, nach jedem eigenen Zug 2 Tage mehr.
button-clock = Uhr: { $value }
button-undo = ↶ Zurücknehmen
button-agree = ✓ Einverstanden
button-decline = ✗ Ablehnen
button-withdraw = ✗ Zurückziehen
button-takeover = 🤖 Computer spielt weiter
button-wait = { $time } warten
bonus-none = Einen Tag
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 Std.
bonus-3d-1d = Einen Tag
bonus-7d-2d = 2 Tage
button-claim = Sieg beanspruchen
reason-claimed = Die Zeit der anderen Seite war um.
reason-agreed = Beide Seiten waren sich einig.
reason-called-off = Abgebrochen, ohne Ergebnis.
refusal-not-overdue = Wer am Zug ist, hat noch Zeit.
refusal-proposal-open = Erst braucht der offene Vorschlag eine Antwort.
refusal-own-time-up = Deine eigene Zeit ist um: Die anderen wählen. Du darfst noch ziehen.
refusal-no-proposal = Hier gibt es für dich nichts mehr zu beantworten.
refusal-own-proposal = Das hast du selbst gefragt: Die anderen müssen antworten.
refusal-declined = Das wurde gerade abgelehnt. Frag nach dem nächsten Zug wieder.
refusal-nothing-to-take-back = Du hast noch keinen Zug gemacht, der zurückgenommen werden könnte.
refusal-revealed = Das geht nicht mehr zurück: Seitdem wurde etwas Verdecktes gesehen.
refusal-computer-declines = { $who } rechnet mit einem Sieg und will kein Remis.
refusal-not-two-sides = Remis gibt es nur, wo zwei Seiten spielen.
refusal-away-too-long = { $left ->
    [0] Du warst in einem Jahr schon 30 Tage abwesend; mehr geht nicht.
    [one] Du kannst noch höchstens einen Tag abwesend sein.
   *[other] Du kannst höchstens { $left } Tage abwesend sein.
}
table-rules =
    An jedem Tisch
    Dein Zug: Wer nicht da ist, bekommt eine neue Nachricht mit seinem Namen, einmal je Zug. /settings ändert das, für den Chat oder für dich.
    Uhr: keine oder eine von fünf, vor der Partie gewählt. Nach einem eigenen Zug kommt der Zuschlag dazu, aber nie mehr als am Anfang. Computer und Pausen kosten keine Zeit.
    Zeit um: ohne Uhr nach drei Tagen. Ziehen darfst du immer noch. Die anderen können einen Computer weiterspielen lassen, noch einmal warten oder mit Uhr zwischen zwei Seiten den Sieg beanspruchen. Wählt niemand, übernimmt ein Computer nach 30 Sekunden, bei Tagen nach einem Zuschlag. Mit /return kommst du jederzeit zurück.
    Plätze: Der eigene geht sofort an einen Computer (/replace), ein fremder nur, wenn die Zeit um ist oder alle einverstanden sind.
    /undo nimmt deinen letzten Zug zurück, /draw bietet Remis an, /calloff bricht ohne Ergebnis ab: Alle anderen müssen einverstanden sein. Der nächste Zug zieht die Frage zurück. Nichts wird zurückgenommen, was etwas Verdecktes gezeigt hat.
    /away 7 hält deine Uhren für Tage an, höchstens 30 im Jahr; /back beendet das.
    Leitung: entfernt Leute und startet; geht an den, der am längsten sitzt, wenn die Leitung geht oder vor dem Start zehn Minuten schläft. In der Partie hat sie keine besonderen Rechte.
    Ein Tisch, an dem 30 Tage niemand war, wird abgebrochen, drei Tage nach der Ankündigung; vor dem Start nach 24 Stunden.

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
refusal-not-manager = { $who ->
    [players] Die Einstellungen dieses Chats ändert, wer hier an einem Tisch spielt. Deine eigenen findest du unter „Nur für mich“.
   *[managers] Die Einstellungen dieses Chats ändert, wer ihn verwaltet. Deine eigenen: /settings.
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
help-more = Ein Tisch kann in mehreren Chats stehen: /join mit seinem Code. /help table sagt, was geschieht, wenn jemand nicht antwortet.
help-which-game = Welches Spiel?
language-now = Sprachen: { $languages }. Wähle mit /language.
language-set = Ich spreche hier jetzt Deutsch.

## Einstellungen
settings-title-chat = Einstellungen dieses Chats
settings-title-me = Deine Einstellungen
settings-about-chat = Für alle, die hier mitlesen. Was nur du siehst, folgt deinen eigenen Einstellungen.
settings-about-me = Nur für dich, wo immer du spielst.
settings-way-chat = Für diesen Chat
settings-way-me = Nur für mich
settings-back = ↩ Zurück
settings-notices = Hinweise
settings-about-chat-notices = Wenn jemand an die Reihe kommt, kann das Brett neu geschickt werden und diese Person erwähnen; bei Bedarf heißt: wenn sie gerade nicht am Tisch ist.
settings-about-me-notices = Wo du erfährst, dass du am Zug bist, wenn du gerade nicht am Tisch bist.
settings-about-alone-notices = Ob du erfährst, dass du am Zug bist, wenn du gerade etwas anderes ansiehst.
settings-notices-smart = bei Bedarf
settings-notices-always = bei jedem Zug
settings-notices-never = nie
settings-notices-chat = im Chat des Tisches
settings-notices-private = privat
settings-reminders = Erinnerungen
settings-about-chat-reminders = Wer die anderen warten lässt, wird einmal je Zug erinnert, bevor die Zeit abläuft.
settings-about-me-reminders = Du wirst einmal je Zug erinnert, bevor deine Zeit abläuft.
settings-language = Sprache
settings-about-chat-language = Die Sprache von allem, was hier alle lesen.
settings-about-me-language = Die Sprache von allem, was nur du liest.
settings-theme = Farben
settings-about-chat-theme = Die Farben der Bretter, die hier alle sehen.
settings-about-me-theme = Die Farben von allem, was nur du siehst.
settings-on = an
settings-off = aus
settings-auto = automatisch
settings-light = hell
settings-dark = dunkel

## Listen von Tischen
games-title-mine = { $waiting ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $waiting } Tische warten auf dich.
}
games-title-done = Deine Tische der letzten 7 Tage, die vorbei sind.
games-title-here = In diesem Chat läuft:
games-none-mine = Du sitzt gerade an keinem Tisch. Eröffne einen:
games-none-done = In den letzten 7 Tagen ist nichts von dir zu Ende gegangen.
games-none-here = In diesem Chat läuft kein Tisch. Eröffne einen:
games-page = { $first }–{ $last } von { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = beide Seiten
games-turn-mine = du bist dran
games-turn = { $name } ist dran
games-until = { $told }, Frist { $when }
games-since = { $told } ({ $when })
games-asked = deine Antwort fehlt
games-between = geht gleich weiter
games-lobby-waits = wartet auf Mitspieler
games-lobby-ready = kann beginnen
games-left = ein Computer spielt für dich
games-won = gewonnen { $score }
games-lost = verloren { $score }
games-drawn = unentschieden { $score }
games-over = beendet { $score }
games-off = abgebrochen
games-place-chat = anderer Chat
games-place-discord = Discord
games-place-telegram = Telegram
games-place-web = Browser
games-previous = ◀ Zurück
games-next = Mehr ▶
games-done = Beendete
games-mine = ↩ Laufende

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
command-undo = Den letzten Zug zurücknehmen
command-draw = Remis anbieten
command-calloff = Den Tisch ohne Ergebnis abbrechen
command-games = Deine laufenden Tische; mit „here“ die dieses Chats
command-host = Die Leitung weitergeben
command-away = Deine Uhren einige Tage anhalten
command-back = Zurück: deine Uhren laufen weiter
command-language = Die Sprache dieses Chats wählen
command-settings = Hinweise, Erinnerungen, Sprache und Farben
command-help = Was ich kann
parameter-game = Welches Spiel
parameter-computer = Stärke des Computerspielers
parameter-match = Wer zuerst so viele Partien gewinnt
parameter-sumof = Höchste Summe aus so vielen Partien
parameter-clock = Wie viel Zeit alle haben
parameter-days = Für wie viele Tage
parameter-first = Wer beginnt
parameter-code = Der Code des Tisches
parameter-about = Wonach du fragst, zum Beispiel ein Feld
parameter-language = Die Sprache
parameter-player = Wessen Platz: die Nummer oder ein Name
parameter-where = Wessen Tische: deine oder die dieses Chats
parameter-number = Welche Partie des Tisches
choice-computer-beginner = Anfänger
choice-computer-casual = Gelegenheitsspieler
choice-computer-club = Vereinsspieler
choice-computer-expert = Experte
choice-computer-master = Meister
choice-where-here = dieser Chat
choice-about-table = Am Tisch
choice-first-random = ausgelost
choice-language-en = English
choice-language-de = Deutsch
