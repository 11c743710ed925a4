# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = „{ $text }” może znaczyć: { $choices }. O co chodzi?
typed-nothing = „{ $text }” – tego nie da się tu teraz zrobić. Możesz wpisać: { $choices }. /help podaje polecenia.
typed-played = Zagrano: { $move }.
typed-sure = { $about } Wpisz „tak” albo „nie”.
typed-kept = Dobrze, nic się nie zmienia.
typed-apart = Odpowiedź jest tylko dla ciebie: użyj tu /move albo napisz do mnie prywatnie.
typed-help = Zamiast naciskać przyciski, możesz też pisać: odpowiedz na planszę, podając d3, napisz /move d3 albo na naszym czacie prywatnym samo d3. W grupie odpowiedź czytają wszyscy, a już połowa ruchu zdradza coś z twojej ręki.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = na, do, z, i, od, w, za
typed-word-agree = tak, t, ok, zgoda
typed-word-decline = nie, n, odmowa
typed-word-add = poziom, komputer
typed-word-next = dalej, rozdaj
typed-word-also = ja też

## The command

command-move = Wykonaj ruch, wpisując go: /move d3
parameter-text = Ruch albo napis z przycisku
discord-command-move = ruch
discord-parameter-text = tekst
