# Turniere

command-tournament = Ein Turnier in diesem Chat: sein Formular, sein Stand
discord-command-tournament = turnier
button-do-tournament = Turnier
button-cup = Turnier
parameter-form = Wie gespielt wird
parameter-minutes = In wie vielen Minuten es beginnt
# As in English.
discord-parameter-form = form
discord-parameter-minutes = minuten
choice-form-evening = Abend
choice-form-swiss = Schweizer System
choice-form-round-robin = jeder gegen jeden
choice-form-knockout = K.-o.
choice-form-league = Liga
choice-form-four = zu viert
cup-title = 🏆 { $form } · { $game }
cup-new = Ein neues Turnier: Was wird gespielt?
# As in English.
cup-form = Form
cup-form-about = So wird gespielt:
cup-form-evening = Abend
cup-form-swiss = Schweizer System
cup-form-round-robin = Jeder gegen jeden
cup-form-knockout = K.-o.
cup-form-league = Liga
cup-form-four = Zu viert am Tisch
cup-form-evening-means = Abend: ein neuer Gegner, sobald eine Partie endet, bis die Zeit um ist. Ein Sieg zählt zwei, ein Remis eins, nach zwei Siegen in Folge doppelt.
cup-form-swiss-means = Schweizer System: In jeder Runde triffst du jemanden mit ebenso vielen Punkten, und niemanden zweimal.
cup-form-round-robin-means = Jeder gegen jeden: Alle spielen gegen alle.
cup-form-knockout-means = K.-o.: Wer verliert, ist draußen. Die Verlierer der Halbfinale spielen um Platz drei.
cup-form-league-means = Liga: Bis zu einem Tag spielen alle gegen alle, ein paar Züge am Tag.
cup-form-four-means = Zu viert am Tisch: Die Plätze zählen 3, 2, 1 und 0, und in jeder Runde triffst du andere.
cup-game = Spiel
cup-size = Länge
cup-size-evening = { $count } Min.
cup-size-swiss = Runden: { $count }
cup-size-round-robin = { $count ->
    [1] einmal
   *[other] zweimal
 }
cup-size-knockout = eine Niederlage
cup-season = Saison { $number }
cup-size-league = Tage: { $count }
cup-size-four = Runden: { $count }
cup-groups = Gruppen
cup-groups-about = Alle treffen auf alle ihrer Gruppe. Die Gruppen richten sich nach der Wertung. Am Ende steigen die Ersten jeder Gruppe auf und die Letzten ab.
cup-group = Gruppe { $group }
cup-start = Beginn
cup-clock = Uhr
cup-limit = Zeit je Runde
cup-limit-none = ohne Grenze
cup-limit-about = Ist die Zeit um, endet jede laufende Partie remis. Wer darin nicht gezogen hat, verliert.
cup-rated = Wertung
cup-rated-on = gewertet
cup-rated-off = nicht gewertet
cup-who = Offen für
cup-who-on = Wer den Code hat, kann mitspielen.
cup-who-off = Nur dieser Chat kann mitspielen.
cup-computers = Freier Platz
cup-computers-on = ein Computer spielt
cup-computers-off = jemand setzt aus
cup-deal = Verteilung
cup-deal-on = dieselbe an allen Tischen
cup-deal-off = an jedem Tisch eine eigene
cup-deal-about = Bei derselben Verteilung bekommen alle Tische einer Runde dieselben Teile, Platz für Platz. Es zählt, wie viel besser du warst als die anderen auf deinem Platz. Andere Tische der Runde verraten, was noch kommt: Schau sie dir erst an, wenn deine Partie vorbei ist.
cup-button-open = Eröffnen
cup-button-join = Mitspielen
cup-button-withdraw = Zurückziehen
cup-button-more = Mehr
cup-button-show = Zeigen
cup-button-mine = Mein Tisch
cup-button-all = Stand
cup-button-replay = Noch einmal sehen: { $match }
cup-button-start = Jetzt beginnen
cup-button-pause = Anhalten
cup-button-resume = Weiter
cup-button-later = 15 Minuten mehr
cup-button-day = Einen Tag mehr
cup-button-end = Runde bald beenden
cup-button-out = Jemanden entfernen
cup-button-fix = Ergebnis berichtigen
cup-button-stop = Absagen
cup-button-stop-now = Ja, absagen
cup-button-back = Zurück
cup-button-next = Nächste Saison
cup-button-csv = Kreuztabelle als Datei
cup-button-matches = Partien: { $format }
cup-own-format = Protokolle
cup-exported-table = Die Kreuztabelle als Datei für Tabellenprogramme.
cup-exported-matches = { $count ->
    [one] 1 Partie als Datei.
   *[other] { $count } Partien als Datei.
}
cup-opened = Dein Turnier ist eröffnet. Andere kommen in diesem Chat dazu oder mit /join { $code }
cup-starts = Beginnt { $when }.
cup-code = Der Code: { $code }
cup-paused = Es ist angehalten.
cup-begun = Es hat begonnen.
cup-off = Es wurde abgesagt.
cup-nobody = Noch ist niemand dabei.
cup-people = { $count } dabei: { $names }
cup-others = { $count } weitere
cup-somebody = jemand
cup-joined = Du bist dabei, als Nummer { $number }.
cup-withdrawn = Du hast dich zurückgezogen.
cup-no-table = Du hast noch keinen Tisch.
cup-round = Runde { $round } von { $rounds } · { $boards ->
    [0] alle Partien sind zu Ende
    [one] 1 Partie läuft
   *[other] { $boards } Partien laufen
 }
