# Was alle Spiele und Plattformen teilen. Parameter: $code ist der Code eines Tisches, $who und $name Spieler.
#
# Wörter:
#   match = Partie
#   series = Serie
#   table = Tisch, seat = Platz, host = Gastgeber, code = Code
#   move = Zug, turn = am Zug, draw = Remis / ziehen, pass = passen (Reversi und Triominos: aussetzen), resign = aufgeben, undo = zurücknehmen
#   disc = Stein, stone = Stein, tile = Stein, cell = Feld, place = Platz
#   hand = Hand, bag = Beutel, market = Vorrat, store = Ablage
#   column = Spalte, row = Reihe, six of a kind = Sechsling, round = Runde, hexagon = Sechseck, bridge = Brücke
#   hint = Tipp, analysis = Analyse, replay = Wiedergabe, ladder = Rangliste, rating = Wertung, rated = gewertet, puzzle = Rätsel, seal = Siegel, seed = Startwert
# Anrede: du; mehrere: ihr.

## Spiele und Spieler
computer = { $level ->
    [beginner] Anfänger
    [casual] Hobbyspieler
    [club] Vereinsspieler
    [expert] Experte
   *[master] Meister
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Lobby
lobby-title = { $game } · Tisch { $code }
lobby-free = { $count ->
    [one] ein Platz frei
    [2] zwei Plätze frei
    [3] drei Plätze frei
   *[other] { $count } Plätze frei
}
lobby-needs = { $count ->
    [one] Es fehlt noch jemand.
    [2] Es fehlen noch zwei.
   *[other] Es fehlen noch { $count }.
}
lobby-more = { $count ->
    [one] Noch jemand kann mitspielen.
    [2] Noch zwei können mitspielen.
    [3] Noch drei können mitspielen.
   *[other] Noch { $count } können mitspielen.
}
lobby-here = { $here ->
    [1] Einer
    [2] Zwei
    [3] Drei
    [4] Vier
   *[other] { $here }
} von { $most ->
    [1] einem Platz
    [2] zwei Plätzen
    [3] drei Plätzen
    [4] vier Plätzen
   *[other] { $most } Plätzen
} { $here ->
    [one] ist
   *[other] sind
} besetzt, { $least ->
    [1] einer genügt.
    [2] zwei genügen.
    [3] drei genügen.
   *[other] { $least } genügen.
}
lobby-full = { $count ->
    [2] Beide sind da.
   *[other] Alle sind da.
}
lobby-ready-watched = Wer den Tisch geöffnet hat, startet.
lobby-ready = { $host } startet.
lobby-invite = So spielen andere mit: { $ways }
lobby-way-discord = auf Discord mit /join { $code }
lobby-way-telegram = { $link ->
    [none] auf Telegram mit /join { $code }
   *[other] auf Telegram { $link }
}
lobby-way-web = { $link ->
    [none] im Browser mit { $code }
   *[other] im Browser { $link }
}
lobby-place-discord = auf Discord
lobby-place-telegram = auf Telegram
lobby-place-web = im Browser
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = keine Uhr
lobby-clock = Uhr { $value }
lobby-hints = { $now ->
    [rated] gewertet, keine Tipps
    [on] Tipps an
   *[off] Tipps aus
}
lobby-about-you = Du
lobby-about-host = Gastgeber
# As in English.
lobby-about-computer = Computer · { $level }
lobby-about-preparing = Macht sich bereit, etwa { $seconds } s
play-title = Einen Tisch öffnen
play-opponents = Gegen
play-friends = Freunde
play-friends-about = Sie tippen auf Mitspielen
# As in English.
menu-add = + Computer
menu-add-prompt = Computer dazusetzen: Stufe wählen
menu-options = Optionen
menu-series = Serie
menu-clock = Uhr
menu-absent = Abwesenheit
absent-days = { $days ->
    [0] keine
    [one] 1 Tag
   *[other] { $days } Tage
}
menu-hints = Tipps
menu-rated = Wertung
menu-handicap = Vorgabe
menu-seats = Plätze
series-kind = { $kind ->
    [match] bis { $length } Siege
    [sumof] Summe aus { $length }
   *[single] eine Partie
}
hints-on = an
hints-off = aus
hints-on-rated = Dann zählt die Partie nicht
hints-off-rated = Wie in jeder gewerteten Partie
rated-on = an
rated-off = aus
rated-on-means = Zählt unter Menschen; keine Tipps
rated-off-means = Zählt für niemanden
handicap-ask = gleich starke Partie?
handicap-even = Ausgleich nach Wertung
handicap-even-means = So, dass alle etwa gleich oft gewinnen. Die Wertung rechnet es ein.
handicap-none = Keine
handicap-is-even = { $given }, ausgeglichen nach euren Wertungen
handicap-as-it-is = nach euren Wertungen ohne Vorgabe ausgeglichen
handicap-points = +{ $count }
handicap-history = Von Anfang an: { $given }
handicap-rematch = Revanche: { $given }
handicap-rematch-none = Revanche ohne Vorgabe
level-beginner = Lernt die Regeln mit dir
level-casual = Sieht den nächsten Zug
level-club = Spielt gern und gut
level-expert = Patzt selten
level-master = Der Stärkste
level-even = Spielt so stark wie du
computer-even = Auf Augenhöhe · { $rating }
even-plays = { $who } spielt auf deinem Niveau, etwa { $rating }.
also-means = { $seats ->
    [2] Beide Seiten an einem Gerät
   *[other] Noch ein Platz für dich
}
cancel-means = Der Tisch schließt für alle.
lobby-closed = { $game } · Tisch { $code } wurde geschlossen.
lobby-alt = Das Brett von { $game } vor dem ersten Zug.
chat-no-pictures = Ich darf hier keine Bilder mehr senden, deshalb kommen Bretter als Text. Wer diesen Chat verwaltet, kann das ändern.

## Knöpfe
button-versus = { $game } gegen Computer
button-join = Mitspielen
button-also = Ich auch
button-leave = Aufstehen
button-shift = Platz tauschen
button-swap = { $name } und { $other } tauschen
button-shuffle = Plätze auslosen
button-drop = { $name } entfernen
button-remove = Entfernen
button-watch = Nur zuschauen
# As in English.
button-start = Start
button-cancel = Tisch schließen
button-rules = Regeln
rules-details = Einzelheiten
button-settings = Einstellungen
button-text = Als Text
button-hand = Meine Hand
button-private = Privat öffnen
button-app = Tisch öffnen
button-send = In einen Chat senden
button-back = ‹ Zurück
button-more = Mehr
button-slot = Zurück
button-mine = Zurück
button-next = Nächste Partie
button-hint = Tipp
button-replace = Platz abgeben
button-return = Platz zurücknehmen
button-host = Gastgeber wechseln
button-board = Brett neu senden
button-do-help = Was gibt es noch?
button-do-join = Code eingeben
button-do-table = Am Tisch
button-do-me = Über mich
button-manners = Wenn keiner antwortet
button-do-away = Ich bin weg …
button-do-back = Ich bin zurück
button-page = Ergebnis
button-rematch = Revanche
button-share = Teilen
button-draw = Remis anbieten
button-draw-now = Remis anbieten
button-resign = Aufgeben
button-resign-now = Ja, aufgeben
button-calloff = Abbrechen
button-calloff-now = Partie abbrechen
button-pause = Pause für …
button-resume = Jetzt weiterspielen
pause-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
pause-or-day = Oder bis zu einem Tag: /pause { $day } schreiben
pause-no-day = „{ $text }“ ist keiner der nächsten { $most } Tage. Sag, wie viele Tage oder bis zu welchem Tag: /pause { $day }
resign-means = Wer aufgibt, verliert die Partie.
resign-means-who = { $count ->
    [one] Aufgeben? { $names } gewinnt dann diese Partie.
   *[other] Aufgeben? { $names } gewinnen dann diese Partie.
}
resign-means-many = Aufgeben? Ein Computer übernimmt deinen Platz für den Rest der Partie.
draw-means = Alle anderen müssen zustimmen; dann endet die Partie unentschieden.
calloff-means = Alle anderen müssen zustimmen; dann endet die Partie ohne Ergebnis.
option-first = Beginnt
option-first-random = ausgelost
option-seat = Platz { $seat }

## Brett
board-title = { $game } · { $code }
board-turn = { $who } ist am Zug
board-your-turn = { $who }, du bist am Zug
board-your-turn-again = { $who }, du bist wieder am Zug
board-mine = Du bist am Zug: { $task }
board-mine-again = Du bist wieder am Zug: { $task }
board-answers = Wartet auf Antwort: { $names }
board-watching = Du siehst zu.
task = Wähle
since-yours = Seit deinem Zug: { $moves }.
since-start = Bisher: { $moves }.
since-more = davor { $count } weitere
stake-series = { $kind ->
    [match] Partie { $number }
   *[sumof] Summe aus { $length }
}
board-thinking = { $who } überlegt
board-preparing = { $who } macht sich bereit ({ $seconds } s)
board-no-players = Zurzeit gibt es keine Computerspieler
notice-unreached = { $who } konnte nicht benachrichtigt werden.
notice-told = { $who } wurde { $when } benachrichtigt.
notice-title-turn = Du bist dran
notice-title-reminder = Du bist noch dran, und die Zeit wird knapp
notice-title-end = Die Partie ist vorbei
notice-title-asked = Jemand wartet auf deine Antwort
notice-title-overdue = Die Zeit ist um: Du kannst wählen, wie es weitergeht
notice-title-arrived = Jemand hat sich an deinen Tisch gesetzt
notice-title-begun = Deine Partie hat begonnen
notice-title-warning = Der Tisch wird bald abgebrochen
moments-ago = gerade eben
board-waits = Geht in { $seconds } Sekunden von selbst weiter.
prompt = Wähle.
hand-own = Deine Hand.
hand-waits = { $who } ist am Zug.
prompt-slots = Du bist dran? [Meine Hand] zeigt deine Hand; dann drücke eine Nummer daraus.
cannot-piece = Nummer { $number } kannst du jetzt nicht spielen.
cannot-place = { $place } kannst du jetzt nicht wählen.
prompt-places = Wähle jetzt, wohin.

## Tipps und Plätze
hint-try = Versuch { $move } (erwarteter Vorsprung { $points }).
curtain-pass = Gib das Gerät weiter an { $who }.
curtain-who = { $name } ({ $number })
button-seat = Hand zeigen
hint-press = Deinen Tipp darfst nur du sehen: Drück auf den Knopf, dann zeige ich ihn dir allein.
hint-none = Diesmal habe ich keinen Tipp.
replace-whose = Wessen Platz soll ein Computerspieler übernehmen?
replace-level = Wie stark soll der Computerspieler für { $who } sein?
replaced = { $computer } spielt jetzt für { $who }.

## Analyse
notation-begins = { $who } beginnt.

## Ergebnis
result-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-you = { $lead ->
    [0] Du gewinnst
    [1] Du gewinnst mit einem Punkt Vorsprung
    [2] Du gewinnst mit zwei Punkten Vorsprung
    [3] Du gewinnst mit drei Punkten Vorsprung
    [4] Du gewinnst mit vier Punkten Vorsprung
    [5] Du gewinnst mit fünf Punkten Vorsprung
    [6] Du gewinnst mit sechs Punkten Vorsprung
    [7] Du gewinnst mit sieben Punkten Vorsprung
    [8] Du gewinnst mit acht Punkten Vorsprung
    [9] Du gewinnst mit neun Punkten Vorsprung
    [10] Du gewinnst mit zehn Punkten Vorsprung
    [11] Du gewinnst mit elf Punkten Vorsprung
    [12] Du gewinnst mit zwölf Punkten Vorsprung
   *[other] Du gewinnst mit { $lead } Punkten Vorsprung
}
result-drawn = Unentschieden
result-record = Mitschrift: { $record }
reason-resigned = { $names } hat aufgegeben.
reason-resigned-own = Du hast aufgegeben.
reason-claimed-own = Deine Zeit war um.
series-standing = { $kind ->
    [match] Bis { $length } Siege: { $points }.
   *[sumof] Summe aus { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } gewinnt die Serie
   *[other] { $names } gewinnen die Serie
}
series-you = Du gewinnst die Serie
series-drawn = Die Serie endet unentschieden
share-title = Tisch { $code } · { $game }
share-link = { $place ->
    [discord] Auf Discord: /join { $code }
    [telegram] Auf Telegram: { $link }
   *[web] Im Browser: { $link }
}
share-code = { $place ->
    [discord] Auf Discord: /join { $code }
    [telegram] Auf Telegram: /join { $code }
   *[web] Im Browser: { $code }
}
resigned = Du hast an Tisch { $code } aufgegeben.
resigned-seat = Du hast an Tisch { $code } aufgegeben. Ein Computerspieler übernimmt deinen Platz, bis die Partie endet.
left-table = Du bist von Tisch { $code } aufgestanden.

## Zeit, Vorschläge und Abwesende: am Brett
board-deadline = Die Zeit endet { $when }.
board-overdue = Die Zeit von { $who } ist um
board-away = { $who } ist abwesend; zurück { $when }.
board-away-runs = Die Uhr läuft { $when } weiter.
board-paused = Pause bis { $day }: Weiter geht es { $when }. Die Uhren stehen, und nichts klingelt.
board-warned = Hier war lange niemand: Die Partie wird { $when } abgebrochen, wenn niemand einen Knopf drückt.
board-pause = Pause dieses Servers { $when }, für etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}. Alles bleibt erhalten, und die Uhren warten.
overdue-choose = Wie es weitergeht, liegt bei { $names }; ein Zug zählt noch.
overdue-takeover = { $choosers ->
    [0] Ein Computer übernimmt { $when }; ein Zug zählt noch.
   *[other] Wählt niemand, übernimmt { $when } ein Computer.
}
proposal-takeback = { $who } möchte { $move } zurücknehmen
proposal-draw = { $who } bietet Remis an
proposal-calloff = { $who } schlägt vor, die Partie ohne Ergebnis abzubrechen
proposal-pause = { $who } schlägt vor, die Partie für { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} zu pausieren
proposal-pause-until = { $who } schlägt vor, die Partie bis { $day } zu pausieren
proposal-resume = { $who } schlägt vor, die Partie fortzusetzen
proposal-seat = { $who } schlägt vor, dass { $computer } für { $whose } weiterspielt
proposal-waits = Es fehlt die Antwort von: { $names }.
proposal-you = dir
proposal-asked = Gefragt. Es fehlt die Antwort von: { $names }.
done-takeback = Zurückgenommen.
done-draw = Einig: Die Partie ist unentschieden.
done-calloff = Abgebrochen.
done-resume = Die Partie geht weiter.
took-back = { $who } hat einen Zug zurückgenommen.
host-is = { $host } ist jetzt Gastgeber.
host-whose = Wer soll Gastgeber sein?
away-now = Du bist abwesend, deine Uhren stehen. Zurück { $when }, oder sobald du /back sagst.
away-sooner = An { $codes } ist weniger erlaubt: Dort laufen deine Uhren { $when } weiter.
away-over = Willkommen zurück. Deine Uhren laufen weiter.
away-not = Du warst nicht abwesend.
somebody = jemand
clock-none = keine
clock-5m-10s = 5 Min. + 10 s
clock-15m-20s = 15 Min. + 20 s
clock-1d-12h = 1 Tag + 12 Std.
clock-3d-1d = 3 Tage + 1 Tag
clock-7d-2d = 7 Tage + 2 Tage
clock-none-means = Drei Tage für jeden Zug.
clock-5m-10s-means = Je 5 Minuten, nach jedem eigenen Zug 10 Sekunden mehr.
clock-15m-20s-means = Je 15 Minuten, nach jedem eigenen Zug 20 Sekunden mehr.
clock-1d-12h-means = Je ein Tag, nach jedem eigenen Zug 12 Stunden mehr.
clock-3d-1d-means = Je 3 Tage, nach jedem eigenen Zug ein Tag mehr.
clock-7d-2d-means = Je 7 Tage, nach jedem eigenen Zug 2 Tage mehr.
button-undo = Zurücknehmen
button-agree = Einverstanden
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-takeover = Computer spielt weiter
button-retry = Erneut versuchen
button-wait = { $time } warten
bonus-none = Einen Tag
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 Std.
bonus-3d-1d = Einen Tag
bonus-7d-2d = 2 Tage
button-claim = Sieg beanspruchen
reason-claimed = Die Zeit von { $names } war um.
reason-agreed = Beide Seiten waren sich einig.
reason-called-off = Abgebrochen, ohne Ergebnis.
reason-ended = Von der Leitung dieses Servers beendet, ohne Ergebnis.
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
    [one] Du kannst noch höchstens 1 Tag abwesend sein.
   *[other] Du kannst höchstens { $left } Tage abwesend sein.
}
table-rules =
    An jedem Tisch
    Am Zug: Wer nicht da ist, bekommt eine neue Nachricht mit seinem Namen, einmal je Zug. /settings ändert das, für den Chat oder für dich.
    Uhr: keine oder eine von fünf, vor der Partie gewählt. Nach einem eigenen Zug kommt der Zuschlag dazu, aber nie mehr als am Anfang. Computer und Pausen kosten keine Zeit.
    Zeit um: ohne Uhr nach drei Tagen. Ziehen darfst du immer noch. Die anderen können einen Computer weiterspielen lassen, noch einmal warten oder mit Uhr zwischen zwei Seiten den Sieg beanspruchen. Wählt niemand, übernimmt ein Computer nach 30 Sekunden, bei Uhren mit Tagen nach einem Zuschlag. Mit /return kommst du jederzeit zurück.
    Plätze: Der eigene geht sofort an einen Computer (/replace), ein fremder nur, wenn die Zeit um ist oder alle einverstanden sind.
    /undo nimmt deinen letzten Zug zurück, /draw bietet Remis an, /calloff bricht ohne Ergebnis ab: Alle anderen müssen einverstanden sein. Der nächste Zug zieht die Frage zurück. Nichts wird zurückgenommen, was etwas Verdecktes gezeigt hat.
    /away 7 hält deine Uhren 7 Tage an, höchstens 30 Tage im Jahr; /back beendet das.
    Gastgeber: entfernt Leute und startet. Geht er oder tut er vor dem Start zehn Minuten nichts, wird es, wer am längsten sitzt. In der Partie hat er keine besonderen Rechte.
    Ein Tisch, an dem 30 Tage niemand war, wird abgebrochen, drei Tage nach einer Ankündigung; vor dem Start nach 24 Stunden.

