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
archive-has-note = notatka
archive-has-lines = { $count ->
    [one] { $count } wariant
    [few] { $count } warianty
    [many] { $count } wariantów
   *[other] { $count } wariantu
}
archive-export = Eksportuj wszystko
archive-export-next = Następny plik
archive-exported = { $count ->
    [one] { $count } partia z twoimi notatkami. Tylko ty widzisz ten plik.
    [few] { $count } partie z twoimi notatkami. Tylko ty widzisz ten plik.
    [many] { $count } partii z twoimi notatkami. Tylko ty widzisz ten plik.
   *[other] { $count } partii z twoimi notatkami. Tylko ty widzisz ten plik.
}
archive-exported-more = Jeden plik nie pomieści wszystkich twoich partii: starsze są w następnym.
button-note = Moja notatka
note-title = { $game } · { $code } · partia { $number }
note-yours = Tylko ty widzisz to, co tu zanotujesz.
note-none = Nie ma jeszcze notatki.
note-write = Napisz notatkę
note-change = Zmień notatkę
note-clear = Usuń notatkę
note-lines = Zachowane warianty:
note-ask = Wyślij mi notatkę w następnej wiadomości, najwyżej { $most } znaków. Albo wpisz w każdej chwili /note, kod i tekst.
note-keep-as-is = Zostaw tak
note-label = Twoja notatka
note-save = Zapisz
note-saved = Zapisano
note-keep = Zachowaj wariant
note-kept = Zachowano. Wariant znajdziesz pod „Moja notatka”.
note-drop = Usuń wariant
note-dropped = Usunięto
note-all = Wszystkie notatki
note-walk = Do partii
button-keep = Zachowaj wariant
command-note = Twoja prywatna notatka do zakończonej partii
discord-command-note = notatka
refusal-note-too-long = Notatka ma najwyżej { $most } znaków.
refusal-too-many-lines = Przy partii można zachować najwyżej { $most } wariantów. Najpierw usuń jeden.
