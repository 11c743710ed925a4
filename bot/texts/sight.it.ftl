# Per gli occhi: i colori e i caratteri delle immagini.
settings-palette = Tavolozza
settings-about-chat-palette = La tavolozza dei tabelloni che tutti vedono qui. Il contrasto elevato si legge meglio; le altre distinguono ciò che si confonde per chi vede male il verde, il rosso o il blu.
settings-about-me-palette = La tavolozza dei tabelloni che vedi solo tu. Il contrasto elevato si legge meglio; le altre distinguono ciò che si confonde per chi vede male il verde, il rosso o il blu.
settings-palette-standard = normale
settings-palette-contrast = contrasto elevato
settings-palette-deutan = verde mal percepito (deutan)
settings-palette-protan = rosso mal percepito (protan)
settings-palette-tritan = blu mal percepito (tritan)
settings-size = Caratteri
settings-about-chat-size = Quanto sono grandi lettere e cifre nelle immagini che tutti vedono qui.
settings-about-me-size = Quanto sono grandi lettere e cifre nelle immagini che vedi solo tu.
settings-size-normal = normali
settings-size-large = grandi
