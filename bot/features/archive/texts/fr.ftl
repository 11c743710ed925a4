# The archive

archive-title = Tes parties
archive-none = Aucune de tes parties n’est encore finie.
archive-none-such = Tu n’as pas de partie comme ça.
archive-line = { $number }. { $match } – { $state }
archive-was-won = gagnée { $score }
archive-was-lost = perdue { $score }
archive-was-drawn = nulle { $score }
archive-was-open = annulée
archive-since = { $told } ({ $when })
archive-computer = Ordinateur, { $level }
archive-somebody = quelqu’un
archive-which = Quelles parties ?
archive-only-won = Gagnées
archive-only-lost = Perdues
archive-only-drawn = Nulles
archive-only-open = Annulées
archive-show = Afficher
archive-newer = Plus récentes
archive-older = Plus anciennes
archive-filter = Filtrer
archive-all = Toutes
archive-game = Jeu
archive-result = Résultat
archive-rival = Contre
archive-from = Du
archive-to = Au
archive-length = Coups
archive-platform = Jouée sur
archive-any = Tout
archive-like = Comme le coup { $ply } de { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = navigateur
archive-alike = Mes parties avec ça
command-matches = Tes parties finies, par jeu, résultat et adversaire
button-do-matches = Mes parties
button-matches = Mes parties
discord-command-matches = archives
web-alike = Mes parties avec ça
web-matches = Mes parties
