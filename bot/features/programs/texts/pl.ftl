# Programy: klucze, którymi grają czyjeś programy

command-programs = Niech twój program gra za ciebie
discord-command-programs = programy
button-do-programs = Moje programy
programs-about = Program z jednym z tych kluczy widzi twoje stoły i gra jako ty.
programs-made = Twój nowy klucz:
programs-once = Skopiuj go teraz: nie pojawi się ponownie. Kto go ma, może grać jako ty.
programs-token = Klucz { $number }, utworzony { $made }, jeszcze nieużyty
programs-token-used = Klucz { $number }, utworzony { $made }, użyty { $used }
programs-where = Programy pytają pod adresem { $address }
programs-new = Nowy klucz
programs-end = Unieważnij klucz { $number }
refusal-too-many-tokens = Masz już klucze: { $most }. Najpierw jeden unieważnij.
