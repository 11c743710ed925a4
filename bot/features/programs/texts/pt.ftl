# Programas: chaves com que jogam os programas de alguém

command-programs = Deixe seu próprio programa jogar por você
discord-command-programs = programas
button-do-programs = Meus programas
programs-about = Um programa com uma destas chaves vê suas mesas e joga em seu nome.
programs-made = Sua nova chave:
programs-once = Copie agora: ela não será mostrada de novo. Quem a tiver pode jogar em seu nome.
programs-token = Chave { $number }, criada { $made }, ainda não usada
programs-token-used = Chave { $number }, criada { $made }, usada { $used }
programs-where = Os programas perguntam em { $address }
programs-new = Nova chave
programs-end = Cancelar a chave { $number }
refusal-too-many-tokens = Você tem { $most } chaves. Cancele uma primeiro.
