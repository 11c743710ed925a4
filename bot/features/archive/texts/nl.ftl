# The archive

archive-title = Jouw partijen
archive-none = Geen van je partijen is al afgelopen.
archive-none-such = Zo’n partij heb je niet.
archive-line = { $number }. { $match } – { $state }
archive-was-won = gewonnen { $score }
archive-was-lost = verloren { $score }
archive-was-drawn = gelijk { $score }
archive-was-open = afgebroken
archive-since = { $told } ({ $when })
# As in English.
archive-computer = Computer, { $level }
archive-somebody = iemand
archive-which = Welke partijen?
archive-only-won = Gewonnen
archive-only-lost = Verloren
archive-only-drawn = Gelijk
archive-only-open = Afgebroken
archive-show = Tonen
archive-newer = Nieuwere
archive-older = Oudere
archive-filter = Kiezen
archive-all = Alle partijen
archive-game = Spel
archive-result = Uitslag
archive-rival = Tegen
archive-from = Van
archive-to = Tot
archive-length = Zetten
archive-platform = Gespeeld op
archive-any = Alles
archive-like = Zoals zet { $ply } in { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
# As in English.
archive-on-web = browser
archive-alike = Mijn partijen hiermee
command-matches = Je afgelopen partijen, op spel, uitslag en tegenstander
button-do-matches = Mijn partijen
button-matches = Mijn partijen
discord-command-matches = archief
web-alike = Mijn partijen hiermee
web-matches = Mijn partijen
