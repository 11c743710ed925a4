# Ce que partagent tous les jeux et toutes les plateformes. $code : code d'une table ; $who, $name : des joueurs.
#
# Mots :
#   match = partie
#   series = série
#   table = table, seat = place, host = hôte, code = code
#   move = coup, turn = tour (« à … de jouer »), draw = nulle (égalité) / piocher, pass = passer, resign = abandonner, undo = annuler le coup
#   disc = pion (Reversi), stone = jeton (Crosswise), tile = tuile (Triominos), cell = case, place = emplacement
#   hand = main, bag = sac, market = pioche, store = défausse
#   column = colonne, row = rangée (« ligne » dit les deux), six of a kind = six identiques (pair = paire), round = manche, hexagon = hexagone, bridge = pont
#   hint = indice, analysis = analyse, replay = revoir, ladder = classement, rating = cote, rated = classée, puzzle = problème, seal = sceau, seed = graine
#   call off = arrêter sans résultat, clock = pendule, board = plateau, computer = ordinateur
# On tutoie ; à plusieurs : vous. Les noms ne suivent jamais « de » ni « que » (élision) et rien ne s'accorde avec eux.

## Jeux et joueurs
computer = { $level ->
    [beginner] Débutant
    [casual] Amateur
    [club] Joueur de club
    [expert] Expert
   *[master] Maître
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label } : { $value }
dash = –

