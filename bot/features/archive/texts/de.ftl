# The archive

archive-title = Deine Partien
archive-none = Noch keine deiner Partien ist vorbei.
archive-none-such = So eine Partie hast du nicht.
archive-line = { $number }. { $match } – { $state }
archive-was-won = gewonnen { $score }
archive-was-lost = verloren { $score }
archive-was-drawn = unentschieden { $score }
archive-was-open = abgebrochen
archive-since = { $told } ({ $when })
# As in English.
archive-computer = Computer, { $level }
archive-somebody = jemand
archive-which = Welche Partien?
archive-only-won = Gewonnen
archive-only-lost = Verloren
archive-only-drawn = Unentschieden
archive-only-open = Abgebrochen
archive-show = Zeigen
archive-newer = Neuere
archive-older = Ältere
archive-filter = Auswählen
archive-all = Alle Partien
archive-game = Spiel
archive-result = Ergebnis
archive-rival = Gegen
archive-from = Von
archive-to = Bis
archive-length = Züge
archive-platform = Gespielt auf
archive-any = Alle
archive-like = Wie Zug { $ply } in { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = Browser
archive-alike = Meine Partien damit
command-matches = Deine Partien, die vorbei sind, nach Spiel, Ergebnis und Gegner
button-do-matches = Meine Partien
button-matches = Meine Partien
discord-command-matches = archiv
web-alike = Meine Partien damit
web-matches = Meine Partien
