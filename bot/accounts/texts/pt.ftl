# Accounts

refusal-unknown-code = Esse código não vincula nada: foi digitado errado, já foi usado ou tem mais de dez minutos. /link na sua outra conta cria um novo.
refusal-link-code = Esse código não mostra uma mesa: ele faz de duas contas uma só pessoa. Peça o código da própria mesa.
refusal-table-code = { $code } é o código de uma mesa: /join { $code } a mostra. /link precisa do código que /link mostra na sua outra conta.
refusal-own-code = Esse código é para outra conta: use-o lá com /link.
refusal-already-linked = Essas duas contas já são a mesma pessoa.
refusal-too-many-accounts = Uma pessoa pode ter { $most } contas, não mais.
refusal-too-many-guesses = Muitos códigos errados. Tente de novo em dez minutos.
refusal-too-many-links = Já chega de ligações por hoje. Tente de novo amanhã.
refusal-not-linked = Esta conta não está vinculada a nenhuma outra.
link-title = Vincular outra conta
link-code = Seu código: { $code }
link-about = Digite /link { $code } com a sua outra conta, em um chat comigo ou na página. O código vale por dez minutos e uma vez só. Não passe para ninguém: quem o usa vê o que você tem na mão.
link-others = Vinculado a esta conta: { $platforms }.
link-ask = Você também é { $name } ({ $platforms })?
link-ask-about = Diga sim só se as duas contas forem suas. Elas viram uma só pessoa: quem usa a outra vê o que você tem na mão, joga nos seus lugares e pode ler e apagar tudo o que está guardado sobre você. Para uma mesa isso nunca é preciso: /join com o código dela a mostra.
link-ask-back = Por sete dias, /unlink devolve a cada conta o que ela trouxe.
link-kept = Nada foi vinculado
link-kept-about = O código não vale mais. As duas contas continuam como estão.
link-done = Contas vinculadas
link-done-about = Suas mesas, lugares e configurações são os mesmos em todas elas. /unlink desvincula esta conta.
unlink-title = Desvincular esta conta?
unlink-done = Esta conta voltou a ser independente
unlink-about = Ela começa do zero. Mesas, lugares e configurações ficam com as outras contas.
unlink-back = Cada conta recebe de volta o que trouxe: mesas, lugares, pontuações e configurações. O que veio depois do vínculo fica com: { $platforms }.
unlink-seats = { $count ->
    [one] Você tem um lugar em { $count } mesa em andamento. Ele fica com: { $platforms }.
   *[other] Você tem lugares em { $count } mesas em andamento. Eles ficam com: { $platforms }.
}
unlink-apart = As contas estão separadas de novo
forget-title = Esquecer tudo sobre você?
forget-about = Seu nome, suas configurações e seus vínculos somem, com todas as contas vinculadas. Nas mesas encerradas aparece “alguém” no seu lugar; nas partidas em andamento, um computador assume os seus lugares. Não há como voltar atrás.
forget-done = Esqueci tudo sobre você
forget-done-about = Não há mais nada guardado sobre você. Se me escrever de novo, você começa do zero.
mydata-done = Tudo o que está guardado sobre você.
button-link = Sim, vincular
button-unlink = Desvincular conta
button-forget = Me esqueça
button-do-link = Vincular uma conta
button-do-mydata = Meus dados
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = um navegador
command-link = Ser a mesma pessoa no Telegram, no Discord e na página
command-unlink = Desvincular esta conta das outras
command-mydata = Tudo o que está guardado sobre você, como arquivo
command-forget = Apagar tudo o que sei sobre você
parameter-linkcode = O código que /link mostrou na sua outra conta
discord-command-link = vincular
discord-command-unlink = desvincular
discord-command-mydata = meus-dados
discord-command-forget = me-esqueça
discord-parameter-linkcode = código
