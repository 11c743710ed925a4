# Was den Augen guttut: Farben und Schrift der Bilder.
settings-palette = Farbpalette
settings-about-chat-palette = Die Palette der Bretter, die hier alle sehen. Hoher Kontrast ist am besten lesbar; die anderen trennen, was bei Grün-, Rot- oder Blauschwäche gleich aussieht.
settings-about-me-palette = Die Palette der Bretter, die nur du siehst. Hoher Kontrast ist am besten lesbar; die anderen trennen, was bei Grün-, Rot- oder Blauschwäche gleich aussieht.
settings-palette-standard = normal
settings-palette-contrast = hoher Kontrast
settings-palette-deutan = bei Grünschwäche (Deutan)
settings-palette-protan = bei Rotschwäche (Protan)
settings-palette-tritan = bei Blauschwäche (Tritan)
settings-size = Schrift
settings-about-chat-size = Wie groß Buchstaben und Ziffern auf den Bildern sind, die hier alle sehen.
settings-about-me-size = Wie groß Buchstaben und Ziffern auf den Bildern sind, die nur du siehst.
# As in English.
settings-size-normal = normal
settings-size-large = groß