## Absagen: nur für die Person, die gefragt hat
refusal-not-your-turn = Du bist nicht am Zug: { $who } ist dran.
refusal-not-seated = Du spielst an diesem Tisch nicht mit.
refusal-shut-out = Du bist ausgeschlossen: Wer diesen Server betreibt, lässt dich hier nicht mehr mitspielen. Deine Tische gehen ohne dich weiter. /mydata und /forget gehen noch.
refusal-not-host = { $seated ->
    [no] Das kann nur, wer den Tisch geöffnet hat.
   *[yes] Das kann nur { $host }: Wer einen Tisch öffnet, richtet ihn ein.
}
refusal-stale = Am Tisch ging es schon weiter. Schau auf das neueste Brett.
refusal-no-such-table = Einen Tisch mit diesem Code kenne ich nicht.
refusal-no-such-match = { $count ->
    [0] An diesem Tisch gab es noch keine Partie.
    [one] An diesem Tisch gab es bisher nur 1 Partie.
   *[other] An diesem Tisch gab es bisher nur { $count } Partien.
}
refusal-no-table-here = In diesem Chat ist kein Tisch offen. Öffne einen mit /play.
refusal-table-full = Alle Plätze sind besetzt.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-too-few = Es braucht mindestens { $least } Spieler.
refusal-too-many-lobbies = { $codes ->
    [none] Du hast { $most } Tische offen, die auf Mitspieler warten; mehr gehen nicht. Starte oder schließe erst einen davon.
   *[other] Du hast { $most } Tische offen, die auf Mitspieler warten; mehr gehen nicht. Starte oder schließe erst einen davon: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Wer diesen Tisch geöffnet hat, hat schon { $most } laufende Tische; mehr gehen nicht.
   *[yes] { $codes ->
        [none] Du hast { $most } laufende Tische geöffnet; mehr gehen nicht. Beende erst einen davon, zum Beispiel mit /resign.
       *[other] Du hast { $most } laufende Tische geöffnet; mehr gehen nicht. Beende erst einen davon, zum Beispiel mit /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Ein anderer Chat, der diesen Tisch zeigt, zeigt schon { $most } laufende Tische; mehr gehen dort nicht.
   *[yes] Dieser Chat zeigt schon { $most } laufende Tische; mehr gehen nicht. Beendet erst einen davon, zum Beispiel mit /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Diese Partie wird gewertet, darum gibt es keine Tipps.
   *[no] An diesem Tisch gibt es keine Tipps.
}
refusal-wrong-move = { $move } geht jetzt nicht.
refusal-wrong-time = { $state ->
    [lobby] Das geht erst, wenn die Partie läuft. /start beginnt sie.
    [playing] Das geht nicht, solange eine Partie läuft. /table zeigt, was du jetzt tun kannst.
    [between] Das geht nicht zwischen zwei Partien. Die nächste beginnt von selbst.
    [over] Das geht nicht mehr, die Partie ist vorbei. /rematch beginnt eine neue.
    [closed] Dieser Tisch ist geschlossen. /play öffnet einen neuen.
   *[other] Das geht jetzt nicht.
}
refusal-no-code = Welcher Tisch? Schreib seinen Code hinter /join. Wer dort spielt, kann ihn dir sagen.
refusal-no-such-game = Ein Spiel namens „{ $text }“ kenne ich nicht. Das sind meine: { $games }.
refusal-file-too-large = Die Datei hat { $size } MB, und mehr als { $most } MB lassen sich hier nicht schicken.
refusal-bad-press = Dieser Knopf gehört zu keinem Tisch.
refusal-bad-request = „{ $text }“ verstehe ich nicht. /play öffnet einen Tisch, /help zeigt, was ich kann.
refusal-bad-word = „{ $text }“ ergibt hinter /{ $command } keinen Sinn. { $words ->
    [none] Dahinter muss nichts stehen.
   *[other] Dahinter kann stehen: { $words }.
}
refusal-bad-value = { $values ->
    [none] „{ $text }“ lässt sich nicht als „{ $option }“ lesen.
   *[other] „{ $text }“ passt nicht zu „{ $option }“. Möglich: { $values }.
}
refusal-not-in-game = { $game } hat kein „{ $option }“.
refusal-unidentified = Es ist nicht klar, wer diese Seite geöffnet hat. Schließe sie und öffne sie noch einmal aus dem Chat.
refusal-unexpected = Bei mir ging etwas schief. Nichts ist verloren; bitte versuch es noch einmal.
refusal-membership-unknown = Ich kann gerade nicht herausfinden, ob du in dem Chat bist. Versuch es im Chat selbst oder gleich noch einmal.
refusal-no-database = Ich komme gerade nicht an meine Aufzeichnungen. Nichts ist verloren; bitte versuch es in ein paar Minuten noch einmal.

## Hilfe und Sprache
help-greeting = Brettspiele dort, wo ihr ohnehin redet. Wähle ein Spiel, und in Sekunden geht es los, mit Freunden oder gegen den Computer.
help-group-play = /play öffnet hier einen Tisch, und wer spielen will, drückt { $join }.
help-groups = Hol mich in eine Gruppe und schreib dort /play: Mit einem Druck sind Freunde dabei.
help-join = /join mit einem Code zeigt hier einen Tisch aus einem anderen Chat.
help-all = /help nennt alles, was ich kann.
help-alone = Alles andere öffnet sich für dich allein:
help-more = Ein Tisch kann in mehreren Chats stehen: /join mit seinem Code. /help table sagt, was geschieht, wenn jemand nicht antwortet.
help-which-game = Welches Spiel?
help-type = Schreib { $command } und dahinter: { $what }.

## Befehle
command-play = Einen Tisch öffnen
command-join = Einen Tisch in diesem Chat zeigen, mit seinem Code
command-start = Die Partie starten
command-leave = Vor dem Start vom Tisch aufstehen
command-hand = Deine Hand zeigen, nur dir
command-score = Punktestand, oder eine Frage zum Brett
command-rules = Die Regeln in Kürze
command-resign = Die Partie aufgeben
command-hint = Ein guter Zug, nur für dich
command-replace = Einen Platz einem Computerspieler überlassen
command-return = Vom Computerspieler auf deinen Platz zurückkehren
command-rematch = Noch einmal mit denselben Plätzen
command-undo = Den letzten Zug zurücknehmen
command-draw = Remis anbieten
command-calloff = Die Partie ohne Ergebnis abbrechen
command-pause = Den Tisch einige Tage oder bis zu einem Tag stehen lassen
command-host = Jemand anderen zum Gastgeber machen
command-away = Deine Uhren einige Tage anhalten
command-back = Zurück: deine Uhren laufen weiter
command-help = Was ich kann
command-table = Ein Tisch hier: start, undo, draw, resign und mehr
command-me = Du selbst: rating, link, mydata, away und mehr
parameter-game = Welches Spiel
parameter-computer = Stärke des Computerspielers
parameter-match = Wer zuerst so viele Partien gewinnt
parameter-sumof = Höchste Summe aus so vielen Partien
parameter-clock = Wie viel Zeit alle haben
parameter-rated = Ob Partien unter Menschen zählen, ohne Tipps
parameter-days = Für wie viele Tage
parameter-day = Eine Zahl von Tagen oder ein Tag wie 12.12.
parameter-first = Wer beginnt
parameter-code = Der Code des Tisches
parameter-about = Wonach du fragst, zum Beispiel ein Feld
parameter-player = Wer: ein Name oder die Nummer eines Platzes
parameter-where = Wessen: deine oder die anderer
parameter-number = Welche Partie des Tisches
choice-computer-beginner = Anfänger
choice-computer-casual = Hobbyspieler
choice-computer-club = Vereinsspieler
choice-computer-expert = Experte
choice-computer-master = Meister
choice-computer-even = Auf Augenhöhe
choice-about-table = Am Tisch
choice-about-start = Wie man anfängt
choice-first-random = ausgelost
