# Pour les yeux : les couleurs et les caractères des images.
settings-palette = Palette
settings-about-chat-palette = La palette des plateaux que tout le monde voit ici. Le contraste élevé est le plus lisible ; les autres séparent ce qui se confond quand on perçoit mal le vert, le rouge ou le bleu.
settings-about-me-palette = La palette des plateaux que personne d’autre ne voit. Le contraste élevé est le plus lisible ; les autres séparent ce qui se confond quand on perçoit mal le vert, le rouge ou le bleu.
# As in English.
settings-palette-standard = standard
settings-palette-contrast = contraste élevé
settings-palette-deutan = vert mal perçu (deutan)
settings-palette-protan = rouge mal perçu (protan)
settings-palette-tritan = bleu mal perçu (tritan)
settings-size = Caractères
settings-about-chat-size = La taille des lettres et des chiffres sur les images que tout le monde voit ici.
settings-about-me-size = La taille des lettres et des chiffres sur les images que personne d’autre ne voit.
settings-size-normal = normaux
settings-size-large = grands
