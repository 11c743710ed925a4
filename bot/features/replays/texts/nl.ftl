# Replays

button-walk = Terugkijken
button-analyse = Analyse
button-costliest = Duurste zet
button-costly = Dure zet { $rank }
button-instead = Betere zet
button-rejoin = Terug naar de partij
replay-instead = { $better } in plaats van { $played }
replay-failed = De analyse is gestopt. Druk nog een keer om verder te gaan.
replay-none = Geen enkele zet gaf iets weg.
replay-better = { $better } was { $points } beter.
replay-progress = { $at } van { $plies } geanalyseerd
button-accuracy = Nauwkeurigheid
accuracy-look = Nog eens kijken
accuracy-line = { $name }: { $percent } %
accuracy-rated = { $name }: { $percent } % · gespeeld als ongeveer { $rating } ({ $span })
accuracy-none = Niemand had iets te kiezen.
accuracy-means = Procent: hoeveel ieder van de winstkansen die er waren heeft behouden. Het getal is de rating waarbij je zo speelt; tussen haakjes staat waartussen die in 95 van de 100 partijen ligt. Eén partij zegt weinig.
crosswise-replay-better = { $better } was { $one ->
        [yes] één punt
       *[no] { $points } punten
    } beter.
reversi-replay-better = { $better } was { $one ->
        [yes] één steen
       *[no] { $points } stenen
    } beter.
triominos-replay-better = { $better } was { $one ->
        [yes] één punt
       *[no] { $points } punten
    } beter.
web-replay-replay = Terugkijken
web-replay-first = Naar het begin
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-last = Naar het einde
web-replay-moves = Zetten
web-replay-course = Zet
web-replay-start = Begin
web-replay-leave = Terug naar de tafel
web-replay-share = Delen
web-replay-rejoin = Terug naar de partij
web-replay-undo = Terugnemen
web-replay-both = Vanaf hier speel je beide kanten
command-analysis = Welke zetten van de partij het meest kostten
discord-command-analysis = analyse
