# Settings and languages

refusal-not-manager = { $who ->
    [players] Die Einstellungen dieses Chats ändert, wer hier an einem Tisch spielt. Deine eigenen findest du unter „Nur für mich“.
   *[managers] Die Einstellungen dieses Chats ändert, wer ihn verwaltet. Deine eigenen: /settings.
}
language-set = Ich spreche hier jetzt Deutsch.
settings-title-chat = Einstellungen dieses Chats
settings-title-me = Deine Einstellungen
settings-about-chat = Für alle, die hier mitlesen. Was nur du siehst, folgt deinen eigenen Einstellungen.
settings-about-me = Nur für dich, wo immer du spielst.
settings-way-chat = Für diesen Chat
settings-way-me = Nur für mich
button-do-language = Sprache
settings-back = Zurück
settings-notices = Hinweise
settings-about-chat-notices = Wenn jemand an die Reihe kommt, kann das Brett neu geschickt werden und diese Person erwähnen; bei Bedarf heißt: wenn sie gerade nicht am Tisch ist.
settings-about-me-notices = Wo du erfährst, dass du am Zug bist, wenn du gerade nicht am Tisch bist.
settings-about-alone-notices = Ob du erfährst, dass du am Zug bist, wenn du gerade etwas anderes ansiehst.
settings-notices-smart = bei Bedarf
settings-notices-always = bei jedem Zug
settings-notices-never = nie
settings-notices-chat = im Chat des Tisches
settings-notices-private = privat
settings-reminders = Erinnerungen
settings-about-chat-reminders = Wer die anderen warten lässt, wird einmal je Zug erinnert, bevor die Zeit abläuft.
settings-about-me-reminders = Du wirst einmal je Zug erinnert, bevor deine Zeit abläuft.
settings-language = Sprache
settings-about-chat-language = Die Sprache von allem, was hier alle lesen.
settings-about-me-language = Die Sprache von allem, was nur du liest.
settings-theme = Farben
settings-about-chat-theme = Die Farben der Bretter, die hier alle sehen.
settings-about-me-theme = Die Farben von allem, was nur du siehst.
settings-ladder = Rangliste
settings-about-me-ladder = Ob andere deine Wertung sehen. Aus: Du stehst auf keiner Rangliste, und kein Ergebnis sagt, was es an deiner Wertung geändert hat.
settings-ratings = Wertungen beim Spielen
settings-about-me-ratings = Aus: Solange du eine gewertete Partie spielst, siehst du keine Wertung, keine Rangliste und keine Karte. In einer Serie sieht niemand am Tisch vor ihrem Ende, was eine Partie an den Wertungen geändert hat.
settings-on = an
settings-off = aus
settings-auto = automatisch
settings-light = hell
settings-dark = dunkel
command-language = Die Sprache dieses Chats wählen
command-settings = Hinweise, Erinnerungen, Sprache und Farben
parameter-language = Die Sprache
parameter-setting = Welche deiner Einstellungen
parameter-value = Wie sie sein soll
choice-setting-ladder = Rangliste
choice-setting-ratings = Wertungen beim Spielen
choice-value-on = an
choice-value-off = aus
discord-command-language = sprache
discord-command-settings = einstellungen
discord-parameter-language = sprache
discord-parameter-setting = einstellung
discord-parameter-value = wert
# Was den Augen guttut: Farben und Schrift der Bilder.
settings-board = Spielbrett
settings-about-chat-board = Woraus die Bretter sind, die hier alle sehen.
settings-about-me-board = Woraus die Bretter sind, die nur du siehst.
settings-board-standard = normal
settings-board-wood = Holz
settings-board-plum = Pflaume
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
