# Die eigene Seite des Web-Tischs.

web-tagline = Brettspiele, wo ihr ohnehin redet
web-about = Spiel sofort gegen den Computer, oder schick Freunden einen Link. Ganz ohne Konto.
web-needs-script = Diese Seite braucht JavaScript. Sie lädt nichts von anderswo.
web-opening = Wird geöffnet …
web-guest = Gast { $number }

## Startseite
web-home = Startseite
web-play = { $game } gegen { $name } spielen
web-level = Stärke des Computers
web-play-short = Spielen
web-play-friends = { $game } spielen: mit Freunden
web-play-now = Jetzt spielen
web-choose = Wähl ein Spiel
web-level-of = { $game }: wie stark?
web-enter = Code eingeben
web-friends = Mit Freunden
web-open-file = Oder eine Datei mit Partien öffnen
web-code = Der Code des Tischs
web-join = Zum Tisch
web-unknown-code = Ein Code hat sieben Buchstaben und Ziffern, etwa ABC23DE.
web-tables = Deine Tische
web-there = In diesem Kanal
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
web-download = Herunterladen
web-hours = { $number } Std
# As in English.
web-minutes = { $number } min
# As in English.
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
web-empty-log = Noch ist nichts passiert.
web-log = Was bisher geschah
web-line = Ein Befehl, etwa /score
web-send = Senden
web-commands = Alle Befehle
web-search = Ein Befehl, oder was du tun willst
web-share = Andere einladen
web-link = Link für den Browser
web-join-hint = Auf Discord oder Telegram
web-share-hint = Wer den Code kennt, kann zusehen und sich auf einen freien Platz setzen.
web-share-native = Teilen …
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Drück Strg+C
web-gone = Prüf den Code oder öffne einen neuen Tisch.

## Am Tisch
web-actions = Was du tun kannst
web-earlier = { $number } frühere
web-hand = Deine Hand
web-hint = Tipp
web-holds = auf der Hand:
web-more = Mehr
web-moves-on-board = Züge nur auf dem Brett
web-other-chats = Andere Chats und Leute
web-play-on = Weiterspielen
web-players = Spieler
web-resign = Aufgeben
web-scores = Punkte
web-sending = Wird gesendet …
web-share-word = Teilen
web-share-picture = Bild
# As in English.
web-share-animation = Animation
web-sound-word = Ton
web-sound-off = Töne ausschalten
web-sound-on = Töne einschalten
web-supply-left = noch { $number }
web-undo = Zug zurück
web-what-happened = Was bisher geschah
web-you = du
web-check = Prüfen
# As in English.
web-computer-level = Computer · { $level }
web-fair-deal = Fair verteilt: vor dem ersten Zug versiegelt
web-moves-and-log = Die Partie bisher
web-profile-holds = Auf der Hand
web-profile-of = { $name }: Profil
web-profile-ratings = Wertung
web-profile-side = Seite
web-profile-time = Restzeit
web-whole-board = Das ganze Brett
web-thats-you = Du

## Alles Übrige
web-link-account = Ein anderes Konto verbinden
web-link-code = Code aus deinem anderen Konto
web-link-enter = Verbinden
web-forget-me = Vergiss mich
web-devices = Meine Geräte
web-devices-about = Die Browser, in denen ich dich kenne. Beende einen, den du nicht mehr benutzt oder der nicht deiner ist: Deine Tische bleiben dir.
web-device-this = Dieser Browser
web-device-seen = Zuletzt hier: { $time }
web-device-end = Beenden
web-device-end-about = Wer diesen Browser benutzt, fängt als Gast von vorn an. Deine Tische bleiben dir.
web-device-leave-about = Hier fängst du als Gast von vorn an, und deine Tische sind für dich verloren. Um sie zu behalten, verbinde zuerst ein anderes Konto.
web-device-others = Überall sonst beenden
web-device-others-about = Nur dieser Browser bleibt, und wer etwas aus ihm kopiert hat, kommt nicht mehr herein.
web-device-unknown = Ein Browser
web-profile = Dein Name und deine Sprache
web-name = Name an den Tischen
web-language = Sprache
web-save = Speichern
web-close = Schließen
web-lost = Verbindung verloren. Neuer Versuch …
web-not-loaded = Dieser Teil der Seite ist noch nicht da. Neuer Versuch …
web-hasty = Das war zu viel auf einmal.
web-crowded = Aus deinem Netz kommen gerade zu viele Anfragen.
web-many-pages = In diesem Browser sind zu viele Seiten offen. Schließ eine davon.
web-again = Nächster Versuch in { $seconds } s.
web-try-again = Versuch es in { $seconds } s noch einmal.

## Eine Lobby
web-seats = Plätze
web-who-sits = Wer sitzt hier?
web-add-player = Mitspieler
web-free-seat = Freier Platz
web-me-too = Ich auch
web-copy-invite = Einladungslink kopieren
web-copy-link = Link kopieren
web-invite-friends = Freunde einladen
web-a-computer = Ein Computer
web-last-time = zuletzt
web-options = Optionen
# As in English.
web-start = Start
web-take-seat = Mitspielen
web-cancel-title = Diesen Tisch schließen?
web-keep = Nein
web-swap = Plätze tauschen

## Ohne Verbindung oder an einer falschen Adresse
web-offline = Keine Verbindung
web-offline-about = Deine Partien sind sicher: Nichts geht verloren, und nichts wird gespielt, solange du weg bist. Diese Seite kommt von selbst wieder.
web-offline-button = Noch einmal versuchen
web-unavailable = Gleich wieder da
web-missing = Hier ist nichts
web-missing-about = Diese Adresse führt nirgendwohin. Die Adresse eines Tischs endet mit seinem Code aus sieben Buchstaben und Ziffern.
web-missing-button = Zur Startseite

## Die Partie noch einmal
web-replay-back = Ein Zug zurück
web-replay-on = Ein Zug weiter
web-keys = Tasten
web-key-piece = Einen Stein wählen
web-key-cell = Auf dieses Feld spielen
web-key-arrows = Über das Brett gehen
web-key-drop = Den Stein zurücklegen
