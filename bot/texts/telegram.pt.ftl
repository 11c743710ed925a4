# Só no Telegram.

telegram-private = Só você pode ver isto: abra no nosso chat privado.
button-group = Voltar ao grupo
telegram-look-privately = Isso eu mostro no nosso chat privado: escreva /join { $code } lá.
telegram-slow-down = Foram muitos comandos de uma vez. Volto a responder a você neste chat em { $seconds } segundos.
telegram-no-pictures = Não tenho permissão para enviar imagens aqui. Quem administra este chat pode mudar isso.
