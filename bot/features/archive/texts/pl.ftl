# The archive

archive-title = Twoje partie
archive-none = Żadna z twoich partii jeszcze się nie skończyła.
archive-none-such = Nie masz takiej partii.
archive-line = { $number }. { $match } – { $state }
archive-was-won = wygrana { $score }
archive-was-lost = przegrana { $score }
archive-was-drawn = remis { $score }
archive-was-open = przerwana
archive-since = { $told } ({ $when })
archive-computer = Komputer, { $level }
archive-somebody = ktoś
archive-which = Które partie?
archive-only-won = Wygrane
archive-only-lost = Przegrane
archive-only-drawn = Remisy
archive-only-open = Przerwane
archive-show = Pokaż
archive-newer = Nowsze
archive-older = Starsze
archive-filter = Wybierz
archive-all = Wszystkie
archive-game = Gra
archive-result = Wynik
archive-rival = Przeciw
archive-from = Od
archive-to = Do
archive-length = Ruchy
archive-platform = Gdzie grano
archive-any = Dowolne
archive-like = Jak ruch { $ply } w { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = przeglądarka
archive-alike = Moje partie z tym
command-matches = Twoje zakończone partie według gry, wyniku i przeciwnika
button-do-matches = Moje partie
button-matches = Moje partie
discord-command-matches = archiwum
web-alike = Moje partie z tym
web-matches = Moje partie
