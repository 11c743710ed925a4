# Animations

button-picture = Картинка
button-animation = Анімація
button-address = Посилання
share-ways = Надіслати в цей чат:
share-open = Перегляд
animation-making = Готую анімацію: { $at } з { $count }
animation-so-far = { $plies ->
    [0] Ще жодного ходу
    [one] Поки що { $plies } хід
    [few] Поки що { $plies } ходи
    [many] Поки що { $plies } ходів
   *[other] Поки що { $plies } ходу
}
animation-alt = { $game }, уся партія хід за ходом ({ $plies }). { $told }
refusal-animations-under-way = Твої попередні анімації ще готуються. Попроси знову, коли надійде одна з них.
refusal-too-busy = Зараз готується стільки анімацій, що для нової немає місця в черзі. Спробуй за хвилину.
command-replay = Партія як анімація
discord-command-replay = перегляд
