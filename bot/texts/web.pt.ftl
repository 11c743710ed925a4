# A página própria da mesa na web.

web-tagline = Jogos de tabuleiro onde vocês já conversam
web-about = Jogue já contra o computador, ou mande um link aos amigos. Sem precisar de conta.
web-needs-script = Esta página precisa de JavaScript. Ela não carrega nada de outros lugares.
web-opening = Abrindo…
web-guest = Visitante { $number }

## Início
web-home = Início
web-play = Jogar { $game } contra { $name }
web-level = nível do computador
web-play-short = Jogar
web-play-friends = Jogar { $game } com amigos
web-play-now = Jogar agora
web-choose = Escolha um jogo
web-level-of = { $game }: qual nível?
web-enter = Digitar um código
web-friends = Com amigos
web-open-file = Ou abrir um arquivo com partidas
web-code = Código da mesa
web-join = Ir para a mesa
web-unknown-code = Um código tem sete letras e números, como ABC23DE.
web-tables = Suas mesas
web-there = Neste canal
web-all-tables = Todas as mesas

## Suas mesas no início
web-morning = Bom dia, { $name }
web-afternoon = Boa tarde, { $name }
web-evening = Boa noite, { $name }
web-waiting-none = Nenhuma mesa espera por você.
web-waiting-one = Uma mesa espera por você.
web-waiting-many = { $number } mesas esperam por você.
web-card-mine = Sua vez
web-card-mine-until = Sua vez · { $left }
web-card-turn = Vez de { $name }
web-card-turn-until = Vez de { $name } · { $left }
web-card-asked = Falta a sua resposta
web-card-between = Continua já já
web-card-lobby = Esperando gente
web-card-over = Terminou { $score }
web-card-off = Cancelada
web-card-both = Os dois lados aqui
web-card-nobody = Ninguém mais ainda

## Relógios em andamento
web-days = { $number } d
web-download = Baixar
web-hours = { $number } h
# As in English.
web-minutes = { $number } min
web-in = em { $time }
web-ago = há { $time }
web-now = agora

## Sua vez
web-your-turn = Sua vez
web-ask-turn = Quer que este navegador avise quando for a sua vez de novo?
web-tell-turn = Avisar quando for a minha vez
web-tell-no = Não
web-sound = Um som quando for a minha vez
web-notifications = Uma notificação quando for a minha vez e esta página estiver oculta
web-blocked = Este navegador não deixa a página enviar notificações. Dá para mudar isso nas configurações dele para esta página.

## Uma mesa
web-board = Tabuleiro
web-moves = Jogadas
web-moves-as-buttons = Jogadas como botões
web-empty-log = Nada aconteceu aqui ainda.
web-log = O que aconteceu
web-line = Um comando, como /score
web-send = Enviar
web-commands = Todos os comandos
web-search = Um comando, ou o que você quer fazer
web-share = Convidar mais gente
web-link = Link para o navegador
web-join-hint = No Discord ou no Telegram
web-share-hint = Quem sabe o código pode assistir, e sentar onde houver lugar livre.
web-share-native = Compartilhar…
web-copy = Copiar
web-copied = Copiado
web-copy-failed = Aperte Ctrl+C
web-gone = Confira o código, ou abra uma mesa nova.

## Na mesa
web-actions = O que você pode fazer
web-earlier = anteriores: { $number }
web-hand = Sua mão
web-hint = Dica
web-holds = na mão:
web-more = Mais
web-moves-on-board = Jogadas só no tabuleiro
web-other-chats = Outros chats e pessoas
web-play-on = Continuar jogando
web-players = Quem joga
web-resign = Desistir
web-scores = Placar
web-sending = Enviando…
web-share-word = Compartilhar
web-share-picture = Imagem
web-share-animation = Animação
web-sound-word = Som
web-sound-off = Desligar os sons
web-sound-on = Ligar os sons
web-supply-left = restam { $number }
web-undo = Desfazer
web-what-happened = O que aconteceu
web-you = você
web-check = Conferir
web-computer-level = Computador · { $level }
web-fair-deal = Sorteio honesto: lacrado antes da primeira jogada
web-moves-and-log = A partida até agora
web-profile-holds = Na mão
web-profile-of = { $name }: perfil
# As in English.
web-profile-ratings = Ratings
web-profile-side = Lado
web-profile-time = Tempo restante
web-whole-board = O tabuleiro inteiro
web-thats-you = Você

## Todo o resto
web-link-account = Vincular outra conta
web-link-code = Código da sua outra conta
web-link-enter = Vincular
web-forget-me = Me esqueça
web-devices = Meus dispositivos
web-devices-about = Os navegadores em que eu conheço você. Encerre um que você não usa mais ou que não é seu: suas mesas continuam suas.
web-device-this = Este navegador
web-device-seen = Última vez aqui: { $time }
web-device-end = Encerrar
web-device-end-about = Quem usa esse navegador começa do zero como visitante. Suas mesas continuam suas.
web-device-leave-about = Aqui você começa do zero como visitante e perde suas mesas. Para ficar com elas, vincule antes outra conta.
web-device-others = Encerrar em todos os outros
web-device-others-about = Só este navegador fica, e quem copiou algo dele não entra mais.
web-device-unknown = Um navegador
web-profile = Seu nome e idioma
web-name = Nome nas mesas
web-language = Idioma
web-save = Salvar
web-close = Fechar
web-lost = Conexão perdida. Tentando de novo…
web-not-loaded = Esta parte da página ainda não chegou. Tentando de novo…
web-hasty = Foi coisa demais de uma vez.
web-crowded = Estão chegando pedidos demais da sua rede agora.
web-many-pages = Há páginas demais abertas neste navegador. Feche uma delas.
web-again = Próxima tentativa em { $seconds } s.
web-try-again = Tente de novo em { $seconds } s.

## Antes do início
web-seats = Lugares
web-who-sits = Quem senta aqui?
web-add-player = Adicionar
web-free-seat = Lugar livre
web-me-too = Eu também
web-copy-invite = Copiar convite
web-copy-link = Copiar link
web-invite-friends = Convidar amigos
web-a-computer = Um computador
web-last-time = da última vez
web-options = Opções
web-start = Começar
web-take-seat = Entrar
web-cancel-title = Fechar esta mesa?
web-keep = Não
web-swap = Trocar lugares

## Sem conexão, ou em um endereço errado
web-offline = Sem conexão
web-offline-about = Suas partidas estão seguras: nada se perde, e nada é jogado enquanto você está fora. Esta página volta sozinha.
web-offline-button = Tentar de novo
web-unavailable = Volto já
web-missing = Não há nada aqui
web-missing-about = Este endereço não leva a lugar nenhum. O endereço de uma mesa termina com o código dela, de sete letras e números.
web-missing-button = Início

## O replay de uma partida
web-replay-back = Uma jogada para trás
web-replay-on = Uma jogada adiante
web-keys = Teclas
web-key-piece = Escolher uma peça
web-key-cell = Jogar nessa casa
web-key-arrows = Mover-se pelo tabuleiro
web-key-drop = Devolver a peça
