# Telegram에서만.

telegram-private = 나만 볼 수 있는 내용이에요. 저와의 개인 채팅에서 여세요.
button-group = 그룹으로 돌아가기
telegram-look-privately = 그건 개인 채팅에서 보여 드릴게요. 거기에 /join { $code } 라고 쓰세요.
telegram-slow-down = 한꺼번에 명령어가 너무 많았어요. { $seconds }초 뒤에 이 채팅에서 다시 답할게요.
telegram-no-pictures = 여기서는 이미지를 보낼 권한이 없어요. 채팅 관리자가 바꿀 수 있어요.
