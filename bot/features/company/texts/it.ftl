# Compagnia: chi altro è al tavolo, e le sei parole che vi si possono dire

button-say = Di’ qualcosa
say-hello = Ciao
say-well = Ben giocato
say-oops = Ops
say-thinking = Sto pensando …
say-thanks = Grazie
say-game = Bella partita
say-line = { $who }: «{ $word }»
company-left = { $who } è andato via { $when }.
company-watching = { $count ->
    [one] { $names } guarda
   *[other] { $names } guardano
}
company-many = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
refusal-too-many-words = Al massimo quattro parole al minuto. Aspetta un momento.
web-here = { $name } è qui
web-left = { $name } è andato via { $time } fa
web-speak = Di’ qualcosa
