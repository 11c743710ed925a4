# Programma’s: sleutels waarmee iemands eigen programma’s spelen

command-programs = Laat je eigen programma voor je spelen
discord-command-programs = programmas
button-do-programs = Mijn programma’s
programs-about = Een programma met een van deze sleutels ziet je tafels en speelt als jou.
programs-made = Je nieuwe sleutel:
programs-once = Kopieer hem nu: hij wordt niet nog eens getoond. Wie hem heeft, kan als jou spelen.
programs-token = Sleutel { $number }, gemaakt { $made }, nog niet gebruikt
programs-token-used = Sleutel { $number }, gemaakt { $made }, gebruikt { $used }
programs-where = Programma’s vragen op { $address }
programs-new = Nieuwe sleutel
programs-end = Sleutel { $number } beëindigen
refusal-too-many-tokens = Je hebt { $most } sleutels. Beëindig er eerst een.
