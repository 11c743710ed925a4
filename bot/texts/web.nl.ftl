# De eigen pagina van de webtafel.

web-tagline = Bordspellen waar je toch al chat
web-about = Speel meteen tegen de computer, of stuur vrienden een link. Zonder account.
web-needs-script = Deze pagina heeft JavaScript nodig. Er wordt niets van elders geladen.
web-opening = Openen …
web-guest = Gast { $number }

## Startpagina
web-home = Startpagina
web-play = { $game } spelen tegen { $name }
web-level = niveau van de computer
web-play-short = Spelen
web-play-friends = { $game } spelen met vrienden
web-play-now = Nu spelen
web-choose = Kies een spel
web-level-of = { $game }: hoe sterk?
web-enter = Code invoeren
web-friends = Met vrienden
web-open-file = Of open een bestand met partijen
web-code = Tafelcode
web-join = Naar de tafel
web-unknown-code = Een code heeft zeven letters en cijfers, zoals ABC23DE.
web-tables = Jouw tafels
web-there = In dit kanaal
web-all-tables = Alle tafels

## Jouw tafels op de startpagina
web-morning = Goedemorgen, { $name }
web-afternoon = Goedemiddag, { $name }
web-evening = Goedenavond, { $name }
web-waiting-none = Geen tafel wacht op jou.
web-waiting-one = Eén tafel wacht op jou.
web-waiting-many = { $number } tafels wachten op jou.
web-card-mine = Jouw beurt
web-card-mine-until = Jouw beurt · nog { $left }
web-card-turn = { $name } is aan de beurt
web-card-turn-until = { $name } is aan de beurt · { $left }
web-card-asked = Wacht op jouw antwoord
web-card-between = Gaat zo verder
web-card-lobby = Wacht op spelers
web-card-over = Afgelopen { $score }
web-card-off = Afgebroken
web-card-both = Beide kanten hier
web-card-nobody = Nog niemand anders

## Lopende klokken
web-days = { $number } d
web-download = Downloaden
web-hours = { $number } u
# As in English.
web-minutes = { $number } min
web-in = over { $time }
web-ago = { $time } geleden
web-now = nu

## Jouw beurt
web-your-turn = Jouw beurt
web-ask-turn = Moet deze browser het melden als je weer aan de beurt bent?
web-tell-turn = Meld het als ik aan de beurt ben
web-tell-no = Nee
web-sound = Een geluid als ik aan de beurt ben
web-notifications = Een melding als ik aan de beurt ben en deze pagina niet zichtbaar is
web-blocked = Deze browser staat geen meldingen van deze pagina toe. Dat kun je in de browserinstellingen voor deze pagina veranderen.

## Een tafel
web-board = Bord
web-moves = Zetten
web-moves-as-buttons = Zetten als knoppen
web-empty-log = Hier is nog niets gebeurd.
web-log = Wat er gebeurde
web-line = Een commando, zoals /score
web-send = Versturen
web-commands = Alle commando’s
web-search = Een commando, of wat je wilt doen
web-share = Anderen uitnodigen
web-link = Link voor een browser
web-join-hint = Op Discord of Telegram
web-share-hint = Wie de code kent, kan meekijken en gaan zitten waar een plaats vrij is.
web-share-native = Delen …
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-failed = Druk op Ctrl+C
web-gone = Controleer de code, of open een nieuwe tafel.

## Aan de tafel
web-actions = Wat je kunt doen
web-earlier = { $number } eerder
web-hand = Jouw hand
# As in English.
web-hint = Hint
web-holds = in de hand:
web-more = Meer
web-moves-on-board = Zetten alleen op het bord
web-other-chats = Andere chats en mensen
web-play-on = Doorspelen
web-players = Spelers
web-resign = Opgeven
web-scores = Punten
web-sending = Versturen …
web-share-word = Delen
web-share-picture = Afbeelding
web-share-animation = Animatie
web-sound-word = Geluid
web-sound-off = Geluid uitzetten
web-sound-on = Geluid aanzetten
web-supply-left = nog { $number }
web-undo = Terugnemen
web-what-happened = Wat er gebeurde
web-you = jij
web-check = Controleren
# As in English.
web-computer-level = Computer · { $level }
web-fair-deal = Eerlijk gedeeld: verzegeld voor de eerste zet
web-moves-and-log = De partij tot nu toe
web-profile-holds = In de hand
web-profile-of = { $name }: profiel
# As in English.
web-profile-ratings = Ratings
web-profile-side = Kant
web-profile-time = Tijd over
web-whole-board = Het hele bord
web-thats-you = Jij

## Al het andere
web-link-account = Een ander account koppelen
web-link-code = Code van je andere account
web-link-enter = Koppelen
web-forget-me = Vergeet mij
web-devices = Mijn apparaten
web-devices-about = De browsers waarin ik je ken. Beëindig er een die je niet meer gebruikt of die niet van jou is: je tafels blijven van jou.
web-device-this = Deze browser
web-device-seen = Laatst hier: { $time }
web-device-end = Beëindigen
web-device-end-about = Wie die browser gebruikt, begint opnieuw als gast. Je tafels blijven van jou.
web-device-leave-about = Hier begin je opnieuw als gast en ben je je tafels kwijt. Wil je ze houden, koppel dan eerst een ander account.
web-device-others = Overal elders beëindigen
web-device-others-about = Alleen deze browser blijft, en wie er iets uit heeft gekopieerd, komt er niet meer in.
web-device-unknown = Een browser
web-profile = Je naam en taal
web-name = Naam aan de tafels
web-language = Taal
web-save = Opslaan
web-close = Sluiten
web-lost = Verbinding verbroken. Nieuwe poging …
web-not-loaded = Dit deel van de pagina is er nog niet. Nieuwe poging …
web-hasty = Dat was te veel tegelijk.
web-crowded = Er komen nu te veel verzoeken van jouw netwerk.
web-many-pages = In deze browser staan te veel pagina’s open. Sluit er één.
web-again = Volgende poging over { $seconds } s.
web-try-again = Probeer het over { $seconds } s opnieuw.

## Een lobby
web-seats = Plaatsen
web-who-sits = Wie zit hier?
web-add-player = Speler toevoegen
web-free-seat = Vrije plaats
web-me-too = Ik ook
web-copy-invite = Uitnodiging kopiëren
web-copy-link = Link kopiëren
web-invite-friends = Vrienden uitnodigen
web-a-computer = Een computer
web-last-time = vorige keer
web-options = Opties
web-start = Starten
web-take-seat = Meedoen
web-cancel-title = Deze tafel sluiten?
web-keep = Nee
web-swap = Van plaats wisselen

## Zonder verbinding of op een verkeerd adres
web-offline = Geen verbinding
web-offline-about = Je partijen zijn veilig: er gaat niets verloren en er wordt niets gespeeld terwijl je weg bent. Deze pagina komt vanzelf terug.
web-offline-button = Opnieuw proberen
web-unavailable = Zo weer terug
web-missing = Hier is niets
web-missing-about = Dit adres leidt nergens heen. Het adres van een tafel eindigt op de code van zeven letters en cijfers.
web-missing-button = Startpagina

## Een partij terugkijken
web-replay-back = Eén zet terug
web-replay-on = Eén zet verder
web-keys = Toetsen
web-key-piece = Een stuk kiezen
web-key-cell = Op dat vak spelen
web-key-arrows = Over het bord bewegen
web-key-drop = Het stuk terugleggen