## Avant la partie
# As in English.
lobby-title = { $game } · table { $code }
lobby-free = { $count ->
    [one] une place libre
    [2] deux places libres
    [3] trois places libres
   *[other] { $count } places libres
}
lobby-needs = { $count ->
    [one] Il manque encore quelqu’un.
    [2] Il manque encore deux personnes.
   *[other] Il manque encore { $count } personnes.
}
lobby-more = { $count ->
    [one] Il reste une place.
    [2] Il reste deux places.
    [3] Il reste trois places.
   *[other] Il reste { $count } places.
}
lobby-here = { $here ->
    [one] { $here } place prise
   *[other] { $here } places prises
} sur { $most }. On peut jouer à partir de { $least }.
lobby-full = { $count ->
    [2] Les deux places sont prises.
   *[other] Toutes les places sont prises.
}
lobby-ready-watched = À l’hôte de lancer la partie.
lobby-ready = À { $host } de lancer la partie.
lobby-invite = Pour rejoindre : { $ways }
lobby-way-discord = sur Discord avec /join { $code }
lobby-way-telegram = { $link ->
    [none] sur Telegram avec /join { $code }
   *[other] sur Telegram { $link }
}
lobby-way-web = { $link ->
    [none] dans un navigateur avec { $code }
   *[other] dans un navigateur { $link }
}
lobby-place-discord = sur Discord
lobby-place-telegram = sur Telegram
lobby-place-web = dans un navigateur
lobby-side = { $side } : { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = sans pendule
lobby-clock = pendule { $value }
lobby-hints = { $now ->
    [rated] classée, sans indices
    [on] avec indices
   *[off] sans indices
}
lobby-about-you = Toi
lobby-about-host = hôte
lobby-about-computer = Ordinateur · { $level }
lobby-about-preparing = Se prépare, environ { $seconds } s
play-title = Ouvrir une table
play-opponents = Contre
play-friends = Amis
play-friends-about = Ils rejoignent avec un bouton
menu-add = + Ordinateur
menu-add-prompt = Ajouter un ordinateur : choisis son niveau
# As in English.
menu-options = Options
menu-series = Série
menu-clock = Pendule
menu-absent = Absence
absent-days = { $days ->
    [0] aucune
    [one] 1 jour
   *[other] { $days } jours
}
menu-hints = Indices
menu-rated = Classée
# As in English.
menu-handicap = Handicap
menu-seats = Places
series-kind = { $kind ->
    [match] premier à { $length }
    [sumof] somme de { $length }
   *[single] une partie
}
hints-on = oui
hints-off = non
hints-on-rated = Dans ce cas, la partie ne compte pas
hints-off-rated = Comme dans toute partie classée
rated-on = oui
rated-off = non
rated-on-means = Compte entre humains ; sans indices
rated-off-means = Ne compte pour personne
handicap-ask = partie équilibrée ?
handicap-even = Équilibré selon les cotes
handicap-even-means = Pour gagner à peu près aussi souvent. Les cotes en tiennent compte.
handicap-none = Aucun
handicap-is-even = { $given }, équilibré selon vos cotes
handicap-as-it-is = déjà équilibré selon vos cotes
handicap-points = +{ $count }
handicap-history = Dès le début : { $given }
handicap-rematch = Revanche : { $given }
handicap-rematch-none = Revanche sans handicap
level-beginner = Apprend les règles avec toi
level-casual = Voit le coup suivant
level-club = Joue souvent et bien
level-expert = Se trompe rarement
level-master = Le plus fort de tous
level-even = Joue aussi bien que toi
computer-even = À ton niveau · { $rating }
even-plays = { $who } joue à ton niveau, environ { $rating }.
also-means = { $seats ->
    [2] Les deux camps sur un écran
   *[other] Une place de plus pour toi
}
cancel-means = La table ferme pour tout le monde.
lobby-closed = { $game } · la table { $code } est fermée.
lobby-alt = Le plateau avant le premier coup : { $game }.
chat-no-pictures = Je n’ai plus le droit d’envoyer d’images ici : les plateaux arrivent en texte. Un admin de cette discussion peut changer cela.

## Boutons
button-versus = { $game } contre l’ordi
button-join = Rejoindre
button-also = Moi aussi
button-leave = Quitter
button-shift = Changer de place
button-swap = Échanger { $name } et { $other }
button-shuffle = Tirer les places
button-drop = Retirer { $name }
button-remove = Retirer
button-watch = Juste regarder
button-start = Lancer
button-cancel = Fermer la table
button-rules = Règles
rules-details = Détails
button-settings = Réglages
button-text = En texte
button-hand = Ma main
button-private = Ouvrir en privé
button-app = Ouvrir la table
button-send = Envoyer à d’autres
button-back = ‹ Retour
button-more = Plus
button-slot = Retour
button-mine = Retour
button-next = Partie suivante
button-hint = Indice
button-replace = Céder une place
button-return = Reprendre ma place
button-host = Changer d’hôte
button-board = Renvoyer le plateau
button-do-help = Quoi d’autre ?
button-do-join = Saisir un code
button-do-table = À une table
button-do-me = Sur moi
button-manners = Si personne ne répond
button-do-away = Absence…
button-do-back = De retour
button-page = Résultat
button-rematch = Revanche
button-share = Partager
button-draw = Proposer la nulle
button-draw-now = Proposer la nulle
button-resign = Abandonner
button-resign-now = Oui, j’abandonne
button-calloff = Arrêter
button-calloff-now = Arrêter sans résultat
button-pause = Pause de…
button-resume = Reprendre maintenant
pause-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
pause-or-day = Ou jusqu’à un jour : écris /pause { $day }
pause-no-day = « { $text } » n’est aucun des { $most } prochains jours. Dis combien de jours ou jusqu’à quel jour : /pause { $day }
resign-means = Qui abandonne perd la partie.
resign-means-who = { $count ->
    [one] Abandonner ? { $names } gagne alors cette partie.
   *[other] Abandonner ? { $names } gagnent alors cette partie.
}
resign-means-many = Abandonner ? Un ordinateur prend ta place jusqu’à la fin de la partie.
draw-means = Tous les autres doivent être d’accord ; la partie est alors nulle.
calloff-means = Tous les autres doivent être d’accord ; la table s’arrête alors sans résultat.
option-first = Commence
option-first-random = tirage au sort
option-seat = place { $seat }

## Plateau
board-title = { $game } · { $code }
board-turn = À { $who } de jouer
board-your-turn = { $who }, à toi de jouer
board-your-turn-again = { $who }, encore à toi de jouer
board-mine = À toi : { $task }
board-mine-again = Encore à toi : { $task }
board-answers = On attend la réponse : { $names }
board-watching = Tu regardes la partie.
task = choisis
since-yours = Depuis ton coup : { $moves }.
since-start = Jusqu’ici : { $moves }.
since-more = { $count } de plus avant
stake-series = { $kind ->
    [match] Partie { $number }
   *[sumof] Somme de { $length }
}
board-thinking = { $who } réfléchit
board-preparing = { $who } se prépare ({ $seconds } s)
board-no-players = Aucun ordinateur ne peut jouer pour l’instant
notice-unreached = Impossible de prévenir { $who }.
notice-told = { $who } : message envoyé { $when }.
notice-title-turn = À toi de jouer
notice-title-reminder = C’est toujours à toi, et le temps presse
notice-title-end = La partie est terminée
notice-title-asked = Quelqu’un attend ta réponse
notice-title-overdue = Le temps est écoulé : à toi de choisir la suite
notice-title-arrived = Quelqu’un s’est assis à ta table
notice-title-begun = Ta partie a commencé
notice-title-warning = La table sera bientôt arrêtée
moments-ago = à l’instant
board-waits = Suite automatique dans { $seconds } secondes.
prompt = Choisis.
hand-own = Ta main.
hand-waits = À { $who } de jouer.
prompt-slots = C’est à toi ? [Ma main] montre ta main ; appuie ensuite sur un de ses numéros.
cannot-piece = Le numéro { $number } n’est pas jouable maintenant.
cannot-place = On ne peut pas choisir { $place } maintenant.
prompt-places = Choisis maintenant où.

## Indices et places
hint-try = Essaie { $move } (avance attendue { $points }).
curtain-pass = Passe l’appareil à { $who }.
curtain-who = { $name } ({ $number })
button-seat = Montrer la main
hint-press = Ton indice n’est que pour toi : appuie sur le bouton, et je ne le montre à personne d’autre.
hint-none = Cette fois, je n’ai pas d’indice.
replace-whose = Quelle place confier à un ordinateur ?
replace-level = Quel niveau pour l’ordinateur qui remplace { $who } ?
replaced = { $computer } joue maintenant pour { $who }.

## Analyse
notation-begins = { $who } commence.

## Résultat
result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
result-you = { $lead ->
    [0] Tu gagnes
    [1] Tu gagnes d’un point
   *[other] Tu gagnes de { $lead } points
}
result-drawn = Partie nulle
result-record = Transcription : { $record }
reason-resigned = { $names } a abandonné.
reason-resigned-own = Tu as abandonné.
reason-claimed-own = Ton temps était écoulé.
series-standing = { $kind ->
    [match] Premier à { $length } : { $points }.
   *[sumof] Somme de { $length } : { $points }.
}
series-won = { $count ->
    [one] { $names } gagne la série
   *[other] { $names } gagnent la série
}
series-you = Tu gagnes la série
series-drawn = La série finit à égalité
# As in English.
share-title = Table { $code } · { $game }
share-link = { $place ->
    [discord] Sur Discord : /join { $code }
    [telegram] Sur Telegram : { $link }
   *[web] Dans un navigateur : { $link }
}
share-code = { $place ->
    [discord] Sur Discord : /join { $code }
    [telegram] Sur Telegram : /join { $code }
   *[web] Dans un navigateur : { $code }
}
resigned = Tu as abandonné à la table { $code }.
resigned-seat = Tu as abandonné à la table { $code }. Un ordinateur prend ta place jusqu’à la fin de la partie.
left-table = Tu as quitté la table { $code }.

## Temps, propositions et absences : sur le plateau
board-deadline = Temps limite : { $when }.
board-overdue = { $who } : temps écoulé
board-away = { $who } s’absente ; retour { $when }.
board-away-runs = La pendule repart { $when }.
board-paused = En pause jusqu’au { $day } : reprise { $when }. Les pendules sont arrêtées et rien ne sonne.
board-warned = Plus personne ici depuis longtemps : la table sera arrêtée { $when }, sauf si quelqu’un appuie sur un bouton.
board-pause = Pause de ce serveur { $when }, pour environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Tout est conservé, et les pendules attendent.
overdue-choose = À { $names } de décider de la suite ; jouer reste possible.
overdue-takeover = { $choosers ->
    [0] Un ordinateur prend le relais { $when } ; jouer reste possible.
   *[other] Sans choix, un ordinateur prend le relais { $when }.
}
proposal-takeback = { $who } demande à annuler { $move }
proposal-draw = { $who } propose la nulle
proposal-calloff = { $who } propose d’arrêter la table, sans résultat
proposal-pause = { $who } propose une pause de { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
proposal-pause-until = { $who } propose une pause jusqu’au { $day }
proposal-resume = { $who } propose de reprendre la partie
proposal-seat = { $who } propose de remplacer { $whose } par { $computer }
proposal-waits = Doivent encore répondre : { $names }.
proposal-you = toi
proposal-asked = C’est demandé. Doivent encore répondre : { $names }.
done-takeback = Coup annulé.
done-draw = D’accord : la partie est nulle.
done-calloff = Table arrêtée.
done-resume = La partie reprend.
took-back = { $who } a annulé un coup.
host-is = Nouvel hôte de la table : { $host }.
host-whose = Qui sera l’hôte ?
away-now = Absence notée ; tes pendules sont arrêtées. Retour { $when }, ou dès que tu écris /back.
away-sooner = L’hôte en permet moins à { $codes } : tes pendules y repartent { $when }.
away-over = Te revoilà ! Tes pendules repartent.
away-not = Aucune absence n’était notée.
somebody = quelqu’un
clock-none = aucune
# As in English.
clock-5m-10s = 5 min + 10 s
# As in English.
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 jour + 12 h
clock-3d-1d = 3 jours + 1 jour
clock-7d-2d = 7 jours + 2 jours
clock-none-means = Trois jours par coup.
clock-5m-10s-means = 5 minutes par personne, 10 secondes de plus après chaque coup.
clock-15m-20s-means = 15 minutes par personne, 20 secondes de plus après chaque coup.
clock-1d-12h-means = 1 jour par personne, 12 heures de plus après chaque coup.
clock-3d-1d-means = 3 jours par personne, 1 jour de plus après chaque coup.
clock-7d-2d-means = 7 jours par personne, 2 jours de plus après chaque coup.
button-undo = Annuler le coup
button-agree = D’accord
button-decline = Refuser
button-withdraw = Retirer
button-takeover = L’ordi continue
button-retry = Réessayer
button-wait = Attendre { $time }
bonus-none = un jour
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 h
bonus-3d-1d = un jour
bonus-7d-2d = 2 jours
button-claim = Réclamer la victoire
reason-claimed = { $names } : temps écoulé.
reason-agreed = Les deux camps étaient d’accord.
reason-called-off = Arrêtée, sans résultat.
reason-ended = La personne qui gère ce serveur a mis fin à la partie, sans résultat.
refusal-not-overdue = La personne qui doit jouer a encore du temps.
refusal-proposal-open = La proposition en cours attend d’abord une réponse.
refusal-own-time-up = Ton temps est écoulé : aux autres de choisir. Tu peux encore jouer.
refusal-no-proposal = Tu n’as plus rien à répondre ici.
refusal-own-proposal = La demande vient de toi : aux autres de répondre.
refusal-declined = Cela vient d’être refusé. Redemande après le prochain coup.
refusal-nothing-to-take-back = Tu n’as encore joué aucun coup qui puisse être annulé.
refusal-revealed = On ne peut plus annuler : quelque chose de caché a été vu depuis.
refusal-computer-declines = { $who } compte gagner et refuse la nulle.
refusal-not-two-sides = La nulle n’existe que là où deux camps s’affrontent.
refusal-away-too-long = { $left ->
    [0] Tu as déjà pris 30 jours d’absence en un an ; pas davantage.
    [one] Il te reste au plus 1 jour d’absence.
   *[other] Il te reste au plus { $left } jours d’absence.
}
table-rules =
    À chaque table
    Ton tour : qui n’est pas là reçoit un nouveau message avec son nom, une fois par tour. /settings change cela, pour la discussion ou pour toi.
    Pendule : aucune, ou une parmi cinq, choisie avant la partie. Après ton coup tu reçois le bonus, mais jamais plus qu’au départ. Les ordinateurs et les pauses ne coûtent pas de temps.
    Temps écoulé : sans pendule, après trois jours. Tu peux encore jouer. Les autres peuvent laisser un ordinateur continuer, attendre encore une fois ou, avec pendule entre deux camps, réclamer la victoire. Si personne ne choisit, un ordinateur prend la place après 30 secondes ; quand la pendule compte en jours, après la durée d’un bonus. /return te rend ta place à tout moment.
    Places : la tienne passe aussitôt à un ordinateur (/replace), celle d’un autre seulement si son temps est écoulé ou si tous sont d’accord.
    /undo annule ton dernier coup, /draw propose la nulle, /calloff arrête sans résultat : toutes les autres personnes doivent être d’accord. Le coup suivant fait tomber la demande. Un coup qui a révélé quelque chose de caché ne s’annule pas.
    /away 7 arrête tes pendules 7 jours, 30 au plus par an ; /back y met fin.
    Hôte : retire des joueurs et lance la partie ; le rôle passe à qui est à table depuis le plus longtemps si l’hôte part ou reste dix minutes sans réagir avant le lancement. Pendant la partie, l’hôte n’a aucun pouvoir particulier.
    Une table où personne ne s’est manifesté pendant 30 jours est arrêtée, trois jours après l’annonce ; avant le lancement, après 24 heures.

## Refus : montrés seulement à qui a demandé
refusal-not-your-turn = Ce n’est pas à toi : à { $who } de jouer.
refusal-not-seated = Tu ne joues pas à cette table.
refusal-shut-out = Tu es exclu de ce serveur : la personne qui le gère ne te laisse plus y jouer. Tes tables continuent sans toi. /mydata et /forget marchent encore.
refusal-not-host = { $seated ->
    [no] Seul l’hôte de la table peut le faire.
   *[yes] Seul l’hôte de la table peut le faire : { $host }.
}
refusal-stale = La partie a avancé. Regarde le plateau le plus récent.
refusal-no-such-table = Je ne connais aucune table avec ce code.
refusal-no-such-match = { $count ->
    [0] Aucune partie n’a encore été jouée à cette table.
    [one] Il n’y a eu que 1 partie à cette table.
   *[other] Seules { $count } parties ont été jouées à cette table.
}
refusal-no-table-here = Aucune table n’est ouverte dans cette discussion. Ouvres-en une avec /play.
refusal-table-full = Toutes les places sont prises.
refusal-already-seated = Tu es déjà à cette table.
refusal-too-few = Il faut être au moins { $least }.
refusal-too-many-lobbies = { $codes ->
    [none] Tu as { $most } tables ouvertes en attente de joueurs ; c’est le maximum. Lances-en ou fermes-en d’abord une.
   *[other] Tu as { $most } tables ouvertes en attente de joueurs ; c’est le maximum. Lances-en ou fermes-en d’abord une : { $codes }
}
refusal-too-many-running = { $own ->
    [no] L’hôte de cette table a déjà { $most } parties en cours ; c’est le maximum.
   *[yes] { $codes ->
        [none] Tu es l’hôte pour { $most } tables en cours ; c’est le maximum. Termines-en d’abord une, par exemple avec /resign.
       *[other] Tu es l’hôte pour { $most } tables en cours ; c’est le maximum. Termines-en d’abord une, par exemple avec /resign : { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Une autre discussion qui montre cette table a déjà { $most } tables en cours ; c’est le maximum.
   *[yes] Cette discussion a déjà { $most } tables en cours ; c’est le maximum. Termines-en d’abord une, par exemple avec /resign : { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Cette partie est classée : il n’y a pas d’indices.
   *[no] Il n’y a pas d’indices à cette table.
}
refusal-wrong-move = { $move } n’est pas jouable maintenant.
refusal-wrong-time = { $state ->
    [lobby] Ce n’est pas possible avant le début de la partie. /start la lance.
    [playing] Ce n’est pas possible pendant une partie. /table montre ce que tu peux faire maintenant.
    [between] Ce n’est pas possible entre deux parties. La suivante commence toute seule.
    [over] Ce n’est plus possible : la partie est finie. /rematch en lance une autre.
    [closed] Cette table est fermée. /play en ouvre une autre.
   *[other] Ce n’est pas possible maintenant.
}
refusal-no-code = Quelle table ? Écris son code après /join. Ceux qui y jouent peuvent te le donner.
refusal-no-such-game = Je ne connais aucun jeu nommé « { $text } ». Voici les miens : { $games }.
refusal-file-too-large = Le fichier fait { $size } Mo ; on ne peut pas envoyer plus de { $most } Mo ici.
refusal-bad-press = Ce bouton n’appartient à aucune table.
refusal-bad-request = Je ne comprends pas « { $text } ». /play ouvre une table, /help montre tout ce que je sais faire.
refusal-bad-word = « { $text } » n’a pas de sens après /{ $command }. { $words ->
    [none] Rien ne doit suivre.
   *[other] Peuvent suivre : { $words }.
}
refusal-bad-value = { $values ->
    [none] « { $text } » ne se lit pas comme « { $option } ».
   *[other] « { $text } » n’est pas une valeur pour « { $option } ». Valeurs possibles : { $values }.
}
refusal-not-in-game = { $game } n’a pas de « { $option } ».
refusal-unidentified = On ne sait pas qui a ouvert cette page. Fermez-la et rouvrez-la depuis la discussion.
refusal-unexpected = Quelque chose a mal tourné de mon côté. Rien n’est perdu ; réessaie.
refusal-membership-unknown = Je n’arrive pas à savoir en ce moment si tu fais partie de cette discussion. Essaie depuis la discussion même, ou réessaie dans un instant.
refusal-no-database = Je n’arrive pas à accéder à mes données en ce moment. Rien n’est perdu ; réessaie dans quelques minutes.

## Aide et langue
help-greeting = Des jeux de société là où tu discutes déjà. Choisis un jeu et joue en quelques secondes, entre amis ou contre l’ordinateur.
help-group-play = /play ouvre une table ici, et qui veut jouer touche { $join }.
help-groups = Ajoute-moi à un groupe et écris /play là-bas : les amis rejoignent d’une touche.
help-join = /join suivi d’un code montre ici une table d’une autre discussion.
help-all = /help énumère tout ce que je sais faire.
help-alone = Tout le reste s’ouvre pour toi seulement :
help-more = Une table peut s’afficher dans plusieurs discussions : /join avec son code. /help table dit ce qui se passe quand quelqu’un ne répond pas.
help-which-game = Quel jeu ?
help-type = Écris { $command } et à la suite : { $what }.

## Commandes
command-play = Ouvrir une table
command-join = Montrer une table dans cette discussion, par son code
command-start = Lancer la partie
command-leave = Quitter la table avant le lancement
command-hand = Montrer ta main, rien qu’à toi
command-score = Le score, ou une question sur le plateau
command-rules = Les règles en bref
command-resign = Abandonner la partie
command-hint = Un bon coup, rien que pour toi
command-replace = Laisser une place à un ordinateur
command-return = Reprendre ta place à l’ordinateur
command-rematch = Rejouer avec les mêmes places
command-undo = Annuler ton dernier coup
command-draw = Proposer la nulle
command-calloff = Arrêter la table sans résultat
command-pause = Mettre la table en pause quelques jours ou jusqu’à un jour
command-host = Donner le rôle d’hôte à quelqu’un d’autre
command-away = Arrêter tes pendules quelques jours
command-back = Te revoilà : tes pendules repartent
command-help = Ce que je sais faire
command-table = Une table d’ici : start, undo, draw, resign et plus
command-me = Toi : rating, link, mydata, away et plus
parameter-game = Quel jeu
parameter-computer = Niveau de l’ordinateur
parameter-match = Premier à gagner ce nombre de parties
parameter-sumof = Plus haute somme sur ce nombre de parties
parameter-clock = Le temps dont chacun dispose
parameter-rated = Si les parties entre humains comptent, sans indices
parameter-days = Pour combien de jours
parameter-day = Un nombre de jours, ou un jour comme 12 déc.
parameter-first = Qui commence
parameter-code = Le code de la table
parameter-about = Sur quoi porte la question, par exemple une case
parameter-player = Qui : un nom ou le numéro d’une place
parameter-where = Lesquelles : les tiennes ou celles des autres
parameter-number = Quelle partie de la table
choice-computer-beginner = Débutant
choice-computer-casual = Amateur
choice-computer-club = Joueur de club
# As in English.
choice-computer-expert = Expert
choice-computer-master = Maître
choice-computer-even = À ton niveau
choice-about-table = À la table
choice-about-start = Pour commencer
choice-first-random = tirage au sort
