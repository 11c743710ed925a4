# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Wertungen: { $gains }
refusal-nobody-rated = Ich kenne niemanden mit Wertung, oder mehrere, unter dem Namen „{ $name }“.
refusal-ratings-hidden = Du willst keine Wertungen sehen, solange du spielst. Nach deiner gewerteten Partie sind sie wieder da; /settings ratings on zeigt sie sofort.
rating-title = Wertung von { $name }
rating-none = Noch keine gewertete Partie. Unter Menschen zählt jede Partie, wenn der Tisch nichts anderes sagt.
rating-game = { $game }: { $rating } · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} · { $share } % der Punkte
rating-rival = Am häufigsten gegen { $name }: { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
rating-run = Längste Siegesserie: { $count }
rating-news = Die Wertung rechnet jetzt anders: Alle beginnen bei 1000, und nach etwa zehn Partien hat sich die Zahl eingependelt. Alte Partien wurden neu gezählt, darum haben sich die Zahlen geändert.
rating-alt = Der Verlauf der Wertung: { $games }.
rating-alt-game = { $game } { $rating }, zwischen { $least } und { $most }
ladder-title-here = { $game }: die Rangliste dieses Chats
ladder-title-season = { $game }: die Rangliste dieses Chats, { $month }
ladder-title-circle = { $game }: du und alle, mit denen du gespielt hast
ladder-title-all = { $game }: die Rangliste aller
ladder-title-computers = Wie oft du die Computer geschlagen hast
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} · { $share } %
ladder-empty = Noch niemand hat eine gewertete Partie gespielt.
ladder-empty-season = In diesem Monat hat hier noch niemand eine gewertete Partie gespielt.
ladder-rule = Hier steht, wer gegen { $count } Leute mit sicherer Wertung gespielt hat, einer ohne „?“. Gäste im Browser, die nicht verknüpft sind, zählen alle zusammen wie einer.
ladder-empty-computers = Du hast noch keine Partie gegen einen Computer beendet.
ladder-computer = { $game }, { $level }: { $won } von { $matches } gewonnen
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Dieser Chat
ladder-way-circle = Mein Kreis
ladder-way-all = Alle
ladder-way-computers = Computer
command-rating = Deine Wertung, oder mit einem Namen die von anderen
command-top = Die Rangliste dieses Chats, aller oder der Computer
button-do-rating = Meine Wertungen
button-do-top = Rangliste
choice-where-all = alle
choice-where-computers = die Computer
discord-command-rating = wertung
discord-command-top = rangliste
web-ladder = Rangliste
web-ladder-title = Rangliste
web-ladder-place = Platz
# As in English.
web-ladder-name = Name
web-ladder-rating = Wertung
web-rating-change = Wertung { $number }
web-ladder-matches = Partien
web-ladder-share = Punkte
web-ladder-here = Mein Kreis
web-ladder-all = Alle
web-ladder-computers = Computer
web-ladder-empty = Hier hat noch niemand eine gewertete Partie gespielt.
web-ladder-empty-computers = Du hast noch keine Partie gegen einen Computer beendet.
web-ladder-level = Stärke
web-ladder-won = Besiegt
web-ladder-back = Zurück zur Rangliste
web-ladder-table = Zurück zum Tisch
web-ladder-unsure = Noch zu wenige Partien, um sicher zu sein
refusal-handicap-unknown = Von { $who } ist in diesem Spiel keine Wertung zu sehen, nach der sich ausgleichen ließe. Wählt die Vorgabe selbst.
season-over = Die Saison ist vorbei: { $month }
season-matches = { $game }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
season-anew = Eine neue Saison hat begonnen. Die Wertungen bleiben, wie sie waren.
season-alt = Siegerpodest: { $places }
