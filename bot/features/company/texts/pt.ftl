# Companhia: quem mais está na mesa e as seis palavras que se podem dizer

button-say = Dizer algo
say-hello = Olá
say-well = Bem jogado
say-oops = Ops
say-thinking = Pensando …
say-thanks = Valeu
say-game = Boa partida
say-line = { $who }: “{ $word }”
company-left = { $who } saiu { $when }.
company-watching = { $count ->
    [one] { $names } assiste
   *[other] { $names } assistem
}
company-many = { $count ->
    [one] { $count } assiste
   *[other] { $count } assistem
}
refusal-too-many-words = No máximo quatro palavras por minuto. Espere um momento.
web-here = { $name } está aqui
web-left = { $name } saiu há { $time }
web-speak = Dizer algo
