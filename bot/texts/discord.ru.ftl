# Только в Discord: как там называются команды и их параметры, строчными буквами, без пробелов,
# не больше 32 знаков. Английские названия можно вводить везде.

discord-command-play = играть
discord-command-join = присоединиться
discord-command-start = начать
discord-command-leave = выйти
discord-command-hand = рука
discord-command-score = счёт
discord-command-rules = правила
discord-command-resign = сдаться
discord-command-hint = подсказка
discord-command-replace = уступить-место
discord-command-return = на-своё-место
discord-command-rematch = реванш
discord-command-undo = вернуть-ход
discord-command-draw = ничья
discord-command-calloff = прекратить
discord-command-pause = пауза
discord-command-host = хост
discord-command-away = отпуск
discord-command-back = возвращение
discord-command-help = справка
discord-command-table = стол
discord-command-me = я

discord-parameter-game = игра
discord-parameter-computer = компьютер
discord-parameter-match = побед
discord-parameter-sumof = сумма-партий
discord-parameter-clock = часы
discord-parameter-rated = рейтинговая
discord-parameter-first = первый-ход
discord-parameter-position = позиция
discord-parameter-target = цель
discord-parameter-hand = фишек-каждому
discord-parameter-code = код
discord-parameter-about = о-чём
discord-parameter-number = номер
discord-parameter-player = кто
discord-parameter-where = чьи
discord-parameter-days = дней
discord-parameter-day = до
