# O que todos os jogos e plataformas têm em comum. Parâmetros: $code é o código de uma mesa, $who e $name uma pessoa que joga.
#
# Palavras (português do Brasil):
#   match = partida
#   series = série
#   table = mesa, seat = lugar, host = host, code = código
#   move = jogada, turn = vez, draw = empate / comprar (do saco ou do monte), pass = passar, resign = desistir, undo = desfazer
#   disc = peça (Reversi), stone = pedra (Crosswise), tile = peça (Triominos), cell = casa, place = posição
#   hand = mão, bag = saco, market = monte, store = descarte
#   column = coluna, row = linha, six of a kind = sena (par, trinca, quadra, quina, sena), round = rodada, hexagon = hexágono, bridge = ponte
#   hint = dica, analysis = análise, replay = replay, ladder = ranking, rating = rating, rated = valendo rating, puzzle = desafio, seal = lacre, seed = semente
# Tratamento: você; várias pessoas: vocês. De quem joga não se sabe o gênero: nada de “jogador” ou “bem-vindo” para uma pessoa só.

## Jogos e quem joga
computer = { $level ->
    [beginner] Iniciante
    [casual] Casual
    [club] De clube
    [expert] Especialista
   *[master] Mestre
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Antes do início
lobby-title = { $game } · mesa { $code }
lobby-free = { $count ->
    [one] um lugar livre
    [2] dois lugares livres
    [3] três lugares livres
   *[other] { $count } lugares livres
}
lobby-needs = { $count ->
    [one] Falta mais uma pessoa.
    [2] Faltam mais duas pessoas.
   *[other] Faltam mais { $count } pessoas.
}
lobby-more = { $count ->
    [one] Cabe mais uma pessoa.
    [2] Cabem mais duas pessoas.
    [3] Cabem mais três pessoas.
   *[other] Cabem mais { $count } pessoas.
}
lobby-here = { $here ->
    [one] { $here } de { $most } já chegou.
   *[other] { $here } de { $most } já chegaram.
} Dá para começar com { $least }.
lobby-ready = { $host } toca em “Começar”.
lobby-full = { $count ->
    [2] Os dois lugares estão ocupados.
   *[other] Todo mundo já está aqui.
}
lobby-ready-watched = Quem abriu a mesa toca em “Começar”.
lobby-invite = Para entrar: { $ways }
lobby-way-discord = no Discord com /join { $code }
lobby-way-telegram = { $link ->
    [none] no Telegram com /join { $code }
   *[other] no Telegram { $link }
}
lobby-way-web = { $link ->
    [none] no navegador com { $code }
   *[other] no navegador { $link }
}
lobby-place-discord = no Discord
lobby-place-telegram = no Telegram
lobby-place-web = no navegador
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = sem relógio
lobby-clock = relógio { $value }
lobby-hints = { $now ->
    [rated] valendo rating, sem dicas
    [on] com dicas
   *[off] sem dicas
}
lobby-about-you = Você
# As in English.
lobby-about-host = host
lobby-about-computer = Computador · { $level }
lobby-about-preparing = Preparando, uns { $seconds } s
play-title = Abrir uma mesa
play-opponents = Contra
play-friends = Amigos
play-friends-about = Entram por um botão
menu-add = + Computador
menu-add-prompt = Adicionar computador: escolha o nível
menu-options = Opções
menu-series = Série
menu-clock = Relógio
menu-absent = Ausência
absent-days = { $days ->
    [0] nenhuma
    [one] 1 dia
   *[other] { $days } dias
}
menu-hints = Dicas
menu-rated = Vale rating
menu-handicap = Vantagem
menu-seats = Lugares
series-kind = { $kind ->
    [match] até { $length } vitórias
    [sumof] soma de { $length }
   *[single] uma partida
}
hints-on = sim
hints-off = não
hints-on-rated = Aí a partida não conta
hints-off-rated = Como em toda partida valendo rating
rated-on = sim
rated-off = não
rated-on-means = Conta entre pessoas; sem dicas
rated-off-means = Não conta para ninguém
handicap-ask = partida equilibrada?
handicap-even = Equilibrar pelo rating
handicap-even-means = Para cada lado ganhar mais ou menos a mesma quantidade. O rating leva isso em conta.
handicap-none = Nenhuma
handicap-is-even = { $given }, equilibrado pelos ratings
handicap-as-it-is = já equilibrado pelos ratings
handicap-points = +{ $count }
handicap-history = Desde o início: { $given }
handicap-rematch = Revanche: { $given }
handicap-rematch-none = Revanche sem vantagem
level-beginner = Aprende as regras com você
level-casual = Enxerga a próxima jogada
level-club = Joga bem e com gosto
level-expert = Quase nunca erra
level-master = O nível mais forte que existe
level-even = Joga tão bem quanto você
computer-even = No seu nível · { $rating }
even-plays = { $who } joga no seu nível, cerca de { $rating }.
also-means = { $seats ->
    [2] Os dois lados na mesma tela
   *[other] Mais um lugar para você
}
cancel-means = A mesa fecha para todo mundo.
lobby-closed = { $game } · a mesa { $code } foi fechada.
lobby-alt = O tabuleiro de { $game } antes da primeira jogada.
chat-no-pictures = Não posso mais enviar imagens aqui, por isso os tabuleiros chegam como texto. Um admin deste chat pode mudar isso.

## Botões
button-versus = { $game } x computador
button-join = Entrar
button-also = Eu também
button-leave = Sair
button-shift = Trocar lugares
button-swap = { $name } e { $other } trocam
button-shuffle = Sortear lugares
button-drop = Tirar { $name }
button-remove = Tirar
button-watch = Só assistir
button-start = Começar
button-cancel = Fechar mesa
button-rules = Regras
rules-details = Detalhes
button-settings = Configurações
button-text = Em texto
button-hand = Minha mão
button-private = Abrir no privado
button-app = Abrir a mesa
button-send = Enviar para um chat
button-back = ‹ Voltar
button-more = Mais
button-slot = Voltar
button-mine = Voltar
button-next = Próxima partida
button-hint = Dica
button-replace = Ceder um lugar
button-return = Retomar meu lugar
button-host = Trocar de host
button-board = Enviar de novo
button-do-help = O que mais tem?
button-do-join = Digitar um código
button-do-table = Na mesa
button-do-me = Sobre mim
button-manners = Se ninguém responde
button-do-away = Ausência…
button-do-back = Voltei
button-page = Resultado
button-rematch = Revanche
button-share = Compartilhar
button-draw = Propor empate
button-draw-now = Propor empate
button-resign = Desistir
button-resign-now = Sim, desistir
button-calloff = Cancelar
button-calloff-now = Cancelar a mesa
button-pause = Pausa de…
button-resume = Continuar agora
pause-days = { $days ->
    [one] 1 dia
   *[other] { $days } dias
}
pause-or-day = Ou até um dia: escreva /pause { $day }
pause-no-day = “{ $text }” não é nenhum dos próximos { $most } dias. Diga quantos dias ou até que dia: /pause { $day }
resign-means = Quem desiste perde a partida.
resign-means-who = { $count ->
    [one] Desistir? { $names } vence esta partida.
   *[other] Desistir? { $names } vencem esta partida.
}
resign-means-many = Desistir? Um computador fica com o seu lugar até o fim da partida.
draw-means = Se todos os outros concordarem, a partida termina em empate.
calloff-means = Se todos os outros concordarem, a mesa termina sem resultado.
option-first = Quem começa
option-first-random = por sorteio
option-seat = lugar { $seat }

## Tabuleiro
board-title = { $game } · { $code }
board-turn = Vez de { $who }
board-your-turn = { $who }, é a sua vez
board-your-turn-again = { $who }, é a sua vez de novo
board-mine = Sua vez: { $task }
board-mine-again = Sua vez de novo: { $task }
board-answers = Falta responder: { $names }
board-watching = Você está assistindo.
task = escolha
since-yours = Desde a sua jogada: { $moves }.
since-start = Até agora: { $moves }.
since-more = antes, mais { $count }
stake-series = { $kind ->
    [match] Partida { $number }
   *[sumof] Soma de { $length }
}
board-thinking = { $who } está pensando
board-preparing = { $who } está se preparando ({ $seconds } s)
board-no-players = Nenhum computador pode jogar no momento
notice-unreached = Não deu para avisar { $who }.
notice-told = { $who } recebeu um aviso { $when }.
notice-title-turn = Sua vez
notice-title-reminder = Ainda é a sua vez, e o tempo está acabando
notice-title-end = A partida acabou
notice-title-asked = Alguém espera a sua resposta
notice-title-overdue = O tempo acabou: você pode escolher o que acontece agora
notice-title-arrived = Alguém se sentou à sua mesa
notice-title-begun = Sua partida começou
notice-title-warning = A mesa será cancelada em breve
moments-ago = agora mesmo
board-waits = Continua sozinho em { $seconds } segundos.
prompt = Escolha.
hand-own = Sua mão.
hand-waits = Vez de { $who }.
prompt-slots = É a sua vez? [Minha mão] mostra a sua mão; depois toque em um número dela.
cannot-piece = O número { $number } não pode ser jogado agora.
cannot-place = Não dá para escolher { $place } agora.
prompt-places = Agora escolha onde.

## Dicas e lugares
hint-try = Tente { $move } (vantagem esperada { $points }).
curtain-pass = Passe o aparelho para { $who }.
curtain-who = { $name } ({ $number })
button-seat = Mostrar a mão
hint-press = Só você pode ver a sua dica: toque no botão e eu não mostro para mais ninguém.
hint-none = Desta vez não tenho dica.
replace-whose = O lugar de quem vai para um computador?
replace-level = Qual deve ser a força do computador no lugar de { $who }?
replaced = Agora { $computer } joga no lugar de { $who }.

## Análise
notation-begins = { $who } começa.

## Resultado
result-won = { $count ->
    [one] { $names } vence
   *[other] { $names } vencem
}
result-you = { $lead ->
    [0] Você venceu
    [1] Você venceu por um ponto
    [2] Você venceu por dois pontos
    [3] Você venceu por três pontos
    [4] Você venceu por quatro pontos
    [5] Você venceu por cinco pontos
    [6] Você venceu por seis pontos
    [7] Você venceu por sete pontos
    [8] Você venceu por oito pontos
    [9] Você venceu por nove pontos
    [10] Você venceu por dez pontos
    [11] Você venceu por onze pontos
    [12] Você venceu por doze pontos
   *[other] Você venceu por { $lead } pontos
}
result-drawn = Empate
result-record = Anotação: { $record }
reason-resigned = { $names } desistiu.
reason-resigned-own = Você desistiu.
reason-claimed-own = O seu tempo acabou.
series-standing = { $kind ->
    [match] Até { $length } vitórias: { $points }.
   *[sumof] Soma de { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } vence a série
   *[other] { $names } vencem a série
}
series-you = Você venceu a série
series-drawn = A série termina empatada
share-title = Mesa { $code } · { $game }
share-link = { $place ->
    [discord] No Discord: /join { $code }
    [telegram] No Telegram: { $link }
   *[web] No navegador: { $link }
}
share-code = { $place ->
    [discord] No Discord: /join { $code }
    [telegram] No Telegram: /join { $code }
   *[web] No navegador: { $code }
}
resigned = Você desistiu na mesa { $code }.
resigned-seat = Você desistiu na mesa { $code }. Um computador fica com o seu lugar até o fim da partida.
left-table = Você saiu da mesa { $code }.

## Tempo, propostas e ausências: no tabuleiro
board-deadline = O tempo acaba { $when }.
board-overdue = Acabou o tempo de { $who }
board-away = { $who } está ausente; volta { $when }.
board-away-runs = O relógio volta a andar { $when }.
board-paused = Em pausa até { $day }: continua { $when }. Os relógios estão parados e nada toca.
board-warned = Faz tempo que não aparece ninguém: a mesa será cancelada { $when }, a não ser que alguém toque em algo.
board-pause = Pausa deste servidor { $when }, por cerca de { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}. Tudo fica guardado, e os relógios esperam.
overdue-choose = A decisão é de { $names }; uma jogada ainda vale.
overdue-takeover = { $choosers ->
    [0] Um computador assume { $when }; uma jogada ainda vale.
   *[other] Se ninguém escolher, um computador assume { $when }.
}
proposal-takeback = { $who } pede para desfazer { $move }
proposal-draw = { $who } propõe empate
proposal-calloff = { $who } propõe cancelar a mesa, sem resultado
proposal-pause = { $who } propõe uma pausa de { $days ->
    [one] 1 dia
   *[other] { $days } dias
}
proposal-pause-until = { $who } propõe uma pausa até { $day }
proposal-resume = { $who } propõe continuar a partida
proposal-seat = { $who } propõe que { $computer } continue no lugar de { $whose }
proposal-waits = Falta responder: { $names }.
proposal-you = você
proposal-asked = Pedido feito. Falta responder: { $names }.
done-takeback = Jogada desfeita.
done-draw = De acordo: a partida termina empatada.
done-calloff = Mesa cancelada.
done-resume = A partida continua.
took-back = { $who } desfez uma jogada.
host-is = Agora { $host } é host da mesa.
host-whose = Quem vai ser host?
away-now = Você está ausente; seus relógios estão parados. Você volta { $when }, ou assim que mandar /back.
away-sooner = O anfitrião permite menos em { $codes }: lá os seus relógios voltam a andar { $when }.
away-over = Que bom que você voltou. Seus relógios voltaram a andar.
away-not = Você não estava ausente.
somebody = alguém
clock-none = nenhum
# As in English.
clock-5m-10s = 5 min + 10 s
# As in English.
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 dia + 12 h
clock-3d-1d = 3 dias + 1 dia
clock-7d-2d = 7 dias + 2 dias
clock-none-means = Três dias para cada jogada.
clock-5m-10s-means = 5 minutos para cada, mais 10 segundos por jogada feita.
clock-15m-20s-means = 15 minutos para cada, mais 20 segundos por jogada feita.
clock-1d-12h-means = 1 dia para cada, mais 12 horas por jogada feita.
clock-3d-1d-means = 3 dias para cada, mais 1 dia por jogada feita.
clock-7d-2d-means = 7 dias para cada, mais 2 dias por jogada feita.
button-undo = Desfazer
button-agree = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-takeover = Computador continua
button-retry = Tentar de novo
button-wait = Esperar { $time }
bonus-none = um dia
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 h
bonus-3d-1d = um dia
bonus-7d-2d = 2 dias
button-claim = Reivindicar vitória
reason-claimed = Acabou o tempo de { $names }.
reason-agreed = Os dois lados concordaram.
reason-called-off = Cancelada, sem resultado.
reason-ended = Quem administra este servidor encerrou a partida, sem resultado.
refusal-not-overdue = Quem tem a vez ainda tem tempo.
refusal-proposal-open = Antes é preciso responder à proposta em aberto.
refusal-own-time-up = O seu próprio tempo acabou: os outros escolhem. Você ainda pode jogar.
refusal-no-proposal = Não há mais nada para você responder.
refusal-own-proposal = Foi você que pediu: os outros é que respondem.
refusal-declined = Isso acabou de ser recusado. Peça de novo depois da próxima jogada.
refusal-nothing-to-take-back = Você ainda não fez nenhuma jogada que dê para desfazer.
refusal-revealed = Não dá mais para desfazer: depois disso alguém viu algo que estava escondido.
refusal-computer-declines = { $who } conta com a vitória e não quer empate.
refusal-not-two-sides = Só dá para combinar empate quando jogam dois lados.
refusal-away-too-long = { $left ->
    [0] Você já ficou 30 dias ausente em um ano; esse é o limite.
    [one] Você ainda pode ficar ausente por 1 dia, no máximo.
   *[other] Você ainda pode ficar ausente por { $left } dias, no máximo.
}
table-rules =
    Em todas as mesas
    Sua vez: quem não está por aqui recebe uma mensagem nova com o seu nome, uma por jogada. /settings muda isso, para o chat ou para você.
    Relógio: nenhum, ou um de cinco, escolhido antes da partida. Depois da sua jogada você ganha o bônus, mas nunca fica com mais do que no início. Computadores e pausas não gastam tempo.
    Tempo esgotado: sem relógio, depois de três dias. Você ainda pode jogar. Os outros podem deixar um computador continuar, esperar mais uma vez ou, com relógio e entre dois lados, reivindicar a vitória. Se ninguém escolher, um computador assume depois de 30 segundos; em relógios de dias, depois de um bônus. Você sempre pode voltar com /return.
    Lugares: o seu vai para um computador na hora (/replace); o de outra pessoa, só quando o tempo dela acaba ou todo mundo concorda.
    /undo desfaz a sua última jogada, /draw propõe empate, /calloff termina sem resultado: todas as outras pessoas têm que concordar. A próxima jogada retira o pedido. Não se desfaz o que já mostrou algo escondido.
    /away 7 para os seus relógios por 7 dias, no máximo 30 em um ano; /back encerra isso.
    Host: tira pessoas e começa a partida; passa para quem está na mesa há mais tempo se o host sai ou fica dez minutos sem dar sinal antes do início. Durante a partida, o host não tem poderes especiais.
    Uma mesa sem sinal de ninguém por 30 dias é cancelada, três dias depois do aviso; antes do início, depois de 24 horas.

## Recusas: só para quem pediu
refusal-not-your-turn = Não é a sua vez: é a vez de { $who }.
refusal-not-seated = Você não joga nesta mesa.
refusal-shut-out = Você não pode mais jogar aqui: foi o que decidiu quem administra este servidor. Suas mesas continuam sem você. /mydata e /forget ainda funcionam.
refusal-not-host = { $seated ->
    [no] Só quem abriu a mesa pode fazer isso.
   *[yes] Só { $host }, que abriu a mesa, pode fazer isso.
}
refusal-stale = A mesa já avançou. Olhe o tabuleiro mais recente.
refusal-no-such-table = Não conheço nenhuma mesa com esse código.
refusal-no-such-match = { $count ->
    [0] Ainda não houve nenhuma partida nesta mesa.
    [one] Nesta mesa só houve 1 partida.
   *[other] Nesta mesa só houve { $count } partidas.
}
refusal-no-table-here = Não há mesa aberta neste chat. Abra uma com /play.
refusal-table-full = Todos os lugares estão ocupados.
refusal-already-seated = Você já está nesta mesa.
refusal-too-few = São necessárias pelo menos { $least } pessoas.
refusal-too-many-lobbies = { $codes ->
    [none] Você tem { $most } mesas abertas esperando gente, e esse é o limite. Comece ou feche uma delas antes.
   *[other] Você tem { $most } mesas abertas esperando gente, e esse é o limite. Comece ou feche uma delas antes: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Quem abriu esta mesa já tem { $most } partidas em andamento, e esse é o limite.
   *[yes] { $codes ->
        [none] Você é host de { $most } mesas em andamento, e esse é o limite. Encerre uma delas antes, por exemplo com /resign.
       *[other] Você é host de { $most } mesas em andamento, e esse é o limite. Encerre uma delas antes, por exemplo com /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Outro chat que mostra esta mesa já mostra { $most } mesas em andamento, e esse é o limite.
   *[yes] Este chat já mostra { $most } mesas em andamento, e esse é o limite. Encerre uma delas antes, por exemplo com /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Esta partida vale rating, então não há dicas.
   *[no] Nesta mesa não há dicas.
}
refusal-wrong-move = Não dá para jogar { $move } agora.
refusal-wrong-time = { $state ->
    [lobby] Não dá para fazer isso antes de a partida começar. /start começa a partida.
    [playing] Não dá para fazer isso durante uma partida. /table mostra o que você pode fazer agora.
    [between] Não dá para fazer isso entre duas partidas. A próxima começa sozinha.
    [over] Não dá mais: a partida acabou. /rematch começa outra.
    [closed] Esta mesa está fechada. /play abre outra.
   *[other] Não dá para fazer isso agora.
}
refusal-no-code = Qual mesa? Escreva o código dela depois de /join. Quem joga lá pode dizer qual é.
refusal-no-such-game = Não conheço nenhum jogo chamado “{ $text }”. Estes são os meus: { $games }.
refusal-file-too-large = O arquivo tem { $size } MB, e aqui só dá para enviar até { $most } MB.
refusal-bad-press = Este botão não pertence a nenhuma mesa.
refusal-bad-request = Não entendi “{ $text }”. /play abre uma mesa, /help mostra tudo o que sei fazer.
refusal-bad-word = “{ $text }” não faz sentido depois de /{ $command }. { $words ->
    [none] Não precisa vir nada depois.
   *[other] O que pode vir depois: { $words }.
}
refusal-bad-value = { $values ->
    [none] Não consigo ler “{ $text }” como “{ $option }”.
   *[other] “{ $text }” não é um valor de “{ $option }”. Valores possíveis: { $values }.
}
refusal-not-in-game = { $game } não tem “{ $option }”.
refusal-unidentified = Não está claro quem abriu esta página. Feche-a e abra de novo a partir da conversa.
refusal-unexpected = Algo deu errado do meu lado. Nada se perdeu; tente de novo, por favor.
refusal-membership-unknown = Não consigo descobrir agora se você está nessa conversa. Tente na própria conversa, ou de novo daqui a pouco.
refusal-no-database = Não consigo acessar meus dados agora. Nada se perdeu; tente de novo daqui a alguns minutos, por favor.

## Ajuda e idioma
help-greeting = Jogos de tabuleiro onde vocês já conversam. Escolha um jogo e comece em segundos, contra amigos ou o computador.
help-group-play = /play abre uma mesa aqui, e quem quiser jogar toca em { $join }.
help-groups = Adicione-me a um grupo e escreva /play lá: os amigos entram com um toque.
help-join = /join com um código mostra aqui uma mesa de outro chat.
help-all = /help lista tudo o que sei fazer.
help-alone = O resto abre só para você:
help-more = Uma mesa pode aparecer em vários chats: /join com o código dela. /help table conta o que acontece quando alguém não responde.
help-which-game = Qual jogo?
help-type = Escreva { $command } e, em seguida: { $what }.

## Comandos
command-play = Abrir uma mesa
command-join = Mostrar uma mesa neste chat, pelo código
command-start = Começar a partida
command-leave = Sair da mesa antes do início
command-hand = Mostrar a sua mão, só para você
command-score = Placar, ou uma pergunta sobre o tabuleiro
command-rules = As regras em resumo
command-resign = Desistir da partida
command-hint = Uma boa jogada, só para você
command-replace = Deixar um lugar com um computador
command-return = Retomar o seu lugar do computador
command-rematch = Jogar de novo com os mesmos lugares
command-undo = Desfazer a sua última jogada
command-draw = Propor empate
command-calloff = Cancelar a mesa sem resultado
command-pause = Deixar a mesa em pausa por alguns dias ou até um dia
command-host = Passar o papel de host para outra pessoa
command-away = Parar os seus relógios por alguns dias
command-back = Você voltou: seus relógios voltam a andar
command-help = O que sei fazer
command-table = Uma mesa daqui: start, undo, draw, resign e mais
command-me = Você: rating, link, mydata, away e mais
parameter-game = Qual jogo
parameter-computer = Força do computador
parameter-match = Quem chega primeiro a tantas vitórias
parameter-sumof = Maior soma em tantas partidas
parameter-clock = Quanto tempo cada um tem
parameter-rated = Se partidas entre pessoas contam, sem dicas
parameter-days = Por quantos dias
parameter-day = Um número de dias, ou um dia como 12 de dez
parameter-first = Quem começa
parameter-code = O código da mesa
parameter-about = Sobre o que perguntar, por exemplo uma casa
parameter-player = Quem: um nome, ou o número de um lugar
parameter-where = De quem: os seus ou os dos outros
parameter-number = Qual partida da mesa
choice-computer-beginner = Iniciante
# As in English.
choice-computer-casual = Casual
choice-computer-club = De clube
choice-computer-expert = Especialista
choice-computer-master = Mestre
choice-computer-even = No seu nível
choice-about-table = Na mesa
choice-about-start = Como começar
choice-first-random = por sorteio
