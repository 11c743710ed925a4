# Die eigene Seite des Web-Tischs.

web-tagline = Brettspiele, wo ihr schon redet
web-about = Eröffne einen Tisch, schick den Link oder Code weiter und spiel: hier im Browser, in Discord, in Telegram oder gegen den Computer. Ganz ohne Konto.
web-needs-script = Diese Seite braucht JavaScript. Sie lädt nichts von anderswo.
web-guest = Gast { $number }

## Startseite
web-home = Startseite
web-play = { $game } gegen den Computer spielen
web-computer = Gegen den Computer
web-level = Spielstärke des Computers
web-friends = Mit Freunden oder beide Seiten hier
web-code = Hast du einen Code bekommen?
web-join = Dorthin
web-unknown-code = Ein Code hat fünf Buchstaben und Ziffern, etwa ABC23.
web-tables = Deine Tische
web-all-tables = Alle Tische

## Deine Tische auf der Startseite
web-morning = Guten Morgen, { $name }
web-afternoon = Guten Tag, { $name }
web-evening = Guten Abend, { $name }
web-waiting-none = Kein Tisch wartet auf dich.
web-waiting-one = Ein Tisch wartet auf dich.
web-waiting-many = { $number } Tische warten auf dich.
web-card-mine = Du bist dran
web-card-mine-until = Du bist dran · { $left }
web-card-turn = { $name } ist dran
web-card-turn-until = { $name } ist dran · { $left }
web-card-asked = Deine Antwort fehlt
web-card-between = Geht gleich weiter
web-card-lobby = Wartet auf Mitspieler
web-card-over = Beendet { $score }
web-card-off = Abgebrochen
web-card-both = Beide Seiten hier
web-card-nobody = Noch niemand sonst

## Laufende Uhren
web-days = { $number } T
web-hours = { $number } Std
web-minutes = { $number } min
web-in = in { $time }
web-ago = vor { $time }
web-now = jetzt

## Du bist dran
web-your-turn = Du bist dran
web-ask-turn = Soll dieser Browser dir sagen, wenn du wieder dran bist?
web-tell-turn = Sag mir, wenn ich dran bin
web-tell-no = Nein
web-sound = Ein Ton, wenn ich dran bin
web-notifications = Eine Benachrichtigung, wenn ich dran bin und diese Seite verdeckt ist
web-blocked = Dieser Browser lässt die Seite nicht benachrichtigen. Das ändern seine Einstellungen für diese Seite.

## Ein Tisch
web-board = Brett
web-moves = Züge
web-moves-as-buttons = Züge als Knöpfe
web-empty-log = Hier ist noch nichts geschehen.
web-log = Was geschehen ist
web-line = Ein Befehl, etwa /score
web-send = Senden
web-commands = Befehle
web-share = Andere einladen
web-link = Link für den Browser
web-join-hint = In Discord oder Telegram
web-share-hint = Wer den Code kennt, kann zusehen und sich auf einen freien Platz setzen.
web-share-native = Teilen …
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Drück Strg+C
web-gone = Prüf den Code oder eröffne einen neuen Tisch.

## Alles Übrige
web-profile = Dein Name und deine Sprache
web-name = Name an den Tischen
web-language = Sprache
web-save = Speichern
web-close = Schließen
web-lost = Verbindung verloren. Neuer Versuch …
web-hasty = Das war zu viel auf einmal.
web-crowded = Aus deinem Netz kommen gerade zu viele Anfragen.
web-again = Nächster Versuch in { $seconds } s.
web-try-again = Versuch es in { $seconds } s noch einmal.
