# Company: who else is at a table, and the six words that may be said there

button-say = Say something
say-hello = Hello
say-well = Well played
say-oops = Oops
say-thinking = Thinking …
say-thanks = Thanks
say-game = Good game
say-line = { $who }: “{ $word }”
company-left = { $who } left { $when }.
company-watching = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
}
company-many = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
refusal-too-many-words = Four words a minute at most. Wait a moment.
web-here = { $name } is here
web-left = { $name } left { $time } ago
web-speak = Say something
