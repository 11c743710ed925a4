# Programas: claves con las que juegan los programas de alguien

command-programs = Que un programa tuyo juegue por ti
discord-command-programs = programas
button-do-programs = Mis programas
programs-about = Un programa con una de estas claves ve tus mesas y juega en tu nombre.
programs-made = Tu nueva clave:
programs-once = Cópiala ahora: no se mostrará otra vez. Quien la tenga puede jugar en tu nombre.
programs-token = Clave { $number }, creada { $made }, sin usar
programs-token-used = Clave { $number }, creada { $made }, usada { $used }
programs-where = Los programas preguntan en { $address }
programs-new = Nueva clave
programs-end = Anular la clave { $number }
refusal-too-many-tokens = Tienes { $most } claves. Anula una primero.
