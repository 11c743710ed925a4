# Accounts

refusal-unknown-code = Ten kod niczego nie łączy: jest w nim literówka, już go użyto albo ma ponad dziesięć minut. Nowy da /link na drugim koncie.
refusal-link-code = Ten kod nie pokazuje stołu: robi z dwóch kont jedną osobę. Poproś o kod samego stołu.
refusal-table-code = { $code } to kod stołu: /join { $code } go pokaże. /link potrzebuje kodu, który pokazuje /link na drugim koncie.
refusal-own-code = Ten kod jest dla innego konta: wpisz go tam po /link.
refusal-already-linked = Te dwa konta to już jedna osoba.
refusal-too-many-accounts = Kont jednej osoby może być najwyżej { $most }.
refusal-too-many-guesses = Za dużo błędnych kodów. Spróbuj za dziesięć minut.
refusal-too-many-links = Na dziś wystarczy połączeń. Spróbuj jutro.
refusal-not-linked = To konto nie jest połączone z żadnym innym.
link-title = Połącz inne konto
link-code = Twój kod: { $code }
link-about = Wpisz /link { $code } na drugim koncie, tam na czacie ze mną albo na stronie. Kod działa przez dziesięć minut i tylko raz. Nie dawaj go nikomu: kto go użyje, zobaczy, co masz na ręce.
link-others = Połączone z tym kontem: { $platforms }.
link-ask = Czy { $name } ({ $platforms }) to też ty?
link-ask-about = Potwierdź tylko, jeśli oba konta są twoje. Staną się jedną osobą: kto używa drugiego, zobaczy, co masz na ręce, zagra na twoich miejscach i może przeczytać i usunąć wszystko, co jest o tobie przechowywane. Do stołu nigdy nie jest to potrzebne: pokazuje go /join z jego kodem.
link-ask-back = Przez siedem dni /unlink oddaje każdemu kontu to, co wniosło.
link-kept = Nic nie połączono
link-kept-about = Kod już nie działa. Oba konta zostają bez zmian.
link-done = Połączono
link-done-about = Twoje stoły, miejsca i ustawienia są na każdym z nich te same. /unlink znów odłącza to konto.
unlink-title = Odłączyć to konto?
unlink-done = To konto znów jest osobne
unlink-about = Zaczyna od nowa. Stoły, miejsca i ustawienia zostają przy pozostałych kontach.
unlink-back = Każde konto odzyskuje to, co wniosło: stoły, miejsca, rankingi i ustawienia. To, co doszło od połączenia, zostaje przy: { $platforms }.
unlink-seats = { $count ->
    [one] Masz miejsce przy { $count } stole w grze. Zostaje przy: { $platforms }.
    [few] Masz miejsca przy { $count } stołach w grze. Zostają przy: { $platforms }.
    [many] Masz miejsca przy { $count } stołach w grze. Zostają przy: { $platforms }.
   *[other] Masz miejsca przy { $count } stołach w grze. Zostają przy: { $platforms }.
}
unlink-apart = Konta są znów rozdzielone
forget-title = Zapomnieć wszystko o tobie?
forget-about = Znikną twoje imię, ustawienia i połączenia, ze wszystkimi połączonymi kontami. Przy zakończonych stołach na twoim miejscu będzie „ktoś”; w trwających partiach twoje miejsca przejmie komputer. Tego nie da się cofnąć.
forget-done = Już cię nie pamiętam
forget-done-about = Nie przechowuję już niczego o tobie. Gdy znów do mnie napiszesz, zaczniesz od nowa.
mydata-done = Wszystko, co jest o tobie przechowywane.
button-link = Tak, połącz
button-unlink = Odłącz to konto
button-forget = Zapomnij o mnie
button-do-link = Połącz konto
button-do-mydata = Moje dane
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = przeglądarka
command-link = Bądź jedną osobą na Telegramie, Discordzie i stronie
command-unlink = Odłącz to konto od pozostałych
command-mydata = Wszystko, co jest o tobie przechowywane, jako plik
command-forget = Usuń wszystko, co o tobie pamiętam
parameter-linkcode = Kod, który pokazuje /link na drugim koncie
discord-command-link = połącz
discord-command-unlink = odłącz
discord-command-mydata = moje-dane
discord-command-forget = zapomnij
discord-parameter-linkcode = kod
