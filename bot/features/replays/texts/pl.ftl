# Replays

button-walk = Powtórka
button-analyse = Analiza
button-costliest = Najdroższy ruch
button-costly = Drogi ruch { $rank }
button-instead = Lepszy ruch
button-rejoin = Wróć do partii
replay-instead = { $better } zamiast { $played }
replay-failed = Analiza stanęła. Naciśnij jeszcze raz, a pójdzie dalej.
replay-none = Żaden ruch niczego nie kosztował.
replay-better = Lepiej o { $points }: { $better }.
replay-progress = Przeanalizowano { $at } z { $plies }
button-accuracy = Dokładność
accuracy-look = Sprawdź jeszcze raz
accuracy-line = { $name }: { $percent }%
accuracy-rated = { $name }: { $percent }% · gra na około { $rating } ({ $span })
accuracy-none = Nikt nie miał nic do wyboru.
accuracy-means = Procent: ile z szans na wygraną, które były, każdy zachował. Liczba to ranking, przy którym gra się w ten sposób; w nawiasie granice, w których mieści się on w 95 partiach na 100. Jedna partia mówi niewiele.
crosswise-replay-better = Lepiej { $one ->
        [yes] o punkt
       *[no] o { $points } pkt
    }: { $better }.
reversi-replay-better = Lepiej: { $better } ({ $one ->
        [yes] o jeden pionek
       *[no] pionki: +{ $points }
    }).
triominos-replay-better = Lepiej { $one ->
        [yes] o punkt
       *[no] o { $points } pkt
    }: { $better }.
web-replay-replay = Powtórka
web-replay-first = Na początek
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-last = Na koniec
web-replay-moves = Ruchy
web-replay-course = Ruch
web-replay-start = Początek
web-replay-leave = Wróć do stołu
web-replay-share = Udostępnij
web-replay-rejoin = Wróć do partii
web-replay-undo = Cofnij
web-replay-both = Odtąd grasz za obie strony
command-analysis = Które ruchy partii kosztowały najwięcej
discord-command-analysis = analiza
