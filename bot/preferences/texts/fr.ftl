# Settings and languages

refusal-not-manager = { $who ->
    [players] Pour changer les réglages de cette discussion, il faut jouer à une de ses tables. Les tiens sont sous « Juste pour moi ».
   *[managers] Pour changer les réglages de cette discussion, il faut l’administrer. Les tiens : /settings.
}
language-set = Ici, je parle maintenant français.
settings-title-chat = Réglages de cette discussion
settings-title-me = Tes réglages
settings-about-chat = Pour tous ceux qui lisent ici. Ce qui n’est visible que pour toi suit tes propres réglages.
settings-about-me = Rien que pour toi, où que tu joues.
settings-way-chat = Cette discussion
settings-way-me = Juste pour moi
button-do-language = Langue
settings-back = Retour
settings-notices = Alertes
settings-about-chat-notices = Quand c’est le tour de quelqu’un, le plateau peut être renvoyé avec une mention de son nom ; « si besoin » : seulement si cette personne n’est pas à la table à ce moment-là.
settings-about-me-notices = Où tu apprends que c’est à toi de jouer quand tu n’es pas à la table.
settings-about-alone-notices = Une alerte quand c’est à toi de jouer et que tu regardes autre chose.
settings-notices-smart = si besoin
settings-notices-always = à chaque tour
settings-notices-never = jamais
settings-notices-chat = dans la discussion
settings-notices-private = en privé
settings-reminders = Rappels
settings-about-chat-reminders = Qui fait attendre les autres reçoit un rappel par tour, avant la fin de son temps.
settings-about-me-reminders = Tu reçois un rappel par tour, avant la fin de ton temps.
settings-look = Apparence
settings-language = Langue
settings-about-chat-language = La langue de ce que tout le monde lit ici.
settings-about-me-language = La langue de ce qui n’est visible que pour toi.
settings-theme = Couleurs
settings-about-chat-theme = Les couleurs des plateaux que tout le monde voit ici.
settings-about-me-theme = Les couleurs de ce qui n’est visible que pour toi.
settings-seasons = Saisons
settings-about-chat-seasons = Si le classement de cette discussion se joue par mois. Sur « oui », il réunit ceux qui ont joué ici ce mois-ci et, à la fin, une carte dit qui a fini premier. Les cotes continuent.
settings-ladder = Classement
settings-about-me-ladder = Montrer tes cotes aux autres. Sur « non », tu n’es dans aucun classement, et aucun résultat ne dit ce qu’il a changé à ta cote.
settings-ratings = Cotes pendant le jeu
settings-about-me-ratings = Sur « non », pendant une partie classée tu ne vois ni cote, ni classement, ni fiche. Dans une série, personne à la table ne voit ce qu’une partie a changé aux cotes avant la fin de la série.
settings-tips = Conseils
settings-about-me-tips = Après un coup qui t’a coûté cher contre Débutant ou Amateur, une ligne dit lequel aurait été meilleur.
settings-on = oui
settings-off = non
settings-auto = automatique
settings-light = clair
settings-dark = sombre
command-language = Choisir la langue de cette discussion
command-settings = Alertes, rappels, langue et couleurs
parameter-language = La langue
parameter-setting = Lequel de tes réglages
parameter-value = Ce qu’il doit devenir
choice-setting-ladder = Classement
choice-setting-ratings = Cotes pendant le jeu
choice-setting-tips = Conseils
choice-value-on = oui
choice-value-off = non
discord-command-language = langue
discord-command-settings = réglages
discord-parameter-language = langue
discord-parameter-setting = réglage
discord-parameter-value = valeur
# Pour les yeux : les couleurs et les caractères des images.
settings-board = Plateau
settings-about-chat-board = Ce dont sont faits les plateaux que tout le monde voit ici.
settings-about-me-board = Ce dont sont faits les plateaux qui ne sont visibles que pour toi.
# As in English.
settings-board-standard = standard
settings-board-wood = bois
settings-board-plum = prune
settings-palette = Palette
settings-about-chat-palette = La palette des plateaux que tout le monde voit ici. Le contraste élevé est le plus lisible ; les autres séparent ce qui se confond quand on perçoit mal le vert, le rouge ou le bleu.
settings-about-me-palette = La palette des plateaux qui ne sont visibles que pour toi. Le contraste élevé est le plus lisible ; les autres séparent ce qui se confond quand on perçoit mal le vert, le rouge ou le bleu.
# As in English.
settings-palette-standard = standard
settings-palette-contrast = contraste élevé
settings-palette-deutan = vert mal perçu (deutan)
settings-palette-protan = rouge mal perçu (protan)
settings-palette-tritan = bleu mal perçu (tritan)
settings-size = Caractères
settings-about-chat-size = La taille des lettres et des chiffres sur les images que tout le monde voit ici.
settings-about-me-size = La taille des lettres et des chiffres sur les images qui ne sont visibles que pour toi.
settings-size-normal = normaux
settings-size-large = grands
