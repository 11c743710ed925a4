# Własna strona stołu w przeglądarce.

web-tagline = Planszówki tam, gdzie i tak rozmawiacie
web-about = Zagraj od razu z komputerem albo wyślij znajomym link. Bez zakładania konta.
web-needs-script = Ta strona potrzebuje JavaScriptu. Nie wczytuje niczego z innych miejsc.
web-opening = Otwieranie…
web-guest = Gość { $number }

## Strona główna
web-home = Strona główna
web-play = Zagraj: { $game }, przeciwnik { $name }
web-level = poziom komputera
web-play-short = Graj
web-play-friends = { $game }: graj ze znajomymi
web-play-now = Zagraj teraz
web-choose = Wybierz grę
web-level-of = { $game }: jaki poziom?
web-enter = Wpisz kod
web-friends = Ze znajomymi
web-open-file = Albo otwórz plik z partiami
web-code = Kod stołu
web-join = Do stołu
web-unknown-code = Kod to siedem liter i cyfr, na przykład ABC23DE.
web-tables = Twoje stoły
web-there = Na tym kanale
web-all-tables = Wszystkie stoły

## Twoje stoły na stronie głównej
web-morning = Dzień dobry, { $name }
web-afternoon = Dzień dobry, { $name }
web-evening = Dobry wieczór, { $name }
web-waiting-none = Żaden stół na ciebie nie czeka.
web-waiting-one = Czeka na ciebie jeden stół.
web-waiting-many = Stoły, które na ciebie czekają: { $number }.
web-card-mine = Twój ruch
web-card-mine-until = Twój ruch · jeszcze { $left }
web-card-turn = Ruch: { $name }
web-card-turn-until = Ruch: { $name } · { $left }
web-card-asked = Czeka na twoją odpowiedź
web-card-between = Zaraz gramy dalej
web-card-lobby = Czeka na graczy
web-card-over = Koniec { $score }
web-card-off = Przerwano
web-card-both = Obie strony tutaj
web-card-nobody = Jeszcze nikogo więcej

## Zegary w ruchu
web-days = { $number } d
web-download = Pobierz
web-hours = { $number } godz.
# As in English.
web-minutes = { $number } min
web-in = za { $time }
web-ago = { $time } temu
web-now = teraz

## Twój ruch
web-your-turn = Twój ruch
web-ask-turn = Czy przeglądarka ma dać znać, gdy znów będzie twój ruch?
web-tell-turn = Daj znać, gdy będzie mój ruch
web-tell-no = Nie
web-sound = Dźwięk, gdy jest mój ruch
web-notifications = Powiadomienie, gdy jest mój ruch, a ta strona jest ukryta
web-blocked = Ta przeglądarka nie pozwala stronie na powiadomienia. Można to zmienić w jej ustawieniach dla tej strony.

## Stół
web-board = Plansza
web-moves = Ruchy
web-moves-as-buttons = Ruchy jako przyciski
web-empty-log = Jeszcze nic się tu nie stało.
web-log = Co się działo
web-line = Polecenie, na przykład /score
web-send = Wyślij
web-commands = Wszystkie polecenia
web-search = Polecenie albo co chcesz zrobić
web-share = Zaproś innych
web-link = Link do przeglądarki
web-join-hint = Na Discordzie albo Telegramie
web-share-hint = Kto zna kod, może oglądać i usiąść, gdzie jest wolne miejsce.
web-share-native = Udostępnij…
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-failed = Naciśnij Ctrl+C
web-gone = Sprawdź kod albo otwórz nowy stół.

