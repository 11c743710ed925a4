# Records

button-fair = Sorteio honesto
button-do-export = Como arquivo
button-do-import = Abrir um arquivo
fair-sealed = A distribuição foi definida antes da primeira jogada. A semente fica em segredo até o fim; este é o lacre:
fair-held = A partida acabou, mas outros ainda jogam com a mesma distribuição. A semente fica em segredo até que os últimos acabem; este é o seu lacre:
fair-open = A distribuição foi definida antes da primeira jogada: o lacre já existia, e agora a semente é mostrada.
fair-hash = Lacre: { $hash }
fair-seed = Semente: { $seed }
fair-check = Para conferir: calcule o SHA-256 dos 64 caracteres da semente, por exemplo com o comando sha256sum e sem quebra de linha no final. O resultado tem que ser o lacre. Tudo o que foi distribuído sai da semente, e qualquer pessoa pode refazer a conta:
fair-by-hand =
    1. Para i = 0, 1, 2… calcule o SHA-256 de “semente:rótulo:i”, com os 64 caracteres da semente e i em decimal; cada um dá quatro números de 64 bits, com o byte mais alto primeiro.
    2. Um número abaixo de n é o próximo desses números módulo n; os que vão do maior múltiplo de n até 2⁶⁴ são pulados.
    3. Para embaralhar uma fila, vá da última posição até a segunda e troque o que está ali com o que está tantas posições depois do início quantas disser o próximo número abaixo da quantidade até ali.
fair-piles = Várias mesas têm esta distribuição. O que sobra depois das mãos é distribuído em uma pilha por lugar: peça por peça, na ordem em que se compraria, seguindo os turnos a partir do primeiro lugar. Um lugar compra do começo da sua pilha; se estiver vazia, do fim da maior das outras e, entre iguais, da do lugar que vem primeiro a seguir.
fair-step = { $verdict ->
    [right] ✓ { $step }: confere, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: não confere.
       *[other] ✗ { $step }: não confere na jogada { $number }.
    }
}
step-digest = Documento
step-seed = Semente
step-hash = Lacre
step-setup = Preparação
step-deal = Mãos
step-moves = Jogadas
step-draws = Compras
step-result = Resultado
check-digest = nada mudou depois de escrito
check-seed = tem 64 dígitos hexadecimais
check-hash = é o SHA-256 da semente
check-setup = sai da semente e das opções
check-deal = saem da semente
check-moves = todas eram possíveis
check-draws = todas saem da semente
check-result = as jogadas levam a ele
check-open = não há nada para conferir
export-made = O registro da partida { $number }, como arquivo.
import-how = Mande o arquivo junto com o comando: no Telegram, como documento com a legenda /import, ou responda a um documento desses com /import; no navegador, na primeira página em [Digitar um código].
import-by = { $count ->
    [1] { $who } abriu esta partida de um arquivo.
   *[other] { $who } abriu estas partidas de um arquivo.
}
import-many = Chegaram { $count } partidas. Cada uma está na sua própria mesa:
refusal-still-running = A partida ainda não acabou: o registro mostraria o que ainda está escondido.
refusal-seed-held = Outros ainda jogam com a mesma distribuição. O registro estará disponível quando os últimos acabarem.
refusal-too-many-records = Você abriu { $most } partidas de arquivos em uma hora. Tente de novo mais tarde.
refusal-too-many-files = Você me enviou em uma hora todos os arquivos que leio para uma pessoa. Tente de novo mais tarde.
refusal-import-under-way = Ainda estou lendo o seu último arquivo. Envie o próximo quando eu terminar.
refusal-imports-busy = Há tantos arquivos sendo lidos agora que não cabe mais nenhum na fila. Tente de novo em um minuto.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Partida { $match }:{ " " }
}{ $part ->
    [size] O arquivo é grande demais para ler.
    [many] Há partidas demais neste arquivo.
    [long] Há jogadas, feitas e desfeitas, demais neste arquivo.
    [slow] O arquivo demorou demais para chegar.
    [format] Esta partida não pode ser escrita nesse formato.
    [version] Este registro foi escrito por uma versão mais nova do Crosstable.
    [digest] O registro foi alterado depois de escrito.
    [seed] A semente deste registro está errada.
    [hash] O lacre deste registro não corresponde à semente.
    [setup] A preparação deste registro não sai da semente.
    [deal] As mãos deste registro não saem da semente.
    [draws] Na jogada { $number } deste registro foi comprado algo que não sai da semente.
    [moves] { $move ->
        [none] A jogada { $number } deste registro não é possível.
       *[other] A jogada { $number } deste registro, { $move }, não é possível.
    }
    [log] A entrada { $number } deste registro não pode ser lida.
    [result] As jogadas deste registro não levam ao resultado dele.
   *[other] Este arquivo não é um registro que eu consiga ler.
}
command-export = Uma partida encerrada como arquivo
command-import = Abrir as partidas de um arquivo
parameter-format = O formato do arquivo
parameter-file = Um registro: JSON, anotação, GGF ou WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Anotação
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = A fila tem o rótulo “bag”: sete de cada cor, na ordem vermelho, amarelo, azul, roxo, preto e branco; depois três de cada especial, na ordem mover, recolher, substituir e trocar. Embaralhada, ela é distribuída a partir do fim: o primeiro lugar recebe as últimas quatro, o segundo as que vêm antes delas, e assim por diante; com três pessoas, o segundo recebe seis. O que sobra é comprado a partir do fim. Quando o início é por sorteio, começa o lugar que vem depois de tantos outros quantos disser um número abaixo da quantidade de lugares, com o rótulo “first”.
discord-command-export = exportar
discord-command-import = importar
discord-parameter-format = formato
discord-parameter-file = arquivo
triominos-fair-order = A fila tem o rótulo “round 1”, na rodada seguinte “round 2”, e assim por diante: as 56 peças 000, 001… 005, 011, 012… até 555, em ordem crescente, cada uma indicada por seus números do menor ao maior. Com a fila embaralhada, o primeiro lugar pega a sua mão inteira do começo dela, o segundo lugar pega as peças seguintes, e assim por diante. O que sobra é o monte, comprado a partir do começo.
