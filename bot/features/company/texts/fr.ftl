# Compagnie : qui d’autre est à la table, et les six mots que l’on peut y dire

button-say = Dire un mot
say-hello = Bonjour
say-well = Bien joué
say-oops = Oups
say-thinking = Je réfléchis …
say-thanks = Merci
say-game = Belle partie
say-line = { $who } : « { $word } »
company-left = { $who } est parti { $when }.
company-watching = { $count ->
    [one] { $names } regarde
   *[other] { $names } regardent
}
company-many = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
refusal-too-many-words = Quatre mots par minute au plus. Attends un instant.
web-here = { $name } est là
web-left = { $name } est parti il y a { $time }
web-speak = Dire un mot
