# My tables

games-title-mine = { $waiting ->
    [0] Żaden stół na ciebie nie czeka.
    [one] Czeka na ciebie 1 stół.
    [few] Czekają na ciebie { $waiting } stoły.
    [many] Czeka na ciebie { $waiting } stołów.
   *[other] Czeka na ciebie { $waiting } stołów.
}
games-title-done = Twoje stoły z ostatnich 7 dni, już zakończone.
games-title-here = Na tym czacie trwają:
games-none-mine = Nie siedzisz teraz przy żadnym stole. Otwórz stół:
games-none-done = W ostatnich 7 dniach nie zakończyła się żadna twoja gra.
games-none-here = Na tym czacie nie trwa żadna gra. Otwórz stół:
games-page = { $first }–{ $last } z { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = obie strony
games-turn-mine = twój ruch
games-turn = ruch: { $name }
games-until = { $told }, termin { $when }
games-since = { $told } ({ $when })
games-asked = czeka na twoją odpowiedź
games-between = zaraz gramy dalej
games-lobby-waits = czeka na graczy
games-lobby-ready = można startować
games-left = za ciebie gra komputer
games-won = wygrana { $score }
games-lost = przegrana { $score }
games-drawn = remis { $score }
games-over = koniec { $score }
games-off = przerwano
games-place-chat = inny czat
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = przeglądarka
games-previous = Wstecz
games-next = Więcej
games-done = Zakończone
games-mine = Stoły w grze
command-games = Twoje stoły w grze; z „here” te na tym czacie
button-do-games = Moje stoły
games-here = Stoły tutaj
choice-where-here = ten czat
discord-command-games = stoły
