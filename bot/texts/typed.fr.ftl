# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = « { $text } » peut vouloir dire : { $choices }. Lequel ?
typed-nothing = « { $text } » ne donne rien ici pour l’instant. Tu peux écrire : { $choices }. /help donne les commandes.
typed-played = Joué : { $move }.
typed-sure = { $about } Écris « oui » ou « non ».
typed-kept = D’accord, rien ne change.
typed-apart = Ma réponse n’est que pour toi : utilise /move ici, ou écris-moi en privé.
typed-help = Tu peux aussi écrire au lieu d’appuyer : réponds à un plateau par d3, écris /move d3, ou juste d3 dans notre discussion privée. Dans un groupe, tout le monde lit ta réponse, et un demi-coup trahit une partie de ta main.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = vers, à, au, en, dans, sur, et, avec, par, pour, le, la, de, emplacement
typed-word-agree = oui, o, ok, d’accord
typed-word-decline = non, n, refuser
typed-word-add = niveau, ordinateur
typed-word-next = suite, continuer, distribuer
typed-word-also = moi aussi

## The command

command-move = Jouer un coup en l’écrivant : /move d3
parameter-text = Le coup, ou ce qui est écrit sur un bouton
discord-command-move = coup
discord-parameter-text = texte
