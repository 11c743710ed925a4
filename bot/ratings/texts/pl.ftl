# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Ranking: { $gains }
refusal-nobody-rated = Nikt z rankingiem nie nazywa się „{ $name }” albo jest kilka takich osób.
refusal-ratings-hidden = Wybrano, by nie pokazywać rankingu podczas gry. Wróci po partii rankingowej; /settings ratings on pokaże go od razu.
rating-title = Ranking: { $name }
rating-none = Na razie żadnej partii rankingowej. Między ludźmi liczy się każda partia, chyba że stół mówi inaczej.
rating-game = { $game }: { $rating } · { $matches ->
    [one] 1 partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} · { $share } % punktów
rating-rival = Najczęstszy przeciwnik: { $name }, { $count ->
    [1] raz
    [2] dwa razy
   *[other] { $count } razy
}
rating-run = Najdłuższa passa zwycięstw: { $count }
rating-news = Ranking liczy się teraz inaczej: wszyscy zaczynają od 1000, a po około dziesięciu partiach liczba się ustala. Dawne partie policzono od nowa, dlatego liczby się zmieniły.
rating-alt = Przebieg rankingu: { $games }.
rating-alt-game = { $game } { $rating }, między { $least } a { $most }
ladder-title-here = { $game }: klasyfikacja tego czatu
ladder-title-season = { $game }: klasyfikacja tego czatu, { $month }
ladder-title-circle = { $game }: ty i ci, z którymi grasz
ladder-title-all = { $game }: klasyfikacja wszystkich
ladder-title-computers = Twoje wygrane z komputerami
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] 1 partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} · { $share } %
ladder-empty = Nikt jeszcze nie rozegrał partii rankingowej.
ladder-empty-season = W tym miesiącu nikt jeszcze nie rozegrał tu partii rankingowej.
ladder-rule = Jest tu każdy, kto zagrał z { $count } osobami o pewnym rankingu, bez „?”. Niepołączeni goście z przeglądarki liczą się wszyscy razem jako jedna osoba.
ladder-empty-computers = Nie masz jeszcze ukończonej partii z komputerem.
ladder-computer = { $game }, { $level }: wygrane { $won } z { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Ten czat
ladder-way-circle = Mój krąg
ladder-way-all = Wszyscy
ladder-way-computers = Komputery
command-rating = Twój ranking, a z imieniem czyjś
command-top = Klasyfikacja tego czatu, wszystkich albo komputerów
button-do-rating = Moje rankingi
button-do-top = Klasyfikacja
choice-where-all = wszyscy
choice-where-computers = komputery
discord-command-rating = ranking
discord-command-top = klasyfikacja
web-ladder = Klasyfikacja
web-ladder-title = Klasyfikacja
web-ladder-place = Miejsce
web-ladder-name = Imię
web-ladder-rating = Ranking
web-rating-change = Ranking { $number }
web-ladder-matches = Partie
web-ladder-share = Punkty
web-ladder-here = Mój krąg
web-ladder-all = Wszyscy
web-ladder-computers = Komputery
web-ladder-empty = Nikt tu jeszcze nie rozegrał partii rankingowej.
web-ladder-empty-computers = Nie masz jeszcze ukończonej partii z komputerem.
web-ladder-level = Poziom
web-ladder-won = Wygrane
web-ladder-back = Wróć do klasyfikacji
web-ladder-table = Wróć do stołu
web-ladder-unsure = Za mało partii, by mieć pewność
refusal-handicap-unknown = { $who } nie ma w tej grze rankingu, który widać. Wybierzcie fory sami.
season-over = Koniec sezonu: { $month }
season-matches = { $game }: { $matches ->
    [one] 1 partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] 1 partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
}
season-anew = Zaczyna się nowy sezon. Rankingi zostają takie, jakie były.
# As in English.
season-alt = Podium: { $places }
