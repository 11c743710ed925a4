# Toernooien

command-tournament = Een toernooi in deze chat: het formulier, de stand
discord-command-tournament = toernooi
button-do-tournament = Toernooi
button-cup = Toernooi
parameter-form = Hoe er gespeeld wordt
parameter-minutes = Over hoeveel minuten het begint
discord-parameter-form = vorm
discord-parameter-minutes = minuten
choice-form-evening = avond
choice-form-swiss = Zwitsers
choice-form-round-robin = iedereen tegen iedereen
choice-form-knockout = knock-out
choice-form-league = competitie
choice-form-four = met zijn vieren
cup-title = 🏆 { $form } · { $game }
cup-new = Een nieuw toernooi: wat wordt er gespeeld?
cup-form = Vorm
cup-form-about = Zo wordt er gespeeld:
cup-form-evening = Avond
cup-form-swiss = Zwitsers
cup-form-round-robin = Iedereen tegen iedereen
cup-form-knockout = Knock-out
cup-form-league = Competitie
cup-form-four = Met zijn vieren
cup-form-evening-means = Avond: een nieuwe tegenstander zodra een partij eindigt, tot de tijd om is. Winst telt twee, gelijkspel één, dubbel na twee keer winst op rij.
cup-form-swiss-means = Zwitsers: elke ronde tref je iemand met evenveel punten, en niemand twee keer.
cup-form-round-robin-means = Iedereen tegen iedereen: allen spelen tegen allen.
cup-form-knockout-means = Knock-out: wie verliest, ligt eruit. De verliezers van de halve finales spelen om de derde plaats.
cup-form-league-means = Competitie: iedereen speelt voor een datum tegen iedereen, een paar zetten per dag.
cup-form-four-means = Met zijn vieren: plaatsen tellen 3, 2, 1 en 0, en elke ronde tref je anderen.
cup-game = Spel
cup-size = Lengte
cup-size-evening = { $count } min.
cup-size-swiss = Rondes: { $count }
cup-size-round-robin = { $count ->
    [1] één keer
   *[other] twee keer
 }
cup-size-knockout = één nederlaag
cup-season = Seizoen { $number }
cup-size-league = Dagen: { $count }
cup-size-four = Rondes: { $count }
cup-groups = Groepen
cup-groups-about = Iedereen speelt tegen iedereen in de eigen groep. De groepen volgen de rating. Aan het eind promoveren de eersten van elke groep en degraderen de laatsten.
cup-group = Groep { $group }
cup-start = Begin
cup-clock = Klok
cup-limit = Tijd per ronde
cup-limit-none = geen grens
cup-limit-about = Is de tijd om, dan is een partij die nog bezig is remise. Wie daarin niet gezet heeft, verliest.
# As in English.
cup-rated = Rating
cup-rated-on = telt mee
cup-rated-off = telt niet mee
cup-who = Open voor
cup-who-on = Wie de code heeft, mag meedoen.
cup-who-off = Alleen deze chat mag meedoen.
cup-computers = Vrije plek
cup-computers-on = een computer speelt
cup-computers-off = iemand rust
cup-deal = Deling
cup-deal-on = aan alle tafels dezelfde
cup-deal-off = aan elke tafel een eigen
cup-deal-about = Met dezelfde deling krijgen alle tafels van een ronde dezelfde stukken, plaats voor plaats. Het telt hoeveel beter je was dan de anderen op jouw plaats. Andere tafels van de ronde laten zien wat er nog komt: bekijk ze pas als jouw partij voorbij is.
cup-button-open = Openen
cup-button-join = Meedoen
cup-button-withdraw = Terugtrekken
cup-button-more = Meer
cup-button-show = Tonen
cup-button-mine = Mijn tafel
cup-button-all = Stand
cup-button-replay = Terugzien: { $match }
cup-button-start = Nu beginnen
cup-button-pause = Pauzeren
cup-button-resume = Verdergaan
cup-button-later = 15 minuten erbij
cup-button-day = Een dag erbij
cup-button-end = Ronde gauw beëindigen
cup-button-out = Iemand verwijderen
cup-button-fix = Uitslag verbeteren
cup-button-stop = Afgelasten
cup-button-stop-now = Ja, afgelasten
cup-button-back = Terug
cup-button-next = Volgend seizoen
cup-button-csv = Kruistabel als bestand
cup-button-matches = Partijen: { $format }
cup-own-format = verslagen
cup-exported-table = De kruistabel als bestand voor rekenbladen.
cup-exported-matches = { $count ->
    [one] 1 partij als bestand.
   *[other] { $count } partijen als bestand.
}
cup-opened = Je toernooi is open. Anderen doen mee in deze chat, of met /join { $code }
cup-starts = Begint { $when }.
cup-code = De code: { $code }
cup-paused = Het ligt stil.
cup-begun = Het is begonnen.
cup-off = Het is afgelast.
cup-nobody = Er doet nog niemand mee.
cup-people = { $count } doen mee: { $names }
cup-others = nog { $count }
cup-somebody = iemand
cup-joined = Je doet mee, als nummer { $number }.
cup-withdrawn = Je hebt je teruggetrokken.
cup-no-table = Je hebt nog geen tafel.
cup-round = Ronde { $round } van { $rounds } · { $boards ->
    [0] alle partijen zijn klaar
    [one] 1 partij bezig
   *[other] { $boards } partijen bezig
 }
