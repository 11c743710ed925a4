# Wat de ogen helpt: de kleuren en de letters van de plaatjes.
settings-palette = Kleuren
settings-about-chat-palette = De kleuren van de borden die iedereen hier ziet. Hoog contrast leest het best; de andere houden uit elkaar wat bij groen-, rood- of blauwzwakte op elkaar lijkt.
settings-about-me-palette = De kleuren van de borden die alleen jij ziet. Hoog contrast leest het best; de andere houden uit elkaar wat bij groen-, rood- of blauwzwakte op elkaar lijkt.
settings-palette-standard = standaard
settings-palette-contrast = hoog contrast
settings-palette-deutan = voor groenzwakte (deutan)
settings-palette-protan = voor roodzwakte (protan)
settings-palette-tritan = voor blauwzwakte (tritan)
settings-size = Letters
settings-about-chat-size = Hoe groot letters en cijfers zijn op de plaatjes die iedereen hier ziet.
settings-about-me-size = Hoe groot letters en cijfers zijn op de plaatjes die alleen jij ziet.
settings-size-normal = normaal
settings-size-large = groot
