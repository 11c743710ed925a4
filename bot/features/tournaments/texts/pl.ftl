# Turnieje

command-tournament = Turniej na tym czacie: formularz i tabela
discord-command-tournament = turniej
button-do-tournament = Turniej
button-cup = Turniej
parameter-form = Jak się gra
parameter-minutes = Za ile minut się zaczyna
discord-parameter-form = forma
discord-parameter-minutes = minuty
choice-form-evening = wieczór
choice-form-swiss = szwajcarski
choice-form-round-robin = każdy z każdym
choice-form-knockout = pucharowy
choice-form-league = liga
choice-form-four = we czworo
cup-title = 🏆 { $form } · { $game }
cup-new = Nowy turniej: w co gramy?
cup-form = Forma
cup-form-about = Gra się tak:
cup-form-evening = Wieczór
cup-form-swiss = Szwajcarski
cup-form-round-robin = Każdy z każdym
cup-form-knockout = Pucharowy
cup-form-league = Liga
cup-form-four = We czworo
cup-form-evening-means = Wieczór: nowy przeciwnik, gdy tylko partia się skończy, aż minie czas. Wygrana liczy się za dwa, remis za jeden, podwójnie po dwóch wygranych z rzędu.
cup-form-swiss-means = Szwajcarski: w każdej rundzie trafiasz na kogoś z tyloma samymi punktami, na nikogo dwa razy.
cup-form-round-robin-means = Każdy z każdym: wszyscy grają ze wszystkimi.
cup-form-knockout-means = Pucharowy: kto przegra, odpada. Przegrani z półfinałów grają o trzecie miejsce.
cup-form-league-means = Liga: do pewnego dnia wszyscy grają ze wszystkimi, kilka ruchów dziennie.
cup-form-four-means = We czworo: miejsca liczą się za 3, 2, 1 i 0, a w każdej rundzie trafiasz na innych.
cup-game = Gra
cup-size = Długość
# As in English.
cup-size-evening = { $count } min
cup-size-swiss = Rundy: { $count }
cup-size-round-robin = { $count ->
    [1] raz
   *[other] dwa razy
 }
cup-size-knockout = jedna porażka
cup-season = Sezon { $number }
cup-size-league = Dni: { $count }
cup-size-four = Rundy: { $count }
cup-groups = Grupy
cup-groups-about = Każdy gra z każdym ze swojej grupy. Grupy powstają według rankingu. Na koniec pierwsi z każdej grupy awansują, a ostatni spadają.
cup-group = Grupa { $group }
cup-start = Początek
cup-clock = Zegar
cup-limit = Czas na rundę
cup-limit-none = bez limitu
cup-limit-about = Gdy czas minie, trwająca partia kończy się remisem. Kto nie wykonał w niej ruchu, przegrywa.
cup-rated = Ranking
cup-rated-on = liczy się
cup-rated-off = nie liczy się
cup-who = Otwarty dla
cup-who-on = Kto ma kod, może dołączyć.
cup-who-off = Dołączyć może tylko ten czat.
cup-computers = Wolne miejsce
cup-computers-on = gra komputer
cup-computers-off = ktoś pauzuje
cup-deal = Rozdanie
cup-deal-on = to samo przy wszystkich stołach
cup-deal-off = inne przy każdym stole
cup-deal-about = Przy tym samym rozdaniu wszystkie stoły rundy dostają te same elementy, miejsce po miejscu. Liczy się, o ile lepiej poszło ci niż innym na twoim miejscu. Inne stoły rundy zdradzają, co nadejdzie: zajrzyj tam dopiero po swojej partii.
cup-button-open = Otwórz
cup-button-join = Dołącz
cup-button-withdraw = Wycofaj się
cup-button-more = Więcej
cup-button-show = Pokaż
cup-button-mine = Mój stół
cup-button-all = Tabela
cup-button-replay = Obejrzyj: { $match }
cup-button-start = Zacznij teraz
cup-button-pause = Wstrzymaj
cup-button-resume = Wznów
cup-button-later = 15 minut więcej
cup-button-day = Dzień więcej
cup-button-end = Zakończ wkrótce rundę
cup-button-out = Usuń kogoś
cup-button-fix = Popraw wynik
cup-button-stop = Odwołaj
cup-button-stop-now = Tak, odwołaj
cup-button-back = Wróć
cup-button-next = Następny sezon
cup-button-csv = Tabela do pliku
cup-button-matches = Partie: { $format }
cup-own-format = zapisy
cup-exported-table = Tabela krzyżowa jako plik dla arkuszy.
cup-exported-matches = { $count ->
    [one] 1 partia w pliku.
    [few] { $count } partie w pliku.
    [many] { $count } partii w pliku.
   *[other] { $count } partii w pliku.
}
cup-opened = Twój turniej jest otwarty. Inni dołączają na tym czacie albo przez /join { $code }
cup-starts = Zaczyna się { $when }.
cup-code = Kod: { $code }
cup-paused = Jest wstrzymany.
cup-begun = Już się zaczął.
cup-off = Został odwołany.
cup-nobody = Nikogo jeszcze nie ma.
cup-people = W turnieju ({ $count }): { $names }
cup-others = jeszcze { $count }
cup-somebody = ktoś
cup-joined = Grasz, z numerem { $number }.
cup-withdrawn = Nie grasz już w turnieju.
cup-no-table = Nie masz jeszcze stołu.
cup-round = Runda { $round } z { $rounds } · { $boards ->
    [0] wszystkie partie skończone
   *[other] partie w toku: { $boards }
 }
