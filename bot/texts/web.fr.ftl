# La page même de la table web.

web-tagline = Des jeux de société là où tu discutes déjà
web-about = Joue tout de suite contre l’ordinateur, ou envoie un lien à des amis. Sans compte.
web-needs-script = Cette page a besoin de JavaScript. Elle ne charge rien d’ailleurs.
web-opening = Ouverture…
web-guest = Anonyme { $number }

## Accueil
web-home = Accueil
web-play = Jouer à { $game } contre { $name }
web-level = niveau de l’ordinateur
web-play-short = Jouer
web-play-friends = Jouer à { $game } entre amis
web-play-now = Jouer maintenant
web-choose = Choisis un jeu
web-level-of = { $game } : quel niveau ?
web-enter = Entrer un code
web-friends = Entre amis
web-open-file = Ou ouvrir un fichier de parties
web-code = Le code de la table
web-join = Aller à la table
web-unknown-code = Un code a sept lettres et chiffres, comme ABC23DE.
web-tables = Tes tables
web-there = Dans ce salon
web-all-tables = Toutes les tables

## Tes tables sur l'accueil
web-morning = Bonjour, { $name }
web-afternoon = Bonjour, { $name }
web-evening = Bonsoir, { $name }
web-waiting-none = Aucune table ne t’attend.
web-waiting-one = Une table t’attend.
web-waiting-many = { $number } tables t’attendent.
web-card-mine = À toi de jouer
web-card-mine-until = À toi · reste { $left }
web-card-turn = À { $name } de jouer
web-card-turn-until = À { $name } de jouer · { $left }
web-card-asked = On attend ta réponse
web-card-between = Reprend bientôt
web-card-lobby = Attend des joueurs
web-card-over = Terminée { $score }
web-card-off = Arrêtée
web-card-both = Les deux camps ici
web-card-nobody = Encore personne d’autre

## Pendules en marche
web-days = { $number } j
web-download = Télécharger
web-hours = { $number } h
# As in English.
web-minutes = { $number } min
web-in = dans { $time }
web-ago = il y a { $time }
web-now = maintenant

## À toi de jouer
web-your-turn = À toi de jouer
web-ask-turn = Ce navigateur doit-il te dire quand c’est de nouveau à toi ?
web-tell-turn = Dis-moi quand c’est à moi
web-tell-no = Non
web-sound = Un son quand c’est à moi
web-notifications = Une notification quand c’est à moi et que cette page est cachée
web-blocked = Ce navigateur ne laisse pas la page t’envoyer de notifications. Tu peux changer cela dans ses réglages pour cette page.

## Une table
web-board = Plateau
web-moves = Coups
web-moves-as-buttons = Coups en boutons
web-empty-log = Il ne s’est encore rien passé ici.
web-log = Ce qui s’est passé
web-line = Une commande, par exemple /score
web-send = Envoyer
web-commands = Toutes les commandes
web-search = Une commande, ou ce que tu veux faire
web-share = Inviter
web-link = Lien pour un navigateur
web-join-hint = Sur Discord ou Telegram
web-share-hint = Qui connaît le code peut regarder, et prendre une place libre.
web-share-native = Partager…
web-copy = Copier
web-copied = Copié
web-copy-failed = Appuie sur Ctrl+C
web-gone = Vérifie le code, ou ouvre une nouvelle table.

## À la table
web-actions = Ce que tu peux faire
web-earlier = { $number } précédents
web-hand = Ta main
web-hint = Indice
web-holds = en main :
web-more = Plus
web-moves-on-board = Coups sur le plateau seulement
web-other-chats = Autres discussions et personnes
web-play-on = Continuer à jouer
web-players = Joueurs
web-resign = Abandonner
web-scores = Points
web-sending = Envoi…
web-share-word = Partager
web-share-picture = Image
# As in English.
web-share-animation = Animation
web-sound-word = Son
web-sound-off = Couper les sons
web-sound-on = Activer les sons
web-supply-left = reste { $number }
web-undo = Annuler
web-what-happened = Ce qui s’est passé
web-you = toi
web-check = Vérifier
web-computer-level = Ordinateur · { $level }
web-fair-deal = Tirage équitable : scellé avant le premier coup
web-moves-and-log = La partie jusqu’ici
web-profile-holds = En main
web-profile-of = { $name } : profil
web-profile-ratings = Cotes
web-profile-side = Camp
web-profile-time = Temps restant
web-whole-board = Tout le plateau
web-thats-you = Toi

## Tout le reste
web-link-account = Associer un autre compte
web-link-code = Code de ton autre compte
web-link-enter = Associer
web-forget-me = Oublie-moi
web-devices = Mes appareils
web-devices-about = Les navigateurs où je te connais. Déconnecte celui que tu n’utilises plus ou qui n’est pas à toi : tes tables te restent.
web-device-this = Ce navigateur
web-device-seen = Vu la dernière fois : { $time }
web-device-end = Déconnecter
web-device-end-about = Qui utilise ce navigateur repart de zéro comme invité. Tes tables te restent.
web-device-leave-about = Ici, tu repars de zéro comme invité et tes tables sont perdues pour toi. Pour les garder, associe d’abord un autre compte.
web-device-others = Déconnecter partout ailleurs
web-device-others-about = Il ne reste que ce navigateur, et qui en a copié quelque chose n’entre plus.
web-device-unknown = Un navigateur
web-profile = Ton nom et ta langue
web-name = Nom aux tables
web-language = Langue
web-save = Enregistrer
web-close = Fermer
web-lost = Connexion perdue. Nouvel essai…
web-not-loaded = Cette partie de la page n’est pas encore arrivée. Nouvel essai…
web-hasty = C’était trop à la fois.
web-crowded = Trop de requêtes viennent de ton réseau en ce moment.
web-many-pages = Trop de pages sont ouvertes dans ce navigateur. Fermes-en une.
web-again = Prochain essai dans { $seconds } s.
web-try-again = Réessaie dans { $seconds } s.

## Avant la partie
web-seats = Places
web-who-sits = Qui joue ici ?
web-add-player = Ajouter un joueur
web-free-seat = Place libre
web-me-too = Moi aussi
web-copy-invite = Copier l’invitation
web-copy-link = Copier le lien
web-invite-friends = Inviter des amis
web-a-computer = Un ordinateur
web-last-time = dernière fois
# As in English.
web-options = Options
web-start = Lancer
web-take-seat = Prendre une place
web-cancel-title = Fermer cette table ?
web-keep = Non
web-swap = Échanger les places

## Sans connexion, ou à une mauvaise adresse
web-offline = Pas de connexion
web-offline-about = Tes parties sont à l’abri : rien n’est perdu, et rien ne se joue en ton absence. Cette page revient d’elle-même.
web-offline-button = Réessayer
web-unavailable = De retour dans un instant
web-missing = Il n’y a rien ici
web-missing-about = Cette adresse ne mène nulle part. L’adresse d’une table finit par son code de sept lettres et chiffres.
web-missing-button = Accueil

## Revoir une partie
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-keys = Touches
web-key-piece = Choisir une pièce
web-key-cell = Jouer sur cette case
web-key-arrows = Se déplacer sur le plateau
web-key-drop = Reposer la pièce
