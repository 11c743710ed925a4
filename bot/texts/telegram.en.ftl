# Only in Telegram.

telegram-private = Only you may see this: open it in our private chat.
button-group = Back to the group
telegram-look-privately = I show you that in our private chat: type /join { $code } there.
telegram-slow-down = That was a lot of commands at once. I answer you in this chat again in { $seconds } seconds.
telegram-no-pictures = I am not allowed to send pictures here. An admin of this chat can change that.
