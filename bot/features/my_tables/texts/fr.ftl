# My tables

games-title-mine = { $waiting ->
    [0] Aucune table ne t’attend.
    [one] 1 table t’attend.
   *[other] { $waiting } tables t’attendent.
}
games-title-done = Tes tables terminées des 7 derniers jours.
games-title-here = En cours dans cette discussion :
games-none-mine = Tu n’es à aucune table. Ouvres-en une :
games-none-done = Rien ne s’est terminé pour toi ces 7 derniers jours.
games-none-here = Aucune table en cours dans cette discussion. Ouvres-en une :
games-page = { $first }–{ $last } sur { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = les deux camps
games-turn-mine = à toi de jouer
games-turn = à { $name } de jouer
games-until = { $told }, limite { $when }
games-since = { $told } ({ $when })
games-asked = on attend ta réponse
games-between = reprend bientôt
games-lobby-waits = attend des joueurs
games-lobby-ready = peut commencer
games-left = un ordinateur joue pour toi
games-won = victoire { $score }
games-lost = défaite { $score }
games-drawn = nulle { $score }
games-over = terminée { $score }
games-off = arrêtée
games-place-chat = autre discussion
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = navigateur
games-previous = Retour
games-next = Suite
games-done = Terminées
games-mine = En cours
command-games = Tes tables en cours ; avec « here », celles de cette discussion
button-do-games = Mes tables
games-here = Tables d’ici
choice-where-here = cette discussion
discord-command-games = parties
