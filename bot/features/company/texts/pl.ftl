# Towarzystwo: kto jeszcze jest przy stole i sześć słów, które można tam powiedzieć

button-say = Powiedz coś
say-hello = Cześć
say-well = Dobrze zagrane
say-oops = Ojej
say-thinking = Myślę …
say-thanks = Dzięki
say-game = Dobra partia
say-line = { $who }: „{ $word }”
company-left = { $who } odszedł { $when }.
company-watching = { $count ->
    [one] { $names } ogląda
    [few] { $names } oglądają
    [many] { $names } ogląda
   *[other] { $names } ogląda
}
company-many = { $count ->
    [one] { $count } ogląda
    [few] { $count } oglądają
    [many] { $count } ogląda
   *[other] { $count } ogląda
}
refusal-too-many-words = Najwyżej cztery słowa na minutę. Poczekaj chwilę.
web-here = { $name } jest tutaj
web-left = { $name } odszedł { $time } temu
web-speak = Powiedz coś
