# Лише в Discord: як там називаються команди та їхні параметри, малими літерами, без пропусків і
# апострофів, щонайбільше 32 знаки. Англійські назви можна вводити всюди.

discord-command-play = грати
discord-command-join = долучитися
discord-command-start = почати
discord-command-leave = вийти
discord-command-hand = рука
discord-command-score = рахунок
discord-command-rules = правила
discord-command-resign = здатися
discord-command-hint = підказка
discord-command-replace = віддати-місце
discord-command-return = на-своє-місце
discord-command-rematch = реванш
discord-command-undo = хід-назад
discord-command-draw = нічия
discord-command-calloff = припинити
discord-command-pause = пауза
discord-command-host = хост
discord-command-away = відпустка
discord-command-back = повернення
discord-command-help = довідка
discord-command-table = стіл
discord-command-me = я

discord-parameter-game = гра
discord-parameter-computer = рівень
discord-parameter-match = перемог
discord-parameter-sumof = сума-партій
discord-parameter-clock = годинник
discord-parameter-rated = рейтингова
discord-parameter-first = перший-хід
discord-parameter-position = позиція
discord-parameter-target = мета
discord-parameter-hand = фішок-кожному
discord-parameter-code = код
discord-parameter-about = про-що
discord-parameter-number = номер
discord-parameter-player = хто
discord-parameter-where = чиї
discord-parameter-days = днів
discord-parameter-day = до
