# O que alguém vai jogar quando for a sua vez

button-plan = Planejar
plan-title = Seu plano para a sua vez
plan-none = Ainda não há nada planejado: escolha uma jogada.
plan-prompt = O que você joga
plan-else = { $first }, senão { $second }
plan-answer = se jogarem { $after }: { $move }
plan-if-untouched = só se ninguém mexer nestas linhas
plan-lines = Só se estas linhas ficarem assim
plan-if = Se jogarem…
plan-if-which = Se jogarem qual jogada?
plan-if-move = Se jogarem { $after }, você joga…
plan-picked = Escolhido: { $picked }
plan-drop = Descartar o plano
plan-secret = Só você vê isto.
plan-waits = Seu plano: { $moves }
plan-turn = Já é a sua vez: não há o que planejar.
plan-played = { $move }, como planejado
plan-dropped-impossible = Seu plano foi descartado: { $move } não é mais possível.
plan-dropped-touched = Seu plano foi descartado: alguém mexeu nas linhas de { $move }.
plan-dropped-undone = Seu plano foi descartado: uma jogada foi desfeita.
