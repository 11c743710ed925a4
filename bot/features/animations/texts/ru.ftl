# Animations

button-picture = Картинка
button-animation = Анимация
button-address = Ссылка
share-ways = Отправить в этот чат:
share-open = Повтор
animation-making = Готовлю анимацию: { $at } из { $count }
animation-so-far = { $plies ->
    [0] Ходов ещё не было
    [one] Пока { $plies } ход
    [few] Пока { $plies } хода
    [many] Пока { $plies } ходов
   *[other] Пока { $plies } хода
}
animation-alt = { $game }, вся партия ход за ходом ({ $plies }). { $told }
refusal-animations-under-way = Твои прошлые анимации ещё готовятся. Попроси снова, когда придёт одна из них.
refusal-too-busy = Сейчас готовится столько анимаций, что для новой нет места в очереди. Попробуй через минуту.
command-replay = Партия как анимация
discord-command-replay = повтор
