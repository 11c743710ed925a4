# The archive

archive-title = Suas partidas
archive-none = Nenhuma das suas partidas terminou ainda.
archive-none-such = Você não tem nenhuma partida assim.
archive-line = { $number }. { $match } – { $state }
archive-was-won = vitória { $score }
archive-was-lost = derrota { $score }
archive-was-drawn = empate { $score }
archive-was-open = cancelada
archive-since = { $told } ({ $when })
archive-computer = Computador, { $level }
archive-somebody = alguém
archive-which = Quais partidas?
archive-only-won = Vitórias
archive-only-lost = Derrotas
archive-only-drawn = Empates
archive-only-open = Canceladas
archive-show = Mostrar
archive-newer = Mais novas
archive-older = Mais antigas
archive-filter = Filtrar
archive-all = Todas
archive-game = Jogo
archive-result = Resultado
archive-rival = Contra
archive-from = De
archive-to = Até
archive-length = Lances
archive-platform = Jogada em
archive-any = Todos
archive-like = Como o lance { $ply } de { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = navegador
archive-alike = Partidas com isto
command-matches = Suas partidas encerradas, por jogo, resultado e adversário
button-do-matches = Minhas partidas
button-matches = Minhas partidas
discord-command-matches = arquivo
web-alike = Partidas com isto
web-matches = Minhas partidas
archive-has-note = nota
archive-has-lines = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
archive-export = Exportar tudo
archive-export-next = Arquivo seguinte
archive-exported = { $count ->
    [one] { $count } partida com as suas notas. Só você vê este arquivo.
   *[other] { $count } partidas com as suas notas. Só você vê este arquivo.
}
archive-exported-more = Um arquivo não comporta todas as suas partidas: as mais antigas estão no seguinte.
button-note = Minha nota
note-title = { $game } · { $code } · partida { $number }
note-yours = Só você vê o que anota aqui.
note-none = Ainda sem nota.
note-write = Escrever uma nota
note-change = Mudar a nota
note-clear = Remover a nota
note-lines = Variantes que você guardou:
note-ask = Envie-me a nota na próxima mensagem, no máximo { $most } caracteres. Ou digite a qualquer momento /note, o código e o texto.
note-keep-as-is = Deixar assim
note-label = Sua nota
note-save = Salvar
note-saved = Salva
note-keep = Guardar a variante
note-kept = Guardada. Você encontra a variante em “Minha nota”.
note-drop = Remover a variante
note-dropped = Removida
note-all = Todas as notas
note-walk = À partida
button-keep = Guardar a variante
command-note = Sua nota particular sobre uma partida terminada
discord-command-note = nota
refusal-note-too-long = Uma nota tem no máximo { $most } caracteres.
refusal-too-many-lines = Uma partida guarda no máximo { $most } variantes. Remova uma antes.
