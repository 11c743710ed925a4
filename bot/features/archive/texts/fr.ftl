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
# As in English.
archive-has-note = note
archive-has-lines = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
archive-export = Tout exporter
archive-export-next = Fichier suivant
archive-exported = { $count ->
    [one] { $count } partie avec tes notes. Toi seul vois ce fichier.
   *[other] { $count } parties avec tes notes. Toi seul vois ce fichier.
}
archive-exported-more = Un fichier ne peut pas contenir toutes tes parties : les plus anciennes sont dans le suivant.
button-note = Ma note
note-title = { $game } · { $code } · partie { $number }
note-yours = Toi seul vois ce que tu notes ici.
note-none = Pas encore de note.
note-write = Écrire une note
note-change = Modifier la note
note-clear = Supprimer la note
note-lines = Variantes que tu as gardées :
note-ask = Envoie-moi la note dans ton prochain message, { $most } caractères au plus. Ou tape à tout moment /note, le code et le texte.
note-keep-as-is = Laisser ainsi
note-label = Ta note
note-save = Enregistrer
note-saved = Enregistré
note-keep = Garder cette variante
note-kept = C’est gardé. Tu retrouves la variante sous « Ma note ».
note-drop = Supprimer cette variante
note-dropped = Supprimé
note-all = Toutes les notes
note-walk = Vers la partie
button-keep = Garder cette variante
command-note = Ta note privée sur une partie terminée
# As in English.
discord-command-note = note
refusal-note-too-long = Une note a { $most } caractères au plus.
refusal-too-many-lines = Une partie garde { $most } variantes au plus. Supprimes-en une d’abord.
