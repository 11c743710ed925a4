# Tournois

command-tournament = Un tournoi dans cette discussion : son formulaire, son classement
discord-command-tournament = tournoi
button-do-tournament = Tournoi
button-cup = Tournoi
parameter-form = La façon de jouer
parameter-minutes = Dans combien de minutes il commence
discord-parameter-form = formule
# As in English.
discord-parameter-minutes = minutes
choice-form-evening = soirée
choice-form-swiss = suisse
choice-form-round-robin = toutes rondes
choice-form-knockout = élimination
choice-form-league = ligue
choice-form-four = à quatre
cup-title = 🏆 { $form } · { $game }
cup-new = Un nouveau tournoi : à quoi joue-t-on ?
cup-form = Formule
cup-form-about = La façon de jouer :
cup-form-evening = Soirée
cup-form-swiss = Suisse
cup-form-round-robin = Toutes rondes
cup-form-knockout = Élimination
cup-form-league = Ligue
cup-form-four = À quatre
cup-form-evening-means = Soirée : un nouvel adversaire dès qu’une partie finit, jusqu’à la fin du temps. Une victoire vaut deux, une nulle un, le double après deux victoires de suite.
cup-form-swiss-means = Suisse : à chaque ronde tu rencontres quelqu’un qui a autant de points, et personne deux fois.
cup-form-round-robin-means = Toutes rondes : chacun joue contre chacun.
cup-form-knockout-means = Élimination : qui perd est éliminé. Les perdants des demi-finales jouent la troisième place.
cup-form-league-means = Ligue : chacun joue contre chacun avant une date, quelques coups par jour.
cup-form-four-means = À quatre : les places valent 3, 2, 1 et 0, et à chaque ronde tu en rencontres d’autres.
cup-game = Jeu
cup-size = Durée
# As in English.
cup-size-evening = { $count } min
cup-size-swiss = Rondes : { $count }
cup-size-round-robin = { $count ->
    [1] une fois
   *[other] deux fois
 }
cup-size-knockout = une défaite
cup-season = Saison { $number }
cup-size-league = Jours : { $count }
cup-size-four = Rondes : { $count }
cup-groups = Groupes
cup-groups-about = Chacun rencontre tout son groupe. Les groupes se forment d’après la cote. À la fin, les premiers de chaque groupe montent et les derniers descendent.
cup-group = Groupe { $group }
cup-start = Début
cup-clock = Pendule
cup-limit = Temps par ronde
cup-limit-none = sans limite
cup-limit-about = Quand le temps est écoulé, une partie en cours est nulle. Qui n’y a pas joué de coup perd.
cup-rated = Classement
cup-rated-on = classé
cup-rated-off = non classé
cup-who = Ouvert à
cup-who-on = Qui a le code peut participer.
cup-who-off = Seule cette discussion peut participer.
cup-computers = Place libre
cup-computers-on = un ordinateur joue
cup-computers-off = quelqu’un se repose
cup-deal = Tirage
cup-deal-on = le même à toutes les tables
cup-deal-off = un propre à chaque table
cup-deal-about = Avec le même tirage, toutes les tables d’une ronde reçoivent les mêmes pièces, place par place. Ce qui compte, c’est de combien tu as fait mieux que les autres à ta place. Les autres tables de la ronde montrent ce qui vient : regarde-les une fois ta partie finie.
cup-button-open = Ouvrir
cup-button-join = Participer
cup-button-withdraw = Me retirer
cup-button-more = Plus
cup-button-show = Montrer
cup-button-mine = Ma table
cup-button-all = Classement
cup-button-replay = Revoir : { $match }
cup-button-start = Commencer
cup-button-pause = Suspendre
cup-button-resume = Reprendre
cup-button-later = 15 minutes de plus
cup-button-day = Un jour de plus
cup-button-end = Finir bientôt la ronde
cup-button-out = Exclure quelqu’un
cup-button-fix = Corriger un résultat
cup-button-stop = Annuler
cup-button-stop-now = Oui, annuler
cup-button-back = Retour
cup-button-next = Saison suivante
cup-button-csv = Grille en fichier
cup-button-matches = Parties : { $format }
cup-own-format = relevés
cup-exported-table = La grille américaine en fichier pour tableur.
cup-exported-matches = { $count ->
    [one] { $count } partie en fichier.
   *[other] { $count } parties en fichier.
}
cup-opened = Ton tournoi est ouvert. Les autres participent ici, ou avec /join { $code }
cup-starts = Commence { $when }.
cup-code = Le code : { $code }
cup-paused = Il est suspendu.
cup-begun = Il a commencé.
cup-off = Il a été annulé.
cup-nobody = Personne ne participe encore.
cup-people = { $count } participent : { $names }
cup-others = { $count } de plus
cup-somebody = quelqu’un
cup-joined = Tu participes, numéro { $number }.
cup-withdrawn = Tu t’es retiré.
cup-no-table = Tu n’as pas encore de table.
cup-round = Ronde { $round } sur { $rounds } · { $boards ->
    [0] toutes les parties sont finies
   *[other] en cours : { $boards }
 }
