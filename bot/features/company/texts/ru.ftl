# Компания: кто ещё за столом и шесть слов, которые можно сказать

button-say = Сказать слово
say-hello = Привет
say-well = Хорошо сыграно
say-oops = Ой
say-thinking = Думаю …
say-thanks = Спасибо
say-game = Хорошая партия
say-line = { $who }: «{ $word }»
company-left = { $who } отошёл { $when }.
company-watching = { $count ->
    [one] { $names } смотрит
    [few] { $names } смотрят
    [many] { $names } смотрят
   *[other] { $names } смотрят
}
company-many = { $count ->
    [one] { $count } смотрит
    [few] { $count } смотрят
    [many] { $count } смотрят
   *[other] { $count } смотрят
}
refusal-too-many-words = Не больше четырёх слов в минуту. Подождите немного.
web-here = { $name } здесь
web-left = { $name } отошёл { $time } назад
web-speak = Сказать слово