cup-round-ends = Runde { $round } von { $rounds }, Ende { $when } · { $boards ->
    [0] alle Partien sind zu Ende
    [one] 1 Partie läuft
   *[other] { $boards } Partien laufen
 }
cup-evening-ends = Ende { $when } · { $boards ->
    [0] keine Partie läuft
    [one] 1 Partie läuft
   *[other] { $boards } Partien laufen
 }
cup-evening-last = Die Zeit ist um · { $boards ->
    [0] alle Partien sind zu Ende
    [one] 1 Partie läuft noch
   *[other] { $boards } Partien laufen noch
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Noch keine Ergebnisse.
cup-over = Es ist vorbei. { $count } haben gespielt.
cup-board = { $board }. { $who }: läuft
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } setzt aus
cup-absent = Wer nicht in { $minutes } Minuten erscheint, verliert.
cup-ask-out = Wer soll entfernt werden?
cup-ask-fix = Welches Ergebnis soll berichtigt werden?
cup-ask-result = Wie ist das Ergebnis?
cup-ask-stop = Dieses Turnier absagen? Es kann dann nicht weitergehen, und seine Partien enden ohne Ergebnis.
cup-news-soon = Es beginnt { $when }: { $count } sind dabei.
cup-news-season = Die nächste Saison beginnt { $when }. Aus der letzten sind dabei: { $count }. Zieh dich zurück, wenn du nicht mitspielen willst.
cup-news-few = Es konnte nicht beginnen: Zu wenige sind dabei.
cup-news-paused = Die Leitung hat es angehalten. Laufende Partien gehen weiter.
cup-news-resumed = Es geht weiter.
cup-news-later = Die Leitung hat { $minutes } Minuten mehr gegeben.
cup-news-ends = Die Leitung hat das Ende verlegt: { $when }.
cup-news-out = Die Leitung hat { $who } entfernt.
cup-news-fixed = Die Leitung hat Runde { $round } berichtigt: { $who } { $result }
refusal-no-tournament = Es gibt kein Turnier mit diesem Code.
refusal-tournament-full = Das Turnier ist voll: { $most } sind dabei.
refusal-tournament-closed = Niemand kann mehr dazukommen oder gehen.
refusal-tournament-elsewhere = Nur wer in dem Chat ist, in dem es eröffnet wurde, kann mitspielen.
refusal-not-entered = Du bist nicht in diesem Turnier.
refusal-not-tournament-host = Das kann nur, wer das Turnier leitet.
refusal-too-many-tournaments = Dieser Chat hat schon { $most } Turniere. Beende erst eins.
web-tournaments = Turniere
cup-page-new = Neues Turnier
cup-page-none = Du bist noch in keinem Turnier.
cup-page-host = Veranstaltet von { $name }
cup-page-in = Wer dabei ist
cup-page-gone = ausgestiegen
cup-page-boards = Bretter
cup-page-crosstable = Kreuztabelle
cup-page-matches = Partien
cup-page-place = Platz
# As in English.
cup-page-name = Name
cup-page-points = Punkte
cup-page-played = Gespielt
cup-page-ties = Feinwertung
cup-page-watch = Zusehen
cup-page-round = Runde { $number }
cup-tie-direct = Direkter Vergleich
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz ohne den Niedrigsten
cup-tie-wins = Siege
cup-tie-differences = Differenz
cup-tie-firsts = Erste Plätze
cup-tie-leads = Vorsprung
cup-button-page = Im Browser
cup-button-app = Turnier öffnen