cup-round-ends = Runda { $round } z { $rounds }, koniec { $when } · { $boards ->
    [0] wszystkie partie skończone
   *[other] partie w toku: { $boards }
 }
cup-evening-ends = Koniec { $when } · { $boards ->
    [0] żadna partia nie trwa
   *[other] partie w toku: { $boards }
 }
cup-evening-last = Czas minął · { $boards ->
    [0] wszystkie partie skończone
   *[other] wciąż w toku: { $boards }
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Nie ma jeszcze wyników.
cup-over = To koniec. Grających: { $count }.
cup-board = { $board }. { $who }: trwa
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } pauzuje
cup-absent = Kto nie pojawi się w { $minutes } min, przegrywa.
cup-ask-out = Kogo usunąć?
cup-ask-fix = Który wynik poprawić?
cup-ask-result = Jaki jest wynik?
cup-ask-stop = Odwołać ten turniej? Nie będzie mógł trwać dalej, a jego partie skończą się bez wyniku.
cup-news-soon = Zaczyna się { $when }. Grających: { $count }.
cup-news-season = Następny sezon zaczyna się { $when }. Z poprzedniego grających: { $count }. Wycofaj się, jeśli nie chcesz grać.
cup-news-few = Nie mógł się zacząć: jest za mało osób.
cup-news-paused = Gospodarz go wstrzymał. Trwające partie toczą się dalej.
cup-news-resumed = Turniej trwa dalej.
cup-news-later = Gospodarz dodał { $minutes } min.
cup-news-ends = Gospodarz przesunął koniec: { $when }.
cup-news-out = Gospodarz usunął: { $who }.
cup-news-fixed = Gospodarz poprawił rundę { $round }: { $who } { $result }
refusal-no-tournament = Nie ma turnieju z tym kodem.
refusal-tournament-full = Turniej jest pełny: { $most } osób.
refusal-tournament-closed = Nikt nie może już dołączyć ani odejść.
refusal-tournament-elsewhere = Dołączyć może tylko czat, na którym go otwarto.
refusal-not-entered = Nie grasz w tym turnieju.
refusal-not-tournament-host = To może tylko gospodarz turnieju.
refusal-too-many-tournaments = Ten czat ma już tyle turniejów: { $most }. Najpierw zakończ któryś.
web-tournaments = Turnieje
cup-page-new = Nowy turniej
cup-page-none = Nie bierzesz jeszcze udziału w żadnym turnieju.
cup-page-host = Organizuje { $name }
cup-page-in = Kto gra
cup-page-gone = wycofany
cup-page-boards = Stoły
cup-page-crosstable = Tabela krzyżowa
cup-page-matches = Partie
cup-page-place = Miejsce
cup-page-name = Imię
cup-page-points = Punkty
cup-page-played = Rozegrane
cup-page-ties = Punktacja pomocnicza
cup-page-watch = Oglądaj
cup-page-round = Runda { $number }
cup-tie-direct = Bezpośrednie spotkanie
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz bez najniższego
cup-tie-wins = Zwycięstwa
cup-tie-differences = Różnica
cup-tie-firsts = Pierwsze miejsca
cup-tie-leads = Przewaga
cup-button-page = W przeglądarce
cup-button-app = Otwórz turniej
