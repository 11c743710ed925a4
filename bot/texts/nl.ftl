# Wat alle spellen en platforms delen. Parameters: $code is de code van een tafel, $who en $name een speler.
#
# Woorden:
#   match = partij
#   series = serie
#   table = tafel, seat = plaats, host = host, code = code
#   move = zet, turn = beurt (aan de beurt), draw = remise / pakken (uit zak of pot), pass = passen, resign = opgeven, undo = terugnemen
#   disc = steen, stone = steen, tile = steen, cell = vakje, place = plek
#   hand = hand, bag = zak, market = pot, store = aflegstapel
#   column = kolom, row = rij, six of a kind = zes gelijke, round = ronde, hexagon = zeshoek, bridge = brug
#   hint = hint, analysis = analyse, replay = terugkijken, ladder = ranglijst, rating = rating, rated = voor de rating, puzzle = puzzel, seal = zegel, seed = seed
# Aanspreekvorm: je; meer mensen: jullie.

## Spellen en spelers
computer = { $level ->
    [beginner] Beginner
    [casual] Recreant
    [club] Clubspeler
    [expert] Expert
   *[master] Meester
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Lobby
lobby-title = { $game } · tafel { $code }
lobby-free = { $count ->
    [one] één plaats vrij
    [2] twee plaatsen vrij
    [3] drie plaatsen vrij
   *[other] { $count } plaatsen vrij
}
lobby-needs = { $count ->
    [one] Er is nog één speler nodig.
    [2] Er zijn nog twee spelers nodig.
   *[other] Er zijn nog { $count } spelers nodig.
}
lobby-more = { $count ->
    [one] Er kan er nog één meedoen.
    [2] Er kunnen er nog twee meedoen.
    [3] Er kunnen er nog drie meedoen.
   *[other] Er kunnen er nog { $count } meedoen.
}
lobby-here = { $here } van de { $most } { $here ->
    [one] is er.
   *[other] zijn er.
} Vanaf { $least } { $least ->
    [one] speler
   *[other] spelers
} kan het beginnen.
lobby-ready = { $host } mag starten.
lobby-full = { $count ->
    [2] Beide spelers zijn er.
   *[other] Iedereen is er.
}
lobby-ready-watched = Wie de tafel heeft geopend, mag starten.
lobby-invite = Zo doen anderen mee: { $ways }
lobby-way-discord = op Discord met /join { $code }
lobby-way-telegram = { $link ->
    [none] op Telegram met /join { $code }
   *[other] op Telegram { $link }
}
lobby-way-web = { $link ->
    [none] in een browser met { $code }
   *[other] in een browser { $link }
}
lobby-place-discord = op Discord
lobby-place-telegram = op Telegram
lobby-place-web = in een browser
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = geen klok
lobby-clock = klok { $value }
lobby-hints = { $now ->
    [rated] voor de rating, geen hints
    [on] hints aan
   *[off] hints uit
}
lobby-about-you = Jij
# As in English.
lobby-about-host = host
# As in English.
lobby-about-computer = Computer · { $level }
lobby-about-preparing = Wordt klaargezet, nog zo’n { $seconds } s
play-title = Een tafel openen
play-opponents = Tegen
play-friends = Vrienden
play-friends-about = Ze doen mee met een knop
# As in English.
menu-add = + Computer
menu-add-prompt = Computer toevoegen: kies het niveau
menu-options = Opties
menu-series = Serie
menu-clock = Klok
menu-absent = Afwezig
absent-days = { $days ->
    [0] niet
    [one] 1 dag
   *[other] { $days } dagen
}
# As in English.
menu-hints = Hints
menu-rated = Rating
menu-handicap = Voorgift
menu-seats = Plaatsen
series-kind = { $kind ->
    [match] tot { $length } gewonnen
    [sumof] som van { $length }
   *[single] één partij
}
hints-on = aan
hints-off = uit
hints-on-rated = Dan telt de partij niet mee
hints-off-rated = Zoals in elke partij voor de rating
rated-on = aan
rated-off = uit
rated-on-means = Telt mee tussen mensen; geen hints
rated-off-means = Telt voor niemand mee
handicap-ask = gelijke partij?
handicap-even = Gelijk volgens de rating
handicap-even-means = Zodat iedereen ongeveer even vaak wint. De rating houdt er rekening mee.
handicap-none = Geen
handicap-is-even = { $given }, gelijk volgens jullie ratings
handicap-as-it-is = volgens jullie ratings al gelijk
handicap-points = +{ $count }
handicap-history = Vanaf het begin: { $given }
handicap-rematch = Revanche: { $given }
handicap-rematch-none = Revanche zonder voorgift
level-beginner = Leert de regels samen met jou
level-casual = Ziet de volgende zet
level-club = Speelt graag en goed
level-expert = Gaat zelden in de fout
level-master = De sterkste die er is
level-even = Speelt zo sterk als jij
computer-even = Even sterk · { $rating }
even-plays = { $who } speelt op jouw niveau, ongeveer { $rating }.
also-means = { $seats ->
    [2] Beide kanten op één scherm
   *[other] Nog een plaats voor jou
}
cancel-means = De tafel gaat voor iedereen dicht.
lobby-closed = { $game } · tafel { $code } is gesloten.
lobby-alt = Het bord van { $game } voor de eerste zet.
chat-no-pictures = Ik mag hier geen afbeeldingen meer sturen, daarom komen borden als tekst. Een beheerder van deze chat kan dat veranderen.

## Knoppen
button-versus = { $game } tegen computer
button-join = Meedoen
button-also = Ik ook
button-leave = Tafel verlaten
button-shift = Plaats wisselen
button-swap = { $name } en { $other } wisselen
button-shuffle = Plaatsen loten
button-drop = { $name } weghalen
button-remove = Weghalen
button-watch = Alleen kijken
button-start = Starten
button-cancel = Tafel sluiten
button-rules = Regels
rules-details = Alle details
button-settings = Instellingen
button-text = Als tekst
button-hand = Mijn hand
button-private = Privé openen
button-app = Tafel openen
button-send = Naar een chat sturen
button-back = ‹ Terug
button-more = Meer
button-slot = Terug
button-mine = Terug
button-next = Volgende partij
# As in English.
button-hint = Hint
button-replace = Plaats afstaan
button-return = Mijn plaats terug
button-host = Andere host kiezen
button-board = Bord opnieuw sturen
button-do-help = Wat is er nog meer?
button-do-join = Code invoeren
button-do-table = Aan een tafel
button-do-me = Over mij
button-manners = Als niemand reageert
button-do-away = Ik ben weg…
button-do-back = Ik ben terug
button-page = Uitslag
button-rematch = Revanche
button-share = Delen
button-draw = Remise aanbieden
button-draw-now = Remise aanbieden
button-resign = Opgeven
button-resign-now = Ja, opgeven
button-calloff = Staken
button-calloff-now = Partij staken
button-pause = Pauze van…
button-resume = Nu verder spelen
pause-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
pause-or-day = Of tot een dag: typ /pause { $day }
pause-no-day = “{ $text }” is geen van de komende { $most } dagen. Zeg hoeveel dagen of tot welke dag: /pause { $day }
resign-means = Wie opgeeft, verliest de partij.
resign-means-who = { $count ->
    [one] Opgeven? Dan wint { $names } deze partij.
   *[other] Opgeven? Dan winnen { $names } deze partij.
}
resign-means-many = Opgeven? Een computer neemt je plaats over voor de rest van de partij.
draw-means = Alle anderen moeten akkoord gaan; dan is de partij remise.
calloff-means = Alle anderen moeten akkoord gaan; dan eindigt de partij zonder uitslag.
option-first = Wie begint
option-first-random = loting
option-seat = plaats { $seat }

## Bord
board-title = { $game } · { $code }
board-turn = { $who } is aan de beurt
board-your-turn = { $who }, jij bent aan de beurt
board-your-turn-again = { $who }, jij bent weer aan de beurt
board-mine = Jouw beurt: { $task }
board-mine-again = Weer jouw beurt: { $task }
board-answers = Wacht op antwoord: { $names }
board-watching = Je kijkt mee.
task = kies
since-yours = Sinds je zet: { $moves }.
since-start = Tot nu toe: { $moves }.
since-more = eerder nog { $count }
stake-series = { $kind ->
    [match] Partij { $number }
   *[sumof] Som van { $length }
}
board-thinking = { $who } denkt na
board-preparing = { $who } wordt klaargezet ({ $seconds } s)
board-no-players = Er zijn nu geen computerspelers
notice-unreached = { $who } was niet te bereiken.
notice-told = { $who } kreeg { $when } bericht.
notice-title-turn = Jouw beurt
notice-title-reminder = Je bent nog steeds aan de beurt en de tijd raakt op
notice-title-end = De partij is afgelopen
notice-title-asked = Iemand wacht op je antwoord
notice-title-overdue = De tijd is om: jij kunt kiezen hoe het verdergaat
notice-title-arrived = Er is iemand aan jouw tafel gaan zitten
notice-title-begun = Je partij is begonnen
notice-title-warning = De partij wordt binnenkort gestaakt
moments-ago = zojuist
board-waits = Gaat over { $seconds } seconden vanzelf verder.
prompt = Kies.
hand-own = Je hand.
hand-waits = { $who } is aan de beurt.
prompt-slots = Jouw beurt? [Mijn hand] toont je hand; druk daarna op een van de nummers.
cannot-piece = Nummer { $number } kun je nu niet spelen.
cannot-place = { $place } kun je nu niet kiezen.
prompt-places = Kies nu waar.

## Hints en plaatsen
hint-try = Probeer { $move } (verwachte voorsprong { $points }).
curtain-pass = Geef het apparaat door aan { $who }.
curtain-who = { $name } ({ $number })
button-seat = Hand tonen
hint-press = Je hint mag alleen jij zien: druk op de knop, dan laat ik hem aan niemand anders zien.
hint-none = Deze keer heb ik geen hint.
replace-whose = Wiens plaats moet een computer overnemen?
replace-level = Hoe sterk moet de computer voor { $who } zijn?
replaced = { $computer } speelt nu voor { $who }.

## Analyse
notation-begins = { $who } begint.

## Uitslag
result-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
result-you = { $lead ->
    [0] Je wint
    [1] Je wint met één punt verschil
    [2] Je wint met twee punten verschil
    [3] Je wint met drie punten verschil
    [4] Je wint met vier punten verschil
    [5] Je wint met vijf punten verschil
    [6] Je wint met zes punten verschil
    [7] Je wint met zeven punten verschil
    [8] Je wint met acht punten verschil
    [9] Je wint met negen punten verschil
    [10] Je wint met tien punten verschil
    [11] Je wint met elf punten verschil
    [12] Je wint met twaalf punten verschil
   *[other] Je wint met { $lead } punten verschil
}
result-drawn = Remise
result-record = Notatie: { $record }
reason-resigned = { $names } heeft opgegeven.
reason-resigned-own = Je hebt opgegeven.
reason-claimed-own = Je tijd was op.
series-standing = { $kind ->
    [match] Tot { $length } gewonnen: { $points }.
   *[sumof] Som van { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } wint de serie
   *[other] { $names } winnen de serie
}
series-you = Je wint de serie
series-drawn = De serie eindigt gelijk
share-title = Tafel { $code } · { $game }
share-link = { $place ->
    [discord] Op Discord: /join { $code }
    [telegram] Op Telegram: { $link }
   *[web] In een browser: { $link }
}
share-code = { $place ->
    [discord] Op Discord: /join { $code }
    [telegram] Op Telegram: /join { $code }
   *[web] In een browser: { $code }
}
resigned = Je hebt opgegeven aan tafel { $code }.
resigned-seat = Je hebt opgegeven aan tafel { $code }. Een computer neemt je plaats over voor de rest van de partij.
left-table = Je hebt tafel { $code } verlaten.

## Tijd, voorstellen en wie er niet is: op het bord
board-deadline = De tijd is { $when } om.
board-overdue = De tijd van { $who } is om
board-away = { $who } is afwezig; terug { $when }.
board-away-runs = De klok loopt { $when } verder.
board-paused = Pauze tot { $day }: verder { $when }. De klokken staan stil en er klinkt niets.
board-warned = Hier is al lang niemand geweest: de partij wordt { $when } gestaakt, tenzij iemand ergens op drukt.
board-pause = Pauze van deze server { $when }, voor ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}. Alles blijft bewaard en de klokken wachten.
overdue-choose = Hoe het verdergaat, is aan { $names }; een zet telt nog.
overdue-takeover = { $choosers ->
    [0] Gebeurt er niets, dan speelt { $when } een computer verder; een zet telt nog.
   *[other] Kiest niemand, dan speelt { $when } een computer verder.
}
proposal-takeback = { $who } wil { $move } terugnemen
proposal-draw = { $who } biedt remise aan
proposal-calloff = { $who } stelt voor de partij zonder uitslag te staken
proposal-pause = { $who } stelt een pauze voor van { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
proposal-pause-until = { $who } stelt een pauze voor tot { $day }
proposal-resume = { $who } stelt voor verder te spelen
proposal-seat = { $who } stelt voor dat { $computer } verder speelt voor { $whose }
proposal-waits = Nog geen antwoord van: { $names }.
proposal-you = jou
proposal-asked = Gevraagd. Nog geen antwoord van: { $names }.
done-takeback = Teruggenomen.
done-draw = Akkoord: de partij is remise.
done-calloff = Gestaakt.
done-resume = De partij gaat verder.
took-back = { $who } nam een zet terug.
host-is = { $host } is nu de host.
host-whose = Wie wordt de host?
away-now = Je bent afwezig; je klokken staan stil. Terug { $when }, of zodra je /back typt.
away-sooner = Bij { $codes } mag het korter: daar lopen je klokken { $when } verder.
away-over = Welkom terug. Je klokken lopen weer.
away-not = Je was niet afwezig.
somebody = iemand
clock-none = geen
# As in English.
clock-5m-10s = 5 min + 10 s
# As in English.
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 dag + 12 uur
clock-3d-1d = 3 dagen + 1 dag
clock-7d-2d = 7 dagen + 2 dagen
clock-none-means = Drie dagen voor elke beurt.
clock-5m-10s-means = Ieder 5 minuten, 10 seconden erbij na elke eigen zet.
clock-15m-20s-means = Ieder 15 minuten, 20 seconden erbij na elke eigen zet.
clock-1d-12h-means = Ieder 1 dag, 12 uur erbij na elke eigen zet.
clock-3d-1d-means = Ieder 3 dagen, 1 dag erbij na elke eigen zet.
clock-7d-2d-means = Ieder 7 dagen, 2 dagen erbij na elke eigen zet.
button-undo = Terugnemen
button-agree = Akkoord
button-decline = Weigeren
button-withdraw = Intrekken
button-takeover = Computer speelt door
button-retry = Opnieuw proberen
button-wait = Wacht { $time }
bonus-none = een dag
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 uur
bonus-3d-1d = een dag
bonus-7d-2d = 2 dagen
button-claim = Winst opeisen
reason-claimed = De tijd van { $names } was om.
reason-agreed = Beide kanten gingen akkoord.
reason-called-off = Afgebroken, zonder uitslag.
reason-ended = De beheerder van deze server heeft de partij beëindigd, zonder uitslag.
refusal-not-overdue = Wie aan de beurt is, heeft nog tijd.
refusal-proposal-open = Eerst moet het openstaande voorstel beantwoord worden.
refusal-own-time-up = Je eigen tijd is om: de anderen kiezen. Je mag nog wel zetten.
refusal-no-proposal = Hier valt voor jou niets meer te beantwoorden.
refusal-own-proposal = Dat heb je zelf gevraagd: de anderen moeten antwoorden.
refusal-declined = Dat is net geweigerd. Vraag het na de volgende zet opnieuw.
refusal-nothing-to-take-back = Je hebt nog geen zet gedaan die je terug kunt nemen.
refusal-revealed = Dat kan niet meer terug: er is sindsdien iets gezien wat verborgen was.
refusal-computer-declines = { $who } rekent op winst en wil geen remise.
refusal-not-two-sides = Remise kan alleen waar twee kanten spelen.
refusal-away-too-long = { $left ->
    [0] Je bent binnen een jaar al 30 dagen afwezig geweest; meer kan niet.
    [one] Je kunt nog hooguit 1 dag afwezig zijn.
   *[other] Je kunt nog hooguit { $left } dagen afwezig zijn.
}
table-rules =
    Aan elke tafel
    Jouw beurt: wie er niet is, krijgt een nieuw bericht met zijn of haar naam, één keer per beurt. Met /settings verander je dat, voor de chat of voor jezelf.
    Klok: geen, of een van vijf, vooraf gekozen. Na je eigen zet krijg je de bonus, maar je klok komt nooit boven de begintijd. Computers en pauzes kosten geen tijd.
    Tijd om: zonder klok na drie dagen. Zetten mag je dan nog. De anderen kunnen een computer laten doorspelen, nog één keer wachten of, met klok en twee kanten, de winst opeisen. Kiest niemand, dan speelt na 30 seconden een computer verder, bij een klok van dagen na één bonus. Met /return kun je altijd terugkomen.
    Plaatsen: je eigen plaats gaat meteen naar een computer (/replace), die van een ander alleen als de tijd om is of iedereen akkoord gaat.
    /undo neemt je laatste zet terug, /draw biedt remise aan, /calloff staakt de partij zonder uitslag: alle andere mensen moeten akkoord gaan. Met de volgende zet vervalt de vraag. Een zet die iets verborgens heeft laten zien, kan niet terug.
    /away 7 zet je klokken 7 dagen stil, hooguit 30 per jaar; /back beëindigt dat.
    Host: haalt mensen weg en start; gaat over op wie het langst zit als de host weggaat of vóór de start tien minuten niets van zich laat horen. Tijdens de partij heeft de host geen speciale rechten.
    Een tafel waar 30 dagen niemand iets doet, wordt gestaakt, drie dagen nadat dat is aangekondigd; vóór de start na 24 uur.

## Weigeringen: alleen te zien voor wie het vroeg
refusal-not-your-turn = Niet jouw beurt: { $who } is aan de beurt.
refusal-not-seated = Je speelt niet mee aan deze tafel.
refusal-shut-out = Je bent buitengesloten: de beheerder van deze server laat je hier niet meer meespelen. Je tafels gaan zonder jou verder. /mydata en /forget werken nog.
refusal-not-host = { $seated ->
    [no] Dat kan alleen wie de tafel heeft geopend.
   *[yes] Dat kan alleen { $host }, want die heeft de tafel geopend.
}
refusal-stale = De tafel is al verder. Kijk op het nieuwste bord.
refusal-no-such-table = Ik ken geen tafel met deze code.
refusal-no-such-match = { $count ->
    [0] Aan deze tafel is nog geen partij gespeeld.
    [one] Aan deze tafel is nog maar 1 partij gespeeld.
   *[other] Aan deze tafel zijn nog maar { $count } partijen gespeeld.
}
refusal-no-table-here = In deze chat is geen tafel open. Open er een met /play.
refusal-table-full = Alle plaatsen zijn bezet.
refusal-already-seated = Je zit al aan deze tafel.
refusal-too-few = Er zijn minstens { $least } spelers nodig.
refusal-too-many-lobbies = { $codes ->
    [none] Je hebt { $most } tafels open die op spelers wachten; meer kan niet. Start of sluit er eerst een.
   *[other] Je hebt { $most } tafels open die op spelers wachten; meer kan niet. Start of sluit er eerst een: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Wie deze tafel heeft geopend, heeft al { $most } lopende partijen; meer kan niet.
   *[yes] { $codes ->
        [none] Je bent host van { $most } lopende tafels; meer kan niet. Beëindig er eerst een, bijvoorbeeld met /resign.
       *[other] Je bent host van { $most } lopende tafels; meer kan niet. Beëindig er eerst een, bijvoorbeeld met /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Een andere chat die deze tafel toont, toont al { $most } lopende tafels; meer kan daar niet.
   *[yes] Deze chat toont al { $most } lopende tafels; meer kan niet. Beëindig er eerst een, bijvoorbeeld met /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Deze partij is voor de rating, dus er zijn geen hints.
   *[no] Aan deze tafel zijn er geen hints.
}
refusal-wrong-move = { $move } kan nu niet.
refusal-wrong-time = { $state ->
    [lobby] Dat kan niet voordat de partij begint. /start begint die.
    [playing] Dat kan niet zolang er een partij loopt. /table laat zien wat je nu kunt doen.
    [between] Dat kan niet tussen twee partijen. De volgende begint vanzelf.
    [over] Dat kan niet meer, de partij is voorbij. /rematch begint een nieuwe.
    [closed] Deze tafel is gesloten. /play opent een nieuwe.
   *[other] Dat kan nu niet.
}
refusal-no-code = Welke tafel? Typ de code achter /join. Wie daar speelt, kan hem je geven.
refusal-no-such-game = Een spel dat “{ $text }” heet, ken ik niet. Dit zijn de mijne: { $games }.
refusal-file-too-large = Het bestand is { $size } MB, en meer dan { $most } MB kan hier niet verstuurd worden.
refusal-bad-press = Deze knop hoort bij geen enkele tafel.
refusal-bad-request = “{ $text }” begrijp ik niet. /play opent een tafel, /help laat zien wat ik kan.
refusal-bad-word = “{ $text }” zegt me niets na /{ $command }. { $words ->
    [none] Er hoeft niets achter.
   *[other] Dit kan erachter: { $words }.
}
refusal-bad-value = { $values ->
    [none] “{ $text }” is niet te lezen als “{ $option }”.
   *[other] “{ $text }” past niet bij “{ $option }”. Je kunt kiezen uit: { $values }.
}
refusal-not-in-game = { $game } kent geen “{ $option }”.
refusal-unidentified = Het is niet duidelijk wie deze pagina heeft geopend. Sluit haar en open haar opnieuw vanuit de chat.
refusal-unexpected = Er ging bij mij iets mis. Er is niets kwijt; probeer het nog eens.
refusal-membership-unknown = Ik kan nu niet nagaan of je in die chat zit. Probeer het in de chat zelf, of zo meteen nog eens.
refusal-no-database = Ik kan nu even niet bij mijn gegevens. Er is niets kwijt; probeer het over een paar minuten nog eens.

## Hulp en taal
help-greeting = Bordspellen waar jullie toch al chatten. Kies een spel en speel binnen een paar seconden, tegen vrienden of de computer.
help-group-play = /play opent hier een tafel, en wie mee wil doen drukt op { $join }.
help-groups = Voeg me toe aan een groep en typ daar /play: vrienden doen met één druk mee.
help-join = /join met een code toont hier een tafel uit een andere chat.
help-all = /help noemt alles wat ik kan.
help-alone = Al het andere opent alleen voor jou:
help-more = Een tafel kan in meerdere chats staan: /join met de code. /help table vertelt wat er gebeurt als iemand niet reageert.
help-which-game = Welk spel?
help-type = Typ { $command } en daarachter: { $what }.

## Commando’s
command-play = Een tafel openen
command-join = Een tafel in deze chat tonen, met de code
command-start = De partij starten
command-leave = De tafel verlaten voordat de partij begint
command-hand = Je hand tonen, alleen aan jou
command-score = De stand, of een vraag over het bord
command-rules = De regels in het kort
command-resign = De partij opgeven
command-hint = Een goede zet, alleen voor jou
command-replace = Een plaats aan een computer overlaten
command-return = Je plaats terugnemen van de computer
command-rematch = Nog een keer met dezelfde plaatsen
command-undo = Je laatste zet terugnemen
command-draw = Remise aanbieden
command-calloff = De partij zonder uitslag staken
command-pause = De tafel een paar dagen of tot een dag laten rusten
command-host = Iemand anders host maken
command-away = Je klokken een aantal dagen stilzetten
command-back = Je bent terug: je klokken lopen weer
command-help = Wat ik kan
command-table = Een tafel hier: start, undo, draw, resign en meer
command-me = Jijzelf: rating, link, mydata, away en meer
parameter-game = Welk spel
parameter-computer = Hoe sterk de computer is
parameter-match = Wie het eerst zoveel partijen wint
parameter-sumof = Hoogste som over zoveel partijen
parameter-clock = Hoeveel tijd iedereen heeft
parameter-rated = Of partijen tussen mensen meetellen, zonder hints
parameter-days = Voor hoeveel dagen
parameter-day = Een aantal dagen, of een dag zoals 12 dec
parameter-first = Wie begint
parameter-code = De code van de tafel
parameter-about = Waar je naar vraagt, bijvoorbeeld een vakje
parameter-player = Wie: een naam, of het nummer van een plaats
parameter-where = Van wie: die van jou of van anderen
parameter-number = Welke partij van de tafel
# As in English.
choice-computer-beginner = Beginner
choice-computer-casual = Recreant
choice-computer-club = Clubspeler
# As in English.
choice-computer-expert = Expert
choice-computer-master = Meester
choice-computer-even = Even sterk
choice-about-table = Aan de tafel
choice-about-start = Hoe je begint
choice-first-random = loting
