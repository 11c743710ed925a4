# Co wspólne dla wszystkich gier i platform. Parametry: $code to kod stołu, $who i $name to osoba, która gra.
#
# Słowa:
#   match = partia
#   series = seria
#   table = stół, seat = miejsce, host = gospodarz, code = kod
#   move = ruch, turn = kolej (w skrócie „Ruch: …”), draw = remis / dobierać (z worka albo z puli), pass = pasować, resign = poddać, undo = cofnąć
#   disc = pionek, stone = kamień, tile = płytka, cell = pole, place = pole
#   hand = ręka, bag = worek, market = pula, store = odłożone
#   column = kolumna, row = rząd, six of a kind = szóstka, round = runda, hexagon = sześciokąt, bridge = most
#   hint = podpowiedź, analysis = analiza, replay = powtórka, ladder = klasyfikacja, rating = ranking, rated = rankingowa, puzzle = zadanie, seal = pieczęć, seed = ziarno
# Forma: ty; więcej osób: wy. Imiona zawsze w mianowniku, o graczach w czasie teraźniejszym: płci nie znamy.

## Gry i gracze
computer = { $level ->
    [beginner] Początkujący
    [casual] Amator
    [club] Klubowicz
    [expert] Ekspert
   *[master] Mistrz
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Przed startem
lobby-title = { $game } · stół { $code }
lobby-free = wolne miejsca: { $count }
lobby-needs = { $count ->
    [1] Brakuje jeszcze jednej osoby.
    [2] Brakuje jeszcze dwóch osób.
   *[other] Brakuje jeszcze osób: { $count }.
}
lobby-more = { $count ->
    [1] Może dołączyć jeszcze jedna osoba.
    [2] Mogą dołączyć jeszcze dwie osoby.
    [3] Mogą dołączyć jeszcze trzy osoby.
   *[other] Może dołączyć jeszcze osób: { $count }.
}
lobby-here = Przy stole: { $here } z { $most }. Minimum do startu: { $least }.
lobby-ready = [Start] naciska { $host }.
lobby-full = { $count ->
    [2] Obie osoby już są.
   *[other] Wszyscy już są.
}
lobby-ready-watched = [Start] naciska ten, kto otworzył stół.
lobby-invite = Jak dołączyć: { $ways }
lobby-way-discord = na Discordzie: /join { $code }
lobby-way-telegram = { $link ->
    [none] na Telegramie: /join { $code }
   *[other] na Telegramie: { $link }
}
lobby-way-web = { $link ->
    [none] w przeglądarce: { $code }
   *[other] w przeglądarce: { $link }
}
lobby-place-discord = na Discordzie
lobby-place-telegram = na Telegramie
lobby-place-web = w przeglądarce
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = bez zegara
lobby-clock = zegar { $value }
lobby-hints = { $now ->
    [rated] partia rankingowa, bez podpowiedzi
    [on] z podpowiedziami
   *[off] bez podpowiedzi
}
lobby-about-you = Ty
lobby-about-host = gospodarz
lobby-about-computer = Komputer · { $level }
lobby-about-preparing = Przygotowuje się, około { $seconds } s
play-title = Otwórz stół
play-opponents = Przeciwnik
play-friends = Znajomi
play-friends-about = Dołączają przyciskiem
menu-add = + Komputer
menu-add-prompt = Dodaj komputer: wybierz poziom
menu-options = Opcje
menu-series = Seria
menu-clock = Zegar
menu-absent = Nieobecność
absent-days = { $days ->
    [0] brak
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
menu-hints = Podpowiedzi
menu-rated = Rankingowa
menu-handicap = Fory
menu-seats = Miejsca
series-kind = { $kind ->
    [match] do { $length } zwycięstw
    [sumof] suma z { $length }
   *[single] jedna partia
}
hints-on = tak
hints-off = nie
hints-on-rated = Wtedy partia się nie liczy
hints-off-rated = Jak w każdej partii rankingowej
rated-on = tak
rated-off = nie
rated-on-means = Liczy się między ludźmi; bez podpowiedzi
rated-off-means = Nikomu się nie liczy
handicap-ask = wyrównana partia?
handicap-even = Wyrównaj według rankingu
handicap-even-means = Żeby każda strona wygrywała mniej więcej równie często. Ranking to uwzględnia.
handicap-none = Bez forów
handicap-is-even = { $given }, wyrównane według rankingów
handicap-as-it-is = według rankingów już wyrównane
handicap-points = +{ $count }
handicap-history = Od początku: { $given }
handicap-rematch = Rewanż: { $given }
handicap-rematch-none = Rewanż bez forów
level-beginner = Uczy się zasad z tobą
level-casual = Widzi następny ruch
level-club = Gra chętnie i dobrze
level-expert = Rzadko się myli
level-master = Najsilniejszy ze wszystkich
level-even = Gra na twoim poziomie
computer-even = Jak ty · { $rating }
even-plays = { $who } gra na twoim poziomie, około { $rating }.
also-means = { $seats ->
    [2] Obie strony na jednym ekranie
   *[other] Jeszcze jedno twoje miejsce
}
cancel-means = Stół zamyka się dla wszystkich.
lobby-closed = { $game } · stół { $code } został zamknięty.
lobby-alt = { $game }: plansza przed pierwszym ruchem.
chat-no-pictures = Nie wolno mi tu już wysyłać obrazów, więc plansze przychodzą jako tekst. Może to zmienić administrator tego czatu.

## Przyciski
button-versus = { $game } z komputerem
button-join = Dołącz
button-also = Ja też
button-leave = Odejdź
button-shift = Zmień miejsca
button-swap = Zamień: { $name }, { $other }
button-shuffle = Losuj miejsca
button-drop = Usuń: { $name }
button-remove = Usuń
button-watch = Tylko oglądaj
# As in English.
button-start = Start
button-cancel = Zamknij stół
button-rules = Zasady
rules-details = Szczegóły
button-settings = Ustawienia
button-text = Jako tekst
button-hand = Moja ręka
button-private = Otwórz prywatnie
button-app = Otwórz stół
button-send = Wyślij do czatu
button-back = ‹ Wstecz
button-more = Więcej
button-slot = Wstecz
button-mine = Wstecz
button-next = Następna partia
button-hint = Podpowiedź
button-replace = Oddaj miejsce
button-return = Wróć na miejsce
button-host = Zmień gospodarza
button-board = Wyślij planszę znowu
button-do-help = Co jeszcze?
button-do-join = Wpisz kod
button-do-table = Przy stole
button-do-me = O mnie
button-manners = Gdy nikt nie gra
button-do-away = Mam przerwę…
button-do-back = Już wracam
button-page = Wynik
button-rematch = Rewanż
button-share = Udostępnij
button-draw = Zaproponuj remis
button-draw-now = Zaproponuj remis
button-resign = Poddaj partię
button-resign-now = Tak, poddaję
button-calloff = Przerwij
button-calloff-now = Przerwij grę
button-pause = Przerwa na…
button-resume = Graj dalej teraz
pause-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
pause-or-day = Albo do wybranego dnia: napisz /pause { $day }
pause-no-day = „{ $text }” to żaden z najbliższych { $most } dni. Podaj, ile dni albo do kiedy: /pause { $day }
resign-means = Kto się poddaje, przegrywa partię.
resign-means-who = { $count ->
    [1] Poddajesz partię? Wtedy wygrywa ją { $names }.
   *[other] Poddajesz partię? Wtedy wygrywają ją { $names }.
}
resign-means-many = Poddajesz partię? Do jej końca twoje miejsce zajmie komputer.
draw-means = Wszyscy pozostali muszą się zgodzić; wtedy partia kończy się remisem.
calloff-means = Wszyscy pozostali muszą się zgodzić; wtedy gra kończy się bez wyniku.
option-first = Zaczyna
option-first-random = losowo
option-seat = miejsce { $seat }

## Plansza
board-title = { $game } · { $code }
board-turn = Ruch: { $who }
board-your-turn = { $who }, twój ruch
board-your-turn-again = { $who }, znów twój ruch
board-mine = Twój ruch: { $task }
board-mine-again = Znów twój ruch: { $task }
board-answers = Czekamy na odpowiedź: { $names }
board-watching = Oglądasz grę.
task = wybierz
since-yours = Od twojego ruchu: { $moves }.
since-start = Dotąd: { $moves }.
since-more = wcześniej jeszcze { $count }
stake-series = { $kind ->
    [match] Partia { $number }
   *[sumof] Suma z { $length }
}
board-thinking = { $who } myśli
board-preparing = { $who } przygotowuje się ({ $seconds } s)
board-no-players = W tej chwili żaden komputer nie może grać
notice-unreached = Nie udało się powiadomić: { $who }.
notice-told = Powiadomienie ({ $who }): { $when }.
notice-title-turn = Twój ruch
notice-title-reminder = Wciąż twój ruch, a czas się kończy
notice-title-end = Partia skończona
notice-title-asked = Ktoś czeka na twoją odpowiedź
notice-title-overdue = Czas minął: możesz wybrać, co dalej
notice-title-arrived = Ktoś usiadł przy twoim stole
notice-title-begun = Twoja partia się zaczęła
notice-title-warning = Gra zostanie wkrótce przerwana
moments-ago = przed chwilą
board-waits = Dalej automatycznie za { $seconds } s.
prompt = Wybierz.
hand-own = Twoja ręka.
hand-waits = Ruch: { $who }.
prompt-slots = Twój ruch? [Moja ręka] pokazuje twoją rękę; potem naciśnij jeden z numerów.
cannot-piece = Numeru { $number } nie można teraz zagrać.
cannot-place = Nie można teraz wybrać: { $place }.
prompt-places = Teraz wybierz gdzie.

## Podpowiedzi i miejsca
hint-try = Spróbuj: { $move } (spodziewana przewaga { $points }).
curtain-pass = Przekaż urządzenie. Teraz gra: { $who }.
curtain-who = { $name } ({ $number })
button-seat = Pokaż rękę
hint-press = Podpowiedź możesz zobaczyć tylko ty: naciśnij przycisk, nikomu innemu jej nie pokażę.
hint-none = Tym razem nie mam podpowiedzi.
replace-whose = Czyje miejsce ma zająć komputer?
replace-level = { $who }: jak silny ma być komputer na tym miejscu?
replaced = Zmiana na miejscu: { $who } → { $computer }.

## Analiza
notation-begins = Zaczyna { $who }.

## Wynik
result-won = { $count ->
    [1] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
result-you = { $lead ->
    [0] Wygrywasz
    [1] Wygrywasz jednym punktem
    [2] Wygrywasz dwoma punktami
    [3] Wygrywasz trzema punktami
    [4] Wygrywasz czterema punktami
    [5] Wygrywasz pięcioma punktami
    [6] Wygrywasz sześcioma punktami
    [7] Wygrywasz siedmioma punktami
    [8] Wygrywasz ośmioma punktami
    [9] Wygrywasz dziewięcioma punktami
    [10] Wygrywasz dziesięcioma punktami
    [11] Wygrywasz jedenastoma punktami
    [12] Wygrywasz dwunastoma punktami
   *[other] Wygrywasz { $lead } punktami
}
result-drawn = Remis
result-record = Zapis: { $record }
reason-resigned = Partię poddaje { $names }.
reason-resigned-own = Partia poddana przez ciebie.
reason-claimed-own = Twój czas się skończył.
series-standing = { $kind ->
    [match] Do { $length } zwycięstw: { $points }.
   *[sumof] Suma z { $length }: { $points }.
}
series-won = { $count ->
    [1] Serię wygrywa { $names }
   *[other] Serię wygrywają { $names }
}
series-you = Wygrywasz serię
series-drawn = Seria kończy się remisem
share-title = Stół { $code } · { $game }
share-link = { $place ->
    [discord] Na Discordzie: /join { $code }
    [telegram] Na Telegramie: { $link }
   *[web] W przeglądarce: { $link }
}
share-code = { $place ->
    [discord] Na Discordzie: /join { $code }
    [telegram] Na Telegramie: /join { $code }
   *[web] W przeglądarce: { $code }
}
resigned = Poddajesz partię przy stole { $code }.
resigned-seat = Poddajesz partię przy stole { $code }. Do jej końca twoje miejsce zajmuje komputer.
left-table = Odchodzisz od stołu { $code }.

## Czas, propozycje i nieobecni: na planszy
board-deadline = Czas kończy się { $when }.
board-overdue = { $who }: czas minął
board-away = { $who } ma przerwę; powrót { $when }.
board-away-runs = Zegar rusza { $when }.
board-paused = Przerwa do { $day }: dalej { $when }. Zegary stoją i nic nie dzwoni.
board-warned = Dawno nikogo tu nie było: gra zostanie przerwana { $when }, chyba że ktoś coś naciśnie.
board-pause = Przerwa na tym serwerze { $when }, na około { $minutes } min. Wszystko zostaje zapisane, a zegary czekają.
overdue-choose = Decyzja, co dalej: { $names }; ruch jeszcze się liczy.
overdue-takeover = { $choosers ->
    [0] Komputer przejmuje grę { $when }; ruch jeszcze się liczy.
   *[other] Jeśli nikt nie zdecyduje, komputer przejmuje grę { $when }.
}
proposal-takeback = { $who } prosi o cofnięcie: { $move }
proposal-draw = { $who } proponuje remis
proposal-calloff = { $who } proponuje przerwać grę bez wyniku
proposal-pause = { $who } proponuje przerwę na { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
proposal-pause-until = { $who } proponuje przerwę do { $day }
proposal-resume = { $who } proponuje wznowić partię
proposal-seat = { $who } proponuje zmianę gracza: { $whose } → { $computer }
proposal-waits = Brak odpowiedzi: { $names }.
proposal-you = ty
proposal-asked = Prośba wysłana. Brak odpowiedzi: { $names }.
done-takeback = Cofnięto.
done-draw = Zgoda: partia kończy się remisem.
done-calloff = Gra przerwana.
done-resume = Partia trwa dalej.
took-back = { $who } cofa ruch.
host-is = Stół prowadzi teraz { $host }.
host-whose = Kto ma prowadzić stół?
away-now = Masz przerwę; twoje zegary stoją. Powrót { $when } albo gdy tylko napiszesz /back.
away-sooner = Przy { $codes } wolno krócej: tam twoje zegary ruszają { $when }.
away-over = Witaj z powrotem. Twoje zegary znów idą.
away-not = Nie masz teraz przerwy.
somebody = ktoś
clock-none = brak
# As in English.
clock-5m-10s = 5 min + 10 s
# As in English.
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 dzień + 12 godz.
clock-3d-1d = 3 dni + 1 dzień
clock-7d-2d = 7 dni + 2 dni
clock-none-means = Trzy dni na każdy ruch.
clock-5m-10s-means = Każdy ma 5 minut, a po każdym własnym ruchu 10 sekund więcej.
clock-15m-20s-means = Każdy ma 15 minut, a po każdym własnym ruchu 20 sekund więcej.
clock-1d-12h-means = Każdy ma 1 dzień, a po każdym własnym ruchu 12 godzin więcej.
clock-3d-1d-means = Każdy ma 3 dni, a po każdym własnym ruchu 1 dzień więcej.
clock-7d-2d-means = Każdy ma 7 dni, a po każdym własnym ruchu 2 dni więcej.
button-undo = Cofnij
button-agree = Zgoda
button-decline = Odmów
button-withdraw = Wycofaj
button-takeover = Niech gra komputer
button-retry = Spróbuj ponownie
button-wait = Czekaj { $time }
bonus-none = dzień
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 godz.
bonus-3d-1d = dzień
bonus-7d-2d = 2 dni
button-claim = Zażądaj wygranej
reason-claimed = { $names }: czas minął.
reason-agreed = Obie strony się zgodziły.
reason-called-off = Przerwano, bez wyniku.
reason-ended = Grę zakończył administrator tego serwera, bez wyniku.
refusal-not-overdue = Osoba, która ma ruch, ma jeszcze czas.
refusal-proposal-open = Najpierw ktoś musi odpowiedzieć na otwartą propozycję.
refusal-own-time-up = Twój własny czas minął: decydują pozostali. Ruch jeszcze możesz zrobić.
refusal-no-proposal = Nie masz tu już na co odpowiadać.
refusal-own-proposal = To twoja propozycja: odpowiadają pozostali.
refusal-declined = Przed chwilą padła odmowa. Zapytaj znów po następnym ruchu.
refusal-nothing-to-take-back = Nie masz jeszcze ruchu, który można by cofnąć.
refusal-revealed = Tego nie można już cofnąć: od tamtej pory odsłonięto coś zakrytego.
refusal-computer-declines = { $who } liczy na wygraną i nie chce remisu.
refusal-not-two-sides = Na remis można się umówić tylko tam, gdzie grają dwie strony.
refusal-away-too-long = { $left ->
    [0] Masz już za sobą 30 dni przerwy w ciągu roku; więcej się nie da.
    [1] Możesz mieć jeszcze najwyżej 1 dzień przerwy.
   *[other] Możesz mieć najwyżej { $left } dni przerwy.
}
table-rules =
    Przy każdym stole
    Twój ruch: kogo nie ma, ten dostaje nową wiadomość ze swoim imieniem, raz na ruch. /settings zmienia to dla czatu albo dla ciebie.
    Zegar: żaden albo jeden z pięciu, wybrany przed partią. Po własnym ruchu dostajesz dodatek, ale nigdy nie masz więcej niż na początku. Komputery i przerwy nie kosztują czasu.
    Koniec czasu: bez zegara po trzech dniach. Ruch nadal możesz zrobić. Pozostali mogą oddać grę komputerowi, poczekać jeszcze raz albo, gdy z zegarem grają dwie strony, zażądać wygranej. Jeśli nikt nie zdecyduje, komputer przejmuje grę po 30 sekundach, przy zegarze w dniach po jednym dodatku. Zawsze możesz wrócić przez /return.
    Miejsca: własne przechodzi do komputera od razu (/replace), cudze tylko wtedy, gdy minął czas albo wszyscy się zgodzą.
    /undo cofa twój ostatni ruch, /draw proponuje remis, /calloff kończy bez wyniku: wszyscy pozostali ludzie muszą się zgodzić. Następny ruch unieważnia prośbę. Nie cofa się ruchu, który odsłonił coś zakrytego.
    /away 7 zatrzymuje twoje zegary na 7 dni, najwyżej 30 w ciągu roku; /back to kończy.
    Gospodarz: usuwa osoby i rozpoczyna grę; jego rolę przejmuje ten, kto siedzi najdłużej, gdy gospodarz odejdzie albo przed startem przez dziesięć minut nie daje znaku życia. W trakcie partii gospodarz nie ma szczególnych praw.
    Gra przy stole, przy którym od 30 dni nikt nie daje znaku życia, zostaje przerwana, trzy dni po zapowiedzi; przed startem po 24 godzinach.

## Odmowy: tylko dla tego, kto pytał
refusal-not-your-turn = To nie twój ruch. Ruch: { $who }.
refusal-not-seated = Nie grasz przy tym stole.
refusal-shut-out = Nie możesz już tu grać: tak zdecydował administrator tego serwera. Twoje stoły grają dalej bez ciebie. /mydata i /forget nadal działają.
refusal-not-host = { $seated ->
    [no] Może to zrobić tylko ten, kto otworzył stół.
   *[yes] Może to zrobić tylko { $host }: to gospodarz stołu.
}
refusal-stale = Gra poszła już dalej. Spójrz na najnowszą planszę.
refusal-no-such-table = Nie znam stołu o tym kodzie.
refusal-no-such-match = { $count ->
    [0] Przy tym stole nie rozegrano jeszcze żadnej partii.
    [1] Przy tym stole rozegrano tylko 1 partię.
   *[other] Partie rozegrane przy tym stole: tylko { $count }.
}
refusal-no-table-here = Na tym czacie nie ma otwartego stołu. Otwórz go przez /play.
refusal-table-full = Wszystkie miejsca są zajęte.
refusal-already-seated = Już siedzisz przy tym stole.
refusal-too-few = Minimalna liczba graczy: { $least }.
refusal-too-many-lobbies = { $codes ->
    [none] Masz otwarte stoły, które czekają na graczy: { $most }. Więcej się nie da. Najpierw zacznij grę przy jednym z nich albo go zamknij.
   *[other] Masz otwarte stoły, które czekają na graczy: { $most }. Więcej się nie da. Najpierw zacznij grę przy jednym z nich albo go zamknij: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Kto otworzył ten stół, prowadzi już tyle gier: { $most }. Więcej się nie da.
   *[yes] { $codes ->
        [none] Prowadzisz już tyle stołów w grze: { $most }. Więcej się nie da. Najpierw zakończ jeden z nich, na przykład przez /resign.
       *[other] Prowadzisz już tyle stołów w grze: { $most }. Więcej się nie da. Najpierw zakończ jeden z nich, na przykład przez /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Inny czat, który pokazuje ten stół, ma już tyle stołów w grze: { $most }. Więcej się tam nie da.
   *[yes] Ten czat pokazuje już tyle stołów w grze: { $most }. Więcej się nie da. Najpierw zakończcie jeden z nich, na przykład przez /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] To partia rankingowa, więc podpowiedzi nie ma.
   *[no] Przy tym stole nie ma podpowiedzi.
}
refusal-wrong-move = { $move }: teraz się nie da.
refusal-wrong-time = { $state ->
    [lobby] To możliwe dopiero po rozpoczęciu gry. Zaczyna ją /start.
    [playing] Podczas gry się nie da. /table pokazuje, co możesz teraz zrobić.
    [between] Między dwiema grami się nie da. Następna zacznie się sama.
    [over] Gra się skończyła, więc już się nie da. /rematch zaczyna następną.
    [closed] Ten stół jest zamknięty. /play otwiera nowy.
   *[other] Teraz się nie da.
}
refusal-no-code = Który stół? Napisz jego kod po /join. Poda ci go każdy, kto tam gra.
refusal-no-such-game = Nie znam gry „{ $text }”. Oto moje: { $games }.
refusal-file-too-large = Plik ma { $size } MB, a więcej niż { $most } MB nie da się tu wysłać.
refusal-bad-press = Ten przycisk nie należy do żadnego stołu.
refusal-bad-request = Nie rozumiem „{ $text }”. /play otwiera stół, /help pokazuje, co umiem.
refusal-bad-word = „{ $text }” po /{ $command } nic nie znaczy. { $words ->
    [none] Nic więcej nie trzeba wpisywać.
   *[other] Można wpisać: { $words }.
}
refusal-bad-value = { $values ->
    [none] Nie da się odczytać „{ $text }” jako „{ $option }”.
   *[other] „{ $text }” nie pasuje do „{ $option }”. Do wyboru: { $values }.
}
refusal-not-in-game = W grze { $game } nie ma „{ $option }”.
refusal-unidentified = Nie wiadomo, kto otworzył tę stronę. Zamknij ją i otwórz jeszcze raz z czatu.
refusal-unexpected = Coś poszło u mnie nie tak. Nic nie przepadło; spróbuj jeszcze raz.
refusal-membership-unknown = Nie mogę teraz sprawdzić, czy jesteś na tym czacie. Spróbuj na samym czacie albo jeszcze raz za chwilę.
refusal-no-database = Nie mogę teraz sięgnąć do swoich zapisków. Nic nie przepadło; spróbuj jeszcze raz za kilka minut.

## Pomoc i język
help-greeting = Planszówki tam, gdzie i tak rozmawiacie. Wybierz grę i zacznij w kilka sekund, ze znajomymi albo z komputerem.
help-group-play = /play otwiera tu stół, a kto chce grać, naciska { $join }.
help-groups = Dodaj mnie do grupy i napisz tam /play: znajomi dołączą jednym przyciskiem.
help-join = /join z kodem pokazuje tu stół z innego czatu.
help-all = /help wymienia wszystko, co umiem.
help-alone = Cała reszta otwiera się tylko dla ciebie:
help-more = Stół może stać na kilku czatach: /join z jego kodem. /help table mówi, co się dzieje, gdy ktoś nie odpowiada.
help-which-game = Która gra?
help-type = Napisz { $command }, a za tym: { $what }.

## Polecenia
command-play = Otwórz stół
command-join = Pokaż na tym czacie stół o podanym kodzie
command-start = Rozpocznij partię
command-leave = Odejdź od stołu przed startem
command-hand = Pokaż swoją rękę, tylko sobie
command-score = Wynik albo pytanie o planszę
command-rules = Zasady w skrócie
command-resign = Poddaj partię
command-hint = Dobry ruch, tylko dla ciebie
command-replace = Oddaj miejsce komputerowi
command-return = Odbierz swoje miejsce komputerowi
command-rematch = Zagraj znów na tych samych miejscach
command-undo = Cofnij swój ostatni ruch
command-draw = Zaproponuj remis
command-calloff = Zakończ grę bez wyniku
command-pause = Przerwa przy stole na kilka dni albo do wybranego dnia
command-host = Przekaż rolę gospodarza
command-away = Zatrzymaj swoje zegary na kilka dni
command-back = Koniec przerwy: twoje zegary idą dalej
command-help = Co umiem
command-table = Stół tutaj: start, undo, draw, resign i inne
command-me = O tobie: rating, link, mydata, away i inne
parameter-game = Która gra
parameter-computer = Siła komputera
parameter-match = Kto pierwszy wygra tyle partii
parameter-sumof = Najwyższa suma z tylu partii
parameter-clock = Ile czasu ma każdy
parameter-rated = Czy partie między ludźmi się liczą, bez podpowiedzi
parameter-days = Na ile dni
parameter-day = Liczba dni albo dzień, na przykład 12 gru
parameter-first = Kto zaczyna
parameter-code = Kod stołu
parameter-about = O co pytasz, na przykład o pole
parameter-player = Kto: imię albo numer miejsca
parameter-where = Czyje: twoje czy innych
parameter-number = Która partia przy stole
choice-computer-beginner = Początkujący
choice-computer-casual = Amator
choice-computer-club = Klubowicz
choice-computer-expert = Ekspert
choice-computer-master = Mistrz
choice-computer-even = Jak ty
choice-about-table = Przy stole
choice-about-start = Jak zacząć
choice-first-random = losowo
