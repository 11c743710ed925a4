# Товариство: хто ще за столом і шість слів, які можна сказати

button-say = Сказати слово
say-hello = Привіт
say-well = Добре зіграно
say-oops = Ой
say-thinking = Думаю …
say-thanks = Дякую
say-game = Гарна партія
say-line = { $who }: «{ $word }»
company-left = { $who } пішов { $when }.
company-watching = { $count ->
    [one] { $names } дивиться
    [few] { $names } дивляться
    [many] { $names } дивляться
   *[other] { $names } дивляться
}
company-many = { $count ->
    [one] { $count } дивиться
    [few] { $count } дивляться
    [many] { $count } дивляться
   *[other] { $count } дивляться
}
refusal-too-many-words = Не більше чотирьох слів за хвилину. Зачекайте трохи.
web-here = { $name } тут
web-left = { $name } пішов { $time } тому
web-speak = Сказати слово
