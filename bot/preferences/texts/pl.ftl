# Settings and languages

refusal-not-manager = { $who ->
    [players] Ustawienia tego czatu może zmienić każdy, kto gra tu przy stole. Twoje własne są pod „Tylko dla mnie”.
   *[managers] Ustawienia tego czatu może zmienić ten, kto nim zarządza. Twoje własne: /settings.
}
language-set = Mówię tu teraz po polsku.
settings-title-chat = Ustawienia tego czatu
settings-title-me = Twoje ustawienia
settings-about-chat = Dla wszystkich, którzy tu czytają. To, co widzisz tylko ty, zależy od twoich ustawień.
settings-about-me = Tylko dla ciebie, gdziekolwiek grasz.
settings-way-chat = Dla tego czatu
settings-way-me = Tylko dla mnie
button-do-language = Język
settings-back = Wstecz
settings-notices = Powiadomienia
settings-about-chat-notices = Gdy na kogoś przychodzi kolej, plansza może zostać wysłana od nowa ze wzmianką o tej osobie; w razie potrzeby znaczy: gdy akurat nie ma jej przy stole.
settings-about-me-notices = Gdzie dowiesz się, że to twój ruch, gdy nie ma cię przy stole.
settings-about-alone-notices = Czy dowiesz się, że to twój ruch, gdy oglądasz coś innego.
settings-notices-smart = w razie potrzeby
settings-notices-always = przy każdym ruchu
settings-notices-never = nigdy
settings-notices-chat = na czacie stołu
settings-notices-private = prywatnie
settings-reminders = Przypomnienia
settings-about-chat-reminders = Kto każe innym czekać, dostaje jedno przypomnienie na ruch, zanim skończy się czas.
settings-about-me-reminders = Dostajesz jedno przypomnienie na ruch, zanim skończy się twój czas.
settings-language = Język
settings-about-chat-language = Język wszystkiego, co czytają tu wszyscy.
settings-about-me-language = Język wszystkiego, co czytasz tylko ty.
settings-theme = Motyw
settings-about-chat-theme = Kolory plansz, które widzą tu wszyscy.
settings-about-me-theme = Kolory wszystkiego, co widzisz tylko ty.
settings-ladder = Klasyfikacja
settings-about-me-ladder = Czy inni widzą twój ranking. Przy „nie” nie ma cię w żadnej klasyfikacji i żaden wynik nie mówi, jak zmienił twój ranking.
settings-on = tak
settings-off = nie
settings-auto = automatycznie
settings-light = jasny
settings-dark = ciemny
command-language = Wybierz język tego czatu
command-settings = Powiadomienia, przypomnienia, język i motyw
parameter-language = Język
parameter-setting = Które z twoich ustawień
parameter-value = Na co zmienić
choice-setting-ladder = Klasyfikacja
choice-value-on = tak
choice-value-off = nie
discord-command-language = język
discord-command-settings = ustawienia
discord-parameter-language = język
discord-parameter-setting = ustawienie
discord-parameter-value = wartość
# Dla oczu: kolory i pismo na obrazkach.
settings-palette = Kolory
settings-about-chat-palette = Kolory plansz, które widzą tu wszyscy. Najczytelniejszy jest wysoki kontrast; pozostałe zestawy rozróżniają to, co zlewa się osobom słabo widzącym kolor zielony, czerwony lub niebieski.
settings-about-me-palette = Kolory plansz, które widzisz tylko ty. Najczytelniejszy jest wysoki kontrast; pozostałe zestawy rozróżniają to, co zlewa się osobom słabo widzącym kolor zielony, czerwony lub niebieski.
settings-palette-standard = standardowe
settings-palette-contrast = wysoki kontrast
settings-palette-deutan = gdy słabo widać zielony (deutan)
settings-palette-protan = gdy słabo widać czerwony (protan)
settings-palette-tritan = gdy słabo widać niebieski (tritan)
settings-size = Litery
settings-about-chat-size = Jak duże są litery i cyfry na obrazach, które widzą tu wszyscy.
settings-about-me-size = Jak duże są litery i cyfry na obrazach, które widzisz tylko ty.
settings-size-normal = zwykłe
settings-size-large = duże
