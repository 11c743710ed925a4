# Gesellschaft: wer sonst am Tisch ist, und die sechs Worte, die dort gesagt werden können

button-say = Etwas sagen
say-hello = Hallo
say-well = Gut gespielt
say-oops = Ups
say-thinking = Ich überlege …
say-thanks = Danke
say-game = Schöne Partie
say-line = { $who }: „{ $word }“
company-left = { $who } ist { $when } gegangen.
company-watching = { $count ->
    [one] { $names } schaut zu
   *[other] { $names } schauen zu
}
company-many = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
refusal-too-many-words = Höchstens vier Worte in der Minute. Warte einen Moment.
web-here = { $name } ist da
web-left = { $name } ist vor { $time } gegangen
web-speak = Etwas sagen
