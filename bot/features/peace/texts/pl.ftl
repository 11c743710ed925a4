# Peace and quiet: when somebody is told what waits for them

peace-title = Kiedy mogę dzwonić?
peace-about = W godzinach ciszy nic nie dzwoni. To, co czeka, przychodzi na ich koniec w jednej wiadomości.
peace-clocks = Zegary idą dalej. Gdyby w tym czasie miał ci się skończyć czas, powiem ci o tym wcześniej.
peace-quiet = Godziny ciszy
peace-quiet-off = brak
peace-quiet-about = W jakich godzinach nic nie ma dzwonić?
peace-quiet-from = O której zaczyna się cisza?
peace-quiet-until = Cisza zaczyna się o { $hour }. O której się kończy?
peace-other = Inne godziny…
peace-digest = Powiadomienia
peace-digest-off = od razu
peace-digest-day = raz dziennie
peace-digest-week = raz w tygodniu: { $day }
peace-digest-about = Raz dziennie albo raz w tygodniu, o { $hour }, jedna wiadomość wymienia wszystkie stoły, które na ciebie czekają. Tylko ostrzeżenie, że kończy ci się czas, nadal przychodzi osobno.
peace-zone = Twój czas
peace-zone-none = jeszcze nieznany
peace-zone-now = { $time } · { $city }
peace-zone-about = Która jest u ciebie godzina?
peace-summary = { $waiting ->
    [0] Oto, co się w tym czasie wydarzyło:
    [one] Czeka na ciebie 1 stół.
    [few] Czekają na ciebie { $waiting } stoły.
    [many] Czeka na ciebie { $waiting } stołów.
   *[other] Czeka na ciebie { $waiting } stołu.
}
