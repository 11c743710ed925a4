# Программы: ключи, с которыми играют чьи-то программы

command-programs = Пусть за вас играет ваша программа
discord-command-programs = программы
button-do-programs = Мои программы
programs-about = Программа с одним из этих ключей видит ваши столы и играет от вашего имени.
programs-made = Ваш новый ключ:
programs-once = Скопируйте его сейчас: больше он не появится. У кого он есть, тот может играть от вашего имени.
programs-token = Ключ { $number }, создан { $made }, ещё не использован
programs-token-used = Ключ { $number }, создан { $made }, использован { $used }
programs-where = Адрес для программ: { $address }
programs-new = Новый ключ
programs-end = Отменить ключ { $number }
refusal-too-many-tokens = Ключей уже { $most }. Сначала отмените один.