cup-round-ends = Ronde { $round } van { $rounds }, eindigt { $when } · { $boards ->
    [0] alle partijen zijn klaar
    [one] 1 partij bezig
   *[other] { $boards } partijen bezig
 }
cup-evening-ends = Eindigt { $when } · { $boards ->
    [0] geen partij bezig
    [one] 1 partij bezig
   *[other] { $boards } partijen bezig
 }
cup-evening-last = De tijd is om · { $boards ->
    [0] alle partijen zijn klaar
    [one] 1 partij nog bezig
   *[other] { $boards } partijen nog bezig
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Nog geen uitslagen.
cup-over = Het is afgelopen. { $count } deden mee.
cup-board = { $board }. { $who }: bezig
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } rust
cup-absent = Wie niet binnen { $minutes } minuten verschijnt, verliest.
cup-ask-out = Wie moet weg?
cup-ask-fix = Welke uitslag moet verbeterd worden?
cup-ask-result = Wat is de uitslag?
cup-ask-stop = Dit toernooi afgelasten? Het kan dan niet verdergaan, en de partijen eindigen zonder uitslag.
cup-news-soon = Het begint { $when }: { $count } doen mee.
cup-news-season = Het volgende seizoen begint { $when }. Uit het vorige doen er { $count } mee: trek je terug als je niet wilt spelen.
cup-news-few = Het kon niet beginnen: er doen te weinig mensen mee.
cup-news-paused = De leiding heeft het stilgelegd. Partijen die bezig zijn gaan door.
cup-news-resumed = Het gaat verder.
cup-news-later = De leiding heeft { $minutes } minuten extra gegeven.
cup-news-ends = De leiding heeft het einde verzet: { $when }.
cup-news-out = De leiding heeft { $who } verwijderd.
cup-news-fixed = De leiding heeft ronde { $round } verbeterd: { $who } { $result }
refusal-no-tournament = Er is geen toernooi met deze code.
refusal-tournament-full = Het toernooi is vol: { $most } doen mee.
refusal-tournament-closed = Niemand kan nog meedoen of weggaan.
refusal-tournament-elsewhere = Alleen de chat waar het geopend is mag meedoen.
refusal-not-entered = Je doet niet mee aan dit toernooi.
refusal-not-tournament-host = Dat kan alleen wie het toernooi leidt.
refusal-too-many-tournaments = Deze chat heeft al { $most } toernooien. Beëindig er eerst een.
web-tournaments = Toernooien
cup-page-new = Nieuw toernooi
cup-page-none = Je doet nog aan geen toernooi mee.
cup-page-host = Georganiseerd door { $name }
cup-page-in = Wie meedoet
cup-page-gone = teruggetrokken
cup-page-boards = Borden
cup-page-crosstable = Kruistabel
cup-page-matches = Partijen
cup-page-place = Plaats
cup-page-name = Naam
cup-page-points = Punten
cup-page-played = Gespeeld
cup-page-ties = Tiebreaks
cup-page-watch = Kijken
cup-page-round = Ronde { $number }
cup-tie-direct = Onderling resultaat
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz zonder de laagste
cup-tie-wins = Winst
cup-tie-differences = Verschil
cup-tie-firsts = Eerste plaatsen
cup-tie-leads = Voorsprong
cup-button-page = In de browser
cup-button-app = Toernooi openen
