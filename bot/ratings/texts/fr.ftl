# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Cotes : { $gains }
refusal-nobody-rated = À ce nom, je ne trouve aucune cote, ou plusieurs : « { $name } ».
refusal-ratings-hidden = Tu as demandé à ne pas voir de cotes pendant que tu joues. Elles reviennent après ta partie classée ; /settings ratings on les montre tout de suite.
rating-title = Cotes : { $name }
rating-none = Pas encore de partie classée. Entre humains, toute partie compte, sauf si la table dit le contraire.
rating-game = { $game } : { $rating } · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} · { $share } % des points
rating-rival = Le plus souvent contre { $name } : { $count } fois
rating-run = Plus longue série de victoires : { $count }
rating-news = Les cotes se calculent autrement : tout le monde commence à 1000, et le nombre se stabilise après une dizaine de parties. Les anciennes parties ont été recomptées, les nombres ont donc changé.
rating-alt = L’évolution des cotes : { $games }.
rating-alt-game = { $game } { $rating }, entre { $least } et { $most }
ladder-title-here = { $game } : le classement de cette discussion
ladder-title-season = { $game } : le classement de cette discussion, { $month }
ladder-title-circle = { $game } : toi et tous ceux avec qui tu as joué
ladder-title-all = { $game } : le classement général
ladder-title-computers = Combien de fois tu as battu les ordinateurs
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} · { $share } %
ladder-empty = Personne n’a encore joué de partie classée.
ladder-empty-season = Personne n’a encore joué de partie classée ici ce mois-ci.
ladder-rule = Ici figure qui a joué contre { $count } personnes au classement sûr, sans « ? ». Les invités du navigateur non associés comptent tous ensemble pour un seul.
ladder-empty-computers = Tu n’as encore fini aucune partie contre un ordinateur.
ladder-computer = { $game }, { $level } : { $won } victoires sur { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Cette discussion
ladder-way-circle = Mon cercle
ladder-way-all = Tout le monde
ladder-way-computers = Ordinateurs
command-rating = Tes cotes ou, avec un nom, celles de quelqu’un d’autre
command-top = Le classement de cette discussion, de tous ou contre les ordinateurs
button-do-rating = Mes classements
button-do-top = Classement
choice-where-all = tout le monde
choice-where-computers = les ordinateurs
discord-command-rating = cote
discord-command-top = classement
web-ladder = Classement
web-ladder-title = Classement
web-ladder-place = Rang
web-ladder-name = Nom
web-ladder-rating = Cote
web-rating-change = Cote { $number }
web-ladder-matches = Parties
# As in English.
web-ladder-share = Points
web-ladder-here = Mon cercle
web-ladder-all = Tout le monde
web-ladder-computers = Ordinateurs
web-ladder-empty = Personne n’a encore joué de partie classée ici.
web-ladder-empty-computers = Tu n’as encore fini aucune partie contre un ordinateur.
web-ladder-level = Niveau
web-ladder-won = Victoires
web-ladder-back = Retour au classement
web-ladder-table = Retour à la table
web-ladder-unsure = Encore trop peu de parties pour une cote sûre
refusal-handicap-unknown = Personne ne voit de cote pour { $who } à ce jeu. Choisissez le handicap vous-mêmes.
season-over = La saison est finie : { $month }
season-matches = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
season-anew = Une nouvelle saison commence. Les cotes restent ce qu’elles étaient.
season-alt = Podium : { $places }