## Przy stole
web-actions = Co możesz zrobić
web-earlier = wcześniejsze: { $number }
web-hand = Twoja ręka
web-hint = Podpowiedź
web-holds = na ręce:
web-more = Więcej
web-moves-on-board = Ruchy tylko na planszy
web-other-chats = Inne czaty i ludzie
web-play-on = Graj dalej
web-players = Gracze
web-resign = Poddaj partię
web-scores = Punkty
web-sending = Wysyłanie…
web-share-word = Udostępnij
web-share-picture = Obraz
web-share-animation = Animacja
web-sound-word = Dźwięk
web-sound-off = Wyłącz dźwięki
web-sound-on = Włącz dźwięki
web-supply-left = zostało { $number }
web-undo = Cofnij
web-what-happened = Co się działo
web-you = ty
web-check = Sprawdź
web-computer-level = Komputer · { $level }
web-fair-deal = Uczciwe rozdanie: zapieczętowane przed pierwszym ruchem
web-moves-and-log = Przebieg partii
web-profile-holds = Na ręce
web-profile-of = { $name }: profil
web-profile-ratings = Ranking
web-profile-side = Strona
web-profile-time = Pozostały czas
web-whole-board = Cała plansza
web-thats-you = Ty

## Wszystko inne
web-link-account = Połącz inne konto
web-link-code = Kod z twojego drugiego konta
web-link-enter = Połącz
web-forget-me = Zapomnij o mnie
web-devices = Moje urządzenia
web-devices-about = Przeglądarki, w których cię znam. Zakończ tę, której już nie używasz albo która nie jest twoja: twoje stoły zostają przy tobie.
web-device-this = Ta przeglądarka
web-device-seen = Ostatnio tutaj: { $time }
web-device-end = Zakończ
web-device-end-about = Kto używa tamtej przeglądarki, zaczyna od nowa jako gość. Twoje stoły zostają przy tobie.
web-device-leave-about = Tutaj zaczynasz od nowa jako gość i tracisz swoje stoły. Aby je zachować, najpierw połącz inne konto.
web-device-others = Zakończ wszędzie indziej
web-device-others-about = Zostaje tylko ta przeglądarka, a kto coś z niej skopiował, już nie wejdzie.
web-device-unknown = Przeglądarka
web-profile = Twoje imię i język
web-name = Imię przy stołach
web-language = Język
web-save = Zapisz
web-close = Zamknij
web-lost = Utracono połączenie. Kolejna próba…
web-not-loaded = Ta część strony jeszcze się nie wczytała. Kolejna próba…
web-hasty = To było za dużo naraz.
web-crowded = Z twojej sieci przychodzi teraz za dużo zapytań.
web-many-pages = W tej przeglądarce jest otwartych za dużo stron. Zamknij jedną z nich.
web-again = Następna próba za { $seconds } s.
web-try-again = Spróbuj znów za { $seconds } s.

## Przed startem
web-seats = Miejsca
web-who-sits = Kto tu usiądzie?
web-add-player = Dodaj gracza
web-free-seat = Wolne miejsce
web-me-too = Ja też
web-copy-invite = Kopiuj zaproszenie
web-copy-link = Kopiuj link
web-invite-friends = Zaproś znajomych
web-a-computer = Komputer
web-last-time = ostatnio
web-options = Opcje
# As in English.
web-start = Start
web-take-seat = Dołącz
web-cancel-title = Zamknąć ten stół?
web-keep = Nie
web-swap = Zmień miejsca

## Bez połączenia albo pod złym adresem
web-offline = Brak połączenia
web-offline-about = Twoje partie są bezpieczne: nic nie przepada i nic się bez ciebie nie rozgrywa. Ta strona wróci sama.
web-offline-button = Spróbuj ponownie
web-unavailable = Zaraz wracam
web-missing = Nic tu nie ma
web-missing-about = Ten adres donikąd nie prowadzi. Adres stołu kończy się jego kodem z siedmiu liter i cyfr.
web-missing-button = Strona główna

## Powtórka partii
web-replay-back = Ruch wstecz
web-replay-on = Ruch do przodu
web-keys = Klawisze
web-key-piece = Wybierz element
web-key-cell = Zagraj na tym polu
web-key-arrows = Poruszaj się po planszy
web-key-drop = Odłóż element
