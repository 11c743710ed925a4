# Settings and languages

refusal-not-manager = { $who ->
    [players] Whoever plays at a table in this chat may change its settings. Your own are behind “Only for me”.
   *[managers] Whoever manages this chat may change its settings. Your own: /settings.
}
language-set = I speak English here now.
settings-title-chat = Settings of this chat
settings-title-me = Your settings
settings-about-chat = For all who read here. What only you see follows your own settings.
settings-about-me = For you alone, wherever you play.
settings-way-chat = Of this chat
settings-way-me = Only for me
button-do-language = Language
settings-back = Back
settings-notices = Notices
settings-about-chat-notices = When it is somebody’s turn, the board can be sent again, mentioning them. “When needed”: only if they are not at the table.
settings-about-me-notices = Where you are told that it is your turn while you are not at the table.
settings-about-alone-notices = Whether you are told that it is your turn while you look at something else.
settings-notices-smart = when needed
settings-notices-always = at every turn
settings-notices-never = never
settings-notices-chat = in the table’s chat
settings-notices-private = privately
settings-reminders = Reminders
settings-about-chat-reminders = Whoever lets the others wait is reminded once a turn, before the time runs out.
settings-about-me-reminders = You are reminded once a turn, before your time runs out.
settings-language = Language
settings-about-chat-language = The language of everything shown to everybody here.
settings-about-me-language = The language of everything that only you see.
settings-theme = Theme
settings-about-chat-theme = The colours of the boards shown to everybody here.
settings-about-me-theme = The colours of everything that only you see.
settings-ladder = Ladder
settings-about-me-ladder = Whether others see your ratings. Off: you appear on no ladder, and results don’t show how your rating changed.
settings-on = on
settings-off = off
settings-auto = automatic
settings-light = light
settings-dark = dark
command-language = Choose the language of this chat
command-settings = Notices, reminders, language and theme
parameter-language = The language
parameter-setting = Which of your settings
parameter-value = What it is to be
choice-setting-ladder = Ladder
choice-value-on = on
choice-value-off = off
discord-command-language = language
discord-command-settings = settings
discord-parameter-language = language
discord-parameter-setting = setting
discord-parameter-value = value
# What suits the eyes: the colours and the print of the pictures.
settings-palette = Colours
settings-about-chat-palette = The colours of the boards shown to everybody here. High contrast is the easiest to read; the others keep apart what looks alike with weak green, red or blue vision.
settings-about-me-palette = The colours of the boards that only you see. High contrast is the easiest to read; the others keep apart what looks alike with weak green, red or blue vision.
settings-palette-standard = standard
settings-palette-contrast = high contrast
settings-palette-deutan = for weak green vision (deutan)
settings-palette-protan = for weak red vision (protan)
settings-palette-tritan = for weak blue vision (tritan)
settings-size = Print size
settings-about-chat-size = How large the letters and digits are in the pictures shown to everybody here.
settings-about-me-size = How large the letters and digits are in the pictures that only you see.
settings-size-normal = normal
settings-size-large = large
