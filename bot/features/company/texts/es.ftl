# Compañía: quién más está en la mesa y las seis frases que se pueden decir

button-say = Decir algo
say-hello = Hola
say-well = Bien jugado
say-oops = Uy
say-thinking = Pensando …
say-thanks = Gracias
say-game = Buena partida
say-line = { $who }: «{ $word }»
company-left = { $who } se fue { $when }.
company-watching = { $count ->
    [one] { $names } mira
   *[other] { $names } miran
}
company-many = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
}
refusal-too-many-words = Cuatro frases por minuto como mucho. Espera un momento.
web-here = { $name } está aquí
web-left = { $name } se fue hace { $time }
web-speak = Decir algo