cup-round-ends = Ronde { $round } sur { $rounds }, fin { $when } · { $boards ->
    [0] toutes les parties sont finies
   *[other] en cours : { $boards }
 }
cup-evening-ends = Fin { $when } · { $boards ->
    [0] aucune partie en cours
   *[other] en cours : { $boards }
 }
cup-evening-last = Le temps est écoulé · { $boards ->
    [0] toutes les parties sont finies
   *[other] encore en cours : { $boards }
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Pas encore de résultats.
cup-over = C’est fini. Participants : { $count }.
cup-board = { $board }. { $who } : en cours
cup-board-over = { $board }. { $who } : { $result }
cup-bye = { $name } se repose
cup-absent = Qui n’apparaît pas en { $minutes } minutes perd.
cup-ask-out = Qui faut-il exclure ?
cup-ask-fix = Quel résultat faut-il corriger ?
cup-ask-result = Quel est le résultat ?
cup-ask-stop = Annuler ce tournoi ? Il ne pourra plus continuer, et ses parties finissent sans résultat.
cup-news-soon = Il commence { $when } : { $count } participent.
cup-news-season = La saison suivante commence { $when }. { $count } de la dernière participent : retire-toi si tu ne veux pas jouer.
cup-news-few = Il n’a pas pu commencer : trop peu participent.
cup-news-paused = L’hôte l’a suspendu. Les parties en cours continuent.
cup-news-resumed = Il reprend.
cup-news-later = L’hôte a donné { $minutes } minutes de plus.
cup-news-ends = L’hôte a changé la fin : { $when }.
cup-news-out = L’hôte a exclu { $who }.
cup-news-fixed = L’hôte a corrigé la ronde { $round } : { $who } { $result }
refusal-no-tournament = Il n’y a pas de tournoi avec ce code.
refusal-tournament-full = Le tournoi est complet : { $most } participent.
refusal-tournament-closed = Plus personne ne peut participer ni partir.
refusal-tournament-elsewhere = Seule la discussion où il a été ouvert peut participer.
refusal-not-entered = Tu ne participes pas à ce tournoi.
refusal-not-tournament-host = Seul l’hôte du tournoi peut faire cela.
refusal-too-many-tournaments = Cette discussion a déjà { $most } tournois. Termines-en un d’abord.
web-tournaments = Tournois
cup-page-new = Nouveau tournoi
cup-page-none = Tu ne participes encore à aucun tournoi.
cup-page-host = Organisé par { $name }
cup-page-in = Qui participe
cup-page-gone = retiré
cup-page-boards = Tables
cup-page-crosstable = Tableau croisé
cup-page-matches = Parties
# As in English.
cup-page-place = Place
cup-page-name = Nom
# As in English.
cup-page-points = Points
cup-page-played = Jouées
cup-page-ties = Départages
cup-page-watch = Regarder
cup-page-round = Ronde { $number }
cup-tie-direct = Rencontre directe
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz sans le plus bas
cup-tie-wins = Victoires
cup-tie-differences = Différence
cup-tie-firsts = Premières places
cup-tie-leads = Avance
cup-button-page = Dans le navigateur
cup-button-app = Ouvrir le tournoi
