# Programs: tokens by which somebody's own programs play

command-programs = Let your own program play for you
discord-command-programs = programs
button-do-programs = My programs
programs-about = A program with one of these tokens sees your tables and plays as you.
programs-made = Your new token:
programs-once = Copy it now: it is not shown again. Whoever has it can play as you.
programs-token = Token { $number }, made { $made }, not used yet
programs-token-used = Token { $number }, made { $made }, used { $used }
programs-where = Programs ask at { $address }
programs-new = New token
programs-end = End token { $number }
refusal-too-many-tokens = You have { $most } tokens. End one first.
