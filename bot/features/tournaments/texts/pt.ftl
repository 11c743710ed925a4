# Torneios

command-tournament = Um torneio neste chat: o formulário, a classificação
discord-command-tournament = torneio
button-do-tournament = Torneio
button-cup = Torneio
parameter-form = Como se joga
parameter-minutes = Em quantos minutos começa
discord-parameter-form = formato
discord-parameter-minutes = minutos
choice-form-evening = noitada
choice-form-swiss = suíço
choice-form-round-robin = todos contra todos
choice-form-knockout = eliminatória
choice-form-league = liga
choice-form-four = a quatro
cup-title = 🏆 { $form } · { $game }
cup-new = Um novo torneio: o que se joga?
cup-form = Formato
cup-form-about = Joga-se assim:
cup-form-evening = Noitada
cup-form-swiss = Suíço
cup-form-round-robin = Todos contra todos
cup-form-knockout = Eliminatória
cup-form-league = Liga
cup-form-four = A quatro
cup-form-evening-means = Noitada: um novo rival assim que uma partida acaba, até o tempo acabar. Vitória vale dois, empate um, o dobro após duas vitórias seguidas.
cup-form-swiss-means = Suíço: a cada rodada você encontra alguém com os mesmos pontos, e ninguém duas vezes.
cup-form-round-robin-means = Todos contra todos: cada um joga contra cada um.
cup-form-knockout-means = Eliminatória: quem perde sai. Quem perde as semifinais joga pelo terceiro lugar.
cup-form-league-means = Liga: cada um joga contra cada um até uma data, alguns lances por dia.
cup-form-four-means = A quatro: os lugares valem 3, 2, 1 e 0, e a cada rodada você encontra outros.
cup-game = Jogo
cup-size = Duração
cup-size-evening = { $count } min.
cup-size-swiss = Rodadas: { $count }
cup-size-round-robin = { $count ->
    [1] uma vez
   *[other] duas vezes
 }
cup-size-knockout = uma derrota
cup-season = Temporada { $number }
cup-size-league = Dias: { $count }
cup-size-four = Rodadas: { $count }
cup-groups = Grupos
cup-groups-about = Todos jogam contra todos do seu grupo. Os grupos seguem o rating. No fim, os primeiros de cada grupo sobem e os últimos descem.
cup-group = Grupo { $group }
cup-start = Começa
cup-clock = Relógio
cup-limit = Tempo por rodada
cup-limit-none = sem limite
cup-limit-about = Quando o tempo acaba, a partida em jogo empata. Quem não fez nenhum lance nela perde.
cup-rated = Pontuação
cup-rated-on = vale pontos
cup-rated-off = não vale pontos
cup-who = Aberto a
cup-who-on = Quem tem o código pode entrar.
cup-who-off = Só este chat pode entrar.
cup-computers = Vaga livre
cup-computers-on = um computador joga
cup-computers-off = alguém descansa
cup-deal = Distribuição
cup-deal-on = a mesma em todas as mesas
cup-deal-off = uma própria em cada mesa
cup-deal-about = Com a mesma distribuição, todas as mesas de uma rodada recebem as mesmas peças, lugar por lugar. Conta quanto você foi melhor que os outros no seu lugar. As outras mesas da rodada mostram o que vem: olhe para elas depois que a sua acabar.
cup-button-open = Abrir
cup-button-join = Entrar
cup-button-withdraw = Desistir
cup-button-more = Mais
cup-button-show = Mostrar
cup-button-mine = Minha mesa
cup-button-all = Classificação
cup-button-replay = Rever: { $match }
cup-button-start = Começar já
cup-button-pause = Pausar
cup-button-resume = Continuar
cup-button-later = Mais 15 minutos
cup-button-day = Mais um dia
cup-button-end = Acabar a rodada em breve
cup-button-out = Remover alguém
cup-button-fix = Corrigir um resultado
cup-button-stop = Cancelar
cup-button-stop-now = Sim, cancelar
cup-button-back = Voltar
cup-button-next = Nova temporada
cup-button-csv = Tabela em arquivo
cup-button-matches = Partidas: { $format }
cup-own-format = registros
cup-exported-table = A tabela cruzada como arquivo para planilhas.
cup-exported-matches = { $count ->
    [one] { $count } partida em arquivo.
   *[other] { $count } partidas em arquivo.
}
cup-opened = Seu torneio está aberto. Os outros entram neste chat ou com /join { $code }
cup-starts = Começa { $when }.
cup-code = O código: { $code }
cup-paused = Está em pausa.
cup-begun = Já começou.
cup-off = Foi cancelado.
cup-nobody = Ainda não há ninguém.
cup-people = { $count } dentro: { $names }
cup-others = mais { $count }
cup-somebody = alguém
cup-joined = Você entrou, com o número { $number }.
cup-withdrawn = Você desistiu.
cup-no-table = Você ainda não tem mesa.
cup-round = Rodada { $round } de { $rounds } · { $boards ->
    [0] todas as partidas acabaram
   *[other] em jogo: { $boards }
 }
