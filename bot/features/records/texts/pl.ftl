# Records

button-fair = Uczciwe rozdanie
button-do-export = Jako plik
button-do-import = Otwórz plik
fair-sealed = Rozdanie ustalono przed pierwszym ruchem. Jego ziarno pozostaje tajne do końca, a to jego pieczęć:
fair-held = Partia się skończyła, ale inni wciąż grają tym samym rozdaniem. Ziarno pozostaje tajne, aż skończą ostatni, a to jego pieczęć:
fair-open = Rozdanie ustalono przed pierwszym ruchem: pieczęć była już wtedy, ziarno widać teraz.
fair-hash = Pieczęć: { $hash }
fair-seed = Ziarno: { $seed }
fair-check = Jak sprawdzić: oblicz SHA-256 z 64 znaków ziarna, na przykład poleceniem sha256sum i bez znaku nowego wiersza na końcu. Musi wyjść pieczęć. Wszystko, co rozdano, wynika z ziarna i każdy może to przeliczyć:
fair-by-hand =
    1. Dla i = 0, 1, 2… oblicz SHA-256 z „ziarno:etykieta:i”, gdzie ziarno to jego 64 znaki, a liczba „i” jest zapisana dziesiętnie; każdy wynik daje cztery liczby 64-bitowe, najstarszy bajt pierwszy.
    2. Liczba mniejsza niż n to następna z nich modulo n; te od największej wielokrotności n do 2⁶⁴ pomija się.
    3. Aby potasować szereg, idź od jego ostatniego miejsca do drugiego i zamieniaj to, co tam leży, z tym, co leży o tyle miejsc od początku, ile wynosi następna liczba mniejsza niż liczba miejsc od początku do tego włącznie.
fair-piles = To rozdanie ma kilka stołów. To, co zostaje po rozdaniu rąk, dzieli się na stosy, po jednym na miejsce: po jednej sztuce, w kolejności dobierania, według kolejności ruchów od pierwszego miejsca. Miejsce dobiera z początku swojego stosu; gdy jest pusty, z końca największego z pozostałych, a z równych ze stosu miejsca, które następuje najbliżej.
fair-step = { $verdict ->
    [right] ✓ { $step }: zgadza się, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: nie zgadza się.
       *[other] ✗ { $step }: nie zgadza się przy ruchu { $number }.
    }
}
step-digest = Dokument
step-seed = Ziarno
step-hash = Pieczęć
step-setup = Pozycja wyjściowa
step-deal = Ręce
step-moves = Ruchy
step-draws = Dobieranie
step-result = Wynik
check-digest = po zapisaniu nic nie zmieniono
check-seed = ma 64 cyfry szesnastkowe
check-hash = to SHA-256 ziarna
check-setup = wynika z ziarna i opcji
check-deal = wynikają z ziarna
check-moves = każdy był możliwy
check-draws = wszystko wynika z ziarna
check-result = ruchy do niego prowadzą
check-open = nie ma tu czego sprawdzać
export-made = Zapis partii { $number } jako plik.
import-how = Daj mi plik razem z poleceniem: na Telegramie jako dokument z podpisem /import albo odpowiedz na taki dokument poleceniem /import; w przeglądarce na pierwszej stronie pod [Wpisz kod].
import-by = { $count ->
    [1] { $who } otwiera tę partię z pliku.
   *[other] { $who } otwiera te partie z pliku.
}
import-many = Wczytane partie: { $count }. Każda jest przy osobnym stole:
refusal-still-running = Partia jeszcze trwa: jej zapis pokazałby to, co wciąż zakryte.
refusal-seed-held = Inni wciąż grają tym samym rozdaniem. Zapis będzie dostępny, gdy skończą ostatni.
refusal-too-many-records = Limit na godzinę wyczerpany; partie otwarte z plików: { $most }. Spróbuj później.
refusal-too-many-files = Limit plików od jednej osoby na godzinę jest wyczerpany. Spróbuj później.
refusal-import-under-way = Jeszcze czytam twój ostatni plik. Wyślij następny, gdy skończę.
refusal-imports-busy = Czytam teraz tyle plików, że kolejka jest pełna. Spróbuj znów za minutę.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Partia { $match }:{ " " }
}{ $part ->
    [size] Plik jest za duży, by go odczytać.
    [many] W tym pliku jest za dużo partii.
    [long] W tym pliku jest za dużo ruchów i cofnięć.
    [slow] Plik przychodził zbyt długo.
    [format] Tej partii nie da się zapisać w tym formacie.
    [version] Ten zapis powstał w nowszej wersji Crosstable.
    [digest] Zapis został później zmieniony.
    [seed] Ziarno tego zapisu jest błędne.
    [hash] Pieczęć tego zapisu nie pasuje do jego ziarna.
    [setup] Ustawienie w tym zapisie nie wynika z jego ziarna.
    [deal] Ręce w tym zapisie nie wynikają z jego ziarna.
    [draws] Przy ruchu { $number } tego zapisu dobrano coś, co nie wynika z jego ziarna.
    [moves] { $move ->
        [none] Ruch { $number } tego zapisu jest niemożliwy.
       *[other] Ruch { $number } tego zapisu, { $move }, jest niemożliwy.
    }
    [log] Wpisu { $number } tego zapisu nie da się odczytać.
    [result] Ruchy tego zapisu nie prowadzą do jego wyniku.
   *[other] Ten plik nie jest zapisem, który umiem odczytać.
}
command-export = Zakończona partia jako plik
command-import = Otwórz partie z pliku
parameter-format = Format pliku
parameter-file = Zapis: JSON, notacja, GGF albo WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Notacja
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = Szereg ma etykietę „bag”: po siedem kamieni: czerwony, żółty, niebieski, fioletowy, czarny i biały, potem po trzy: Przesuń, Zabierz, Podmień i Zamień. Po potasowaniu rozdaje się go od końca: pierwsze miejsce bierze ostatnie cztery, drugie te przed nimi i tak dalej; przy trzech graczach drugie bierze sześć. Co zostaje, dobiera się od końca. Gdy o pierwszym ruchu rozstrzyga losowanie, przypada on miejscu, przed którym jest tyle innych, ile wynosi liczba mniejsza niż liczba miejsc, z etykietą „first”.
discord-command-export = eksport
# As in English.
discord-command-import = import
# As in English.
discord-parameter-format = format
discord-parameter-file = plik
triominos-fair-order = Szereg ma etykietę „round 1”, w następnej rundzie „round 2” i tak dalej: 56 płytek 000, 001… 005, 011, 012… do 555, w kolejności rosnącej, każda nazwana swoimi cyframi od najmniejszej do największej. Po potasowaniu pierwsze miejsce bierze całą swoją rękę z przodu, drugie miejsce bierze następne płytki i tak dalej. Co zostaje, to pula, dobierana od przodu.
