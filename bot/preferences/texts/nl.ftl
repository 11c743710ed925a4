# Settings and languages

refusal-not-manager = { $who ->
    [players] De instellingen van deze chat mag je veranderen als je hier aan een tafel speelt. Je eigen instellingen staan onder “Alleen voor mij”.
   *[managers] De instellingen van deze chat mag je veranderen als je de chat beheert. Je eigen instellingen: /settings.
}
language-set = Ik spreek hier nu Nederlands.
settings-title-chat = Instellingen van deze chat
settings-title-me = Jouw instellingen
settings-about-chat = Voor iedereen die hier meeleest. Wat alleen jij ziet, volgt je eigen instellingen.
settings-about-me = Alleen voor jou, waar je ook speelt.
settings-way-chat = Van deze chat
settings-way-me = Alleen voor mij
button-do-language = Taal
settings-back = Terug
settings-notices = Meldingen
settings-about-chat-notices = Als iemand aan de beurt komt, kan het bord opnieuw gestuurd worden met een vermelding; indien nodig betekent: als diegene op dat moment niet aan de tafel zit.
settings-about-me-notices = Waar je hoort dat je aan de beurt bent als je niet aan de tafel zit.
settings-about-alone-notices = Of je hoort dat je aan de beurt bent als je iets anders bekijkt.
settings-notices-smart = als het nodig is
settings-notices-always = bij elke beurt
settings-notices-never = nooit
settings-notices-chat = in de chat van de tafel
settings-notices-private = privé
settings-reminders = Herinneringen
settings-about-chat-reminders = Wie de anderen laat wachten, krijgt één keer per beurt een herinnering voordat de tijd om is.
settings-about-me-reminders = Je krijgt één keer per beurt een herinnering voordat je tijd om is.
settings-look = Uiterlijk
settings-language = Taal
settings-about-chat-language = De taal van alles wat iedereen hier leest.
settings-about-me-language = De taal van alles wat alleen jij leest.
settings-theme = Thema
settings-about-chat-theme = De kleuren van de borden die iedereen hier ziet.
settings-about-me-theme = De kleuren van alles wat alleen jij ziet.
settings-seasons = Seizoenen
settings-about-chat-seasons = Of de ranglijst van deze chat per maand loopt. Aan: erop staat wie hier deze maand heeft gespeeld, en aan het eind zegt een kaart wie eerste was. De ratings lopen door.
settings-ladder = Ranglijst
settings-about-me-ladder = Of anderen je ratings zien. Uit: je staat op geen ranglijst, en geen uitslag vertelt wat hij met je rating deed.
settings-ratings = Ratings tijdens het spel
settings-about-me-ratings = Uit: zolang je een partij om de rating speelt, zie je geen rating, geen ranglijst en geen kaart. In een reeks ziet niemand aan tafel voor het einde wat een partij met de ratings deed.
# As in English.
settings-tips = Tips
settings-about-me-tips = Na een zet die je veel kostte tegen Beginner of Recreant zegt een regel welke beter was geweest.
settings-on = aan
settings-off = uit
settings-auto = automatisch
settings-light = licht
settings-dark = donker
command-language = De taal van deze chat kiezen
command-settings = Meldingen, herinneringen, taal en thema
parameter-language = De taal
parameter-setting = Welke van je instellingen
parameter-value = Wat het moet worden
choice-setting-ladder = Ranglijst
choice-setting-ratings = Ratings tijdens het spel
# As in English.
choice-setting-tips = Tips
choice-value-on = aan
choice-value-off = uit
discord-command-language = taal
discord-command-settings = instellingen
discord-parameter-language = taal
discord-parameter-setting = instelling
discord-parameter-value = waarde
# Wat de ogen helpt: de kleuren en de letters van de plaatjes.
settings-board = Bord
settings-about-chat-board = Waarvan de borden zijn die iedereen hier ziet.
settings-about-me-board = Waarvan de borden zijn die alleen jij ziet.
settings-board-standard = standaard
settings-board-wood = hout
settings-board-plum = pruim
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