cup-round-ends = Rodada { $round } de { $rounds }, acaba { $when } · { $boards ->
    [0] todas as partidas acabaram
   *[other] em jogo: { $boards }
 }
cup-evening-ends = Acaba { $when } · { $boards ->
    [0] nenhuma partida em jogo
   *[other] em jogo: { $boards }
 }
cup-evening-last = O tempo acabou · { $boards ->
    [0] todas as partidas acabaram
   *[other] ainda em jogo: { $boards }
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Ainda sem resultados.
cup-over = Acabou. Participantes: { $count }.
cup-board = { $board }. { $who }: em jogo
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } descansa
cup-absent = Quem não aparecer em { $minutes } minutos perde.
cup-ask-out = Quem deve sair?
cup-ask-fix = Que resultado deve ser corrigido?
cup-ask-result = Qual é o resultado?
cup-ask-stop = Cancelar este torneio? Ele não poderá continuar, e suas partidas acabam sem resultado.
cup-news-soon = Começa { $when }: há { $count }.
cup-news-season = A próxima temporada começa { $when }. Da anterior continuam { $count }: desista se não quiser jogar.
cup-news-few = Não pôde começar: há gente de menos.
cup-news-paused = O anfitrião o pausou. As partidas em jogo continuam.
cup-news-resumed = Ele continua.
cup-news-later = O anfitrião deu mais { $minutes } minutos.
cup-news-ends = O anfitrião mudou o fim: { $when }.
cup-news-out = O anfitrião removeu { $who }.
cup-news-fixed = O anfitrião corrigiu a rodada { $round }: { $who } { $result }
refusal-no-tournament = Não há torneio com este código.
refusal-tournament-full = O torneio está cheio: há { $most }.
refusal-tournament-closed = Ninguém mais pode entrar ou sair.
refusal-tournament-elsewhere = Só o chat onde foi aberto pode entrar.
refusal-not-entered = Você não está neste torneio.
refusal-not-tournament-host = Só o anfitrião do torneio pode fazer isso.
refusal-too-many-tournaments = Este chat já tem { $most } torneios. Termine um primeiro.
web-tournaments = Torneios
cup-page-new = Novo torneio
cup-page-none = Você ainda não está em nenhum torneio.
cup-page-host = Organizado por { $name }
cup-page-in = Quem participa
cup-page-gone = desistiu
cup-page-boards = Tabuleiros
cup-page-crosstable = Tabela cruzada
cup-page-matches = Partidas
cup-page-place = Lugar
cup-page-name = Nome
cup-page-points = Pontos
cup-page-played = Jogadas
cup-page-ties = Desempates
cup-page-watch = Assistir
cup-page-round = Rodada { $number }
cup-tie-direct = Confronto direto
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz sem o mais baixo
cup-tie-wins = Vitórias
cup-tie-differences = Diferença
cup-tie-firsts = Primeiros lugares
cup-tie-leads = Vantagem
cup-button-page = No navegador
cup-button-app = Abrir o torneio
