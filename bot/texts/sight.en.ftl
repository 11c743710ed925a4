# What suits the eyes: the colours and the print of the pictures.
settings-palette = Colours
settings-about-chat-palette = The colours of the boards that everybody sees here. High contrast is the easiest to read; the others keep apart what looks alike with weak green, red or blue vision.
settings-about-me-palette = The colours of the boards that only you see. High contrast is the easiest to read; the others keep apart what looks alike with weak green, red or blue vision.
settings-palette-standard = standard
settings-palette-contrast = high contrast
settings-palette-deutan = for weak green vision (deutan)
settings-palette-protan = for weak red vision (protan)
settings-palette-tritan = for weak blue vision (tritan)
settings-size = Print size
settings-about-chat-size = How large the letters and digits are in the pictures that everybody sees here.
settings-about-me-size = How large the letters and digits are in the pictures that only you see.
settings-size-normal = normal
settings-size-large = large
