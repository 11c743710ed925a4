# Gezelschap: wie er nog aan een tafel is, en de zes woorden die daar gezegd kunnen worden

button-say = Iets zeggen
say-hello = Hallo
say-well = Goed gespeeld
say-oops = Oeps
say-thinking = Ik denk na …
say-thanks = Bedankt
say-game = Mooie partij
say-line = { $who }: ‘{ $word }’
company-left = { $who } is { $when } weggegaan.
company-watching = { $count ->
    [one] { $names } kijkt toe
   *[other] { $names } kijken toe
}
company-many = { $count ->
    [one] { $count } kijkt toe
   *[other] { $count } kijken toe
}
refusal-too-many-words = Hoogstens vier woorden per minuut. Wacht even.
web-here = { $name } is hier
web-left = { $name } is { $time } geleden weggegaan
web-speak = Iets zeggen
