# Програми: ключі, з якими грають чиїсь програми

command-programs = Нехай за вас грає ваша програма
discord-command-programs = програми
button-do-programs = Мої програми
programs-about = Програма з одним із цих ключів бачить ваші столи й грає від вашого імені.
programs-made = Ваш новий ключ:
programs-once = Скопіюйте його зараз: більше він не з’явиться. Хто його має, може грати від вашого імені.
programs-token = Ключ { $number }, створено { $made }, ще не використано
programs-token-used = Ключ { $number }, створено { $made }, використано { $used }
programs-where = Адреса для програм: { $address }
programs-new = Новий ключ
programs-end = Скасувати ключ { $number }
refusal-too-many-tokens = Ключів уже { $most }. Спершу скасуйте один.
