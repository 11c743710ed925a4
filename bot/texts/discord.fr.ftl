# Seulement sur Discord : le nom des commandes et de leurs paramètres, en minuscules, sans espaces,
# 32 caractères au plus. Les noms anglais, tout le monde peut les taper partout.

discord-command-play = jouer
discord-command-join = rejoindre
discord-command-start = lancer
discord-command-leave = quitter
discord-command-hand = main
# As in English.
discord-command-score = score
discord-command-rules = règles
discord-command-resign = abandonner
discord-command-hint = indice
discord-command-replace = céder-place
discord-command-return = reprendre-place
discord-command-rematch = revanche
discord-command-undo = annuler-coup
discord-command-draw = nulle
discord-command-calloff = arrêter
# As in English.
discord-command-pause = pause
discord-command-host = hôte
discord-command-away = absence
discord-command-back = retour
discord-command-help = aide
discord-command-table = partie
discord-command-me = moi

discord-parameter-game = jeu
discord-parameter-computer = ordinateur
discord-parameter-match = premier-à
discord-parameter-sumof = somme-de
discord-parameter-clock = pendule
discord-parameter-rated = classée
discord-parameter-first = commence
# As in English.
discord-parameter-position = position
discord-parameter-target = objectif
discord-parameter-hand = main
# As in English.
discord-parameter-code = code
discord-parameter-about = sujet
discord-parameter-number = numéro
discord-parameter-player = qui
discord-parameter-where = lesquelles
discord-parameter-days = jours
discord-parameter-day = jusque
