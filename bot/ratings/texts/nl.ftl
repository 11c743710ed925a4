# Ratings and ladders

rating-gained = { $name } { $gain }
# As in English.
rating-gains = Ratings: { $gains }
refusal-nobody-rated = Ik ken geen speler met rating die “{ $name }” heet, of juist meer dan één.
refusal-ratings-hidden = Je wilde geen ratings zien terwijl je speelt. Na je partij om de rating zijn ze er weer; /settings ratings on toont ze nu.
rating-title = Ratings van { $name }
rating-none = Nog geen partij voor de rating. Tussen mensen telt elke partij mee, tenzij de tafel iets anders zegt.
rating-game = { $game }: { $rating } · { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
} · { $share } % van de punten
rating-rival = Vaakst tegen { $name }: { $count ->
    [one] één keer
    [2] twee keer
   *[other] { $count } keer
}
rating-run = Langste reeks: { $count } keer gewonnen
rating-news = Ratings werken nu anders: iedereen begint op 1000 en na zo’n tien partijen komt het getal tot rust. Oude partijen zijn opnieuw geteld, dus de getallen zijn veranderd.
rating-alt = Het verloop van de ratings: { $games }.
rating-alt-game = { $game } { $rating }, tussen { $least } en { $most }
ladder-title-here = { $game }: de ranglijst van deze chat
ladder-title-season = { $game }: de ranglijst van deze chat, { $month }
ladder-title-circle = { $game }: jij en iedereen met wie je hebt gespeeld
ladder-title-all = { $game }: de ranglijst van iedereen
ladder-title-computers = Hoe vaak je de computers hebt verslagen
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
} · { $share } %
ladder-empty = Nog niemand heeft een partij voor de rating gespeeld.
ladder-empty-season = Deze maand heeft hier nog niemand een partij voor de rating gespeeld.
ladder-rule = Hier staat wie tegen { $count } mensen met een zekere rating heeft gespeeld, een zonder ‘?’. Gasten in de browser die niet gekoppeld zijn, tellen samen als één.
ladder-empty-computers = Je hebt nog geen partij tegen een computer uitgespeeld.
ladder-computer = { $game }, { $level }: { $won } van { $matches } gewonnen
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Deze chat
ladder-way-circle = Mijn kring
ladder-way-all = Iedereen
# As in English.
ladder-way-computers = Computers
command-rating = Je ratings, of met een naam die van iemand anders
command-top = De ranglijst van deze chat, van iedereen of van de computers
button-do-rating = Mijn ratings
button-do-top = Ranglijst
choice-where-all = iedereen
choice-where-computers = de computers
# As in English.
discord-command-rating = rating
discord-command-top = ranglijst
web-ladder = Ranglijst
web-ladder-title = Ranglijst
web-ladder-place = Plek
web-ladder-name = Naam
# As in English.
web-ladder-rating = Rating
# As in English.
web-rating-change = Rating { $number }
web-ladder-matches = Partijen
web-ladder-share = Punten
web-ladder-here = Mijn kring
web-ladder-all = Iedereen
# As in English.
web-ladder-computers = Computers
web-ladder-empty = Hier heeft nog niemand een partij voor de rating gespeeld.
web-ladder-empty-computers = Je hebt nog geen partij tegen een computer uitgespeeld.
web-ladder-level = Niveau
web-ladder-won = Verslagen
web-ladder-back = Terug naar de ranglijst
web-ladder-table = Terug naar de tafel
web-ladder-unsure = Nog te weinig partijen om zeker te zijn
refusal-handicap-unknown = Van { $who } is in dit spel geen rating te zien. Kies de voorgift zelf.
season-over = Het seizoen is voorbij: { $month }
season-matches = { $game }: { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}
season-anew = Een nieuw seizoen is begonnen. De ratings blijven zoals ze waren.
# As in English.
season-alt = Podium: { $places }
