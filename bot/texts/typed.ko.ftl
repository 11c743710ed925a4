# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = “{ $text }”: 여러 가지로 읽을 수 있어요: { $choices }. 어느 것인가요?
typed-nothing = “{ $text }”: 지금 여기서는 쓸 수 없는 말이에요. 쓸 수 있는 말: { $choices }. 명령어는 /help 에 있어요.
typed-played = 둔 수: { $move }
typed-sure = { $about } ‘예’ 또는 ‘아니요’라고 쓰세요.
typed-kept = 알겠어요. 아무것도 바뀌지 않아요.
typed-apart = 나만 봐야 하는 답이에요. 여기서는 /move 를 쓰거나 개인 채팅으로 보내세요.
typed-help = 버튼 대신 글로 써도 돼요. 보드 메시지에 d3 라고 답장하거나 /move d3 라고 쓰세요. 개인 채팅에서는 d3 만 쓰면 돼요. 그룹에서는 답장을 모두가 읽으니, 쓰다 만 수에서도 내 손패가 드러나요.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = 에서, 부터, 까지, 으로, 로, 에, 와, 과, 랑, 하고, 을, 를, 번, 위치
typed-word-agree = 예, 네, 응, ok, 오케이, ㅇㅇ, 좋아요, 동의
typed-word-decline = 아니요, 아니오, 아니, ㄴㄴ, 싫어요
typed-word-add = 실력, 레벨, 컴퓨터
typed-word-next = 계속, 다음
typed-word-also = 나도

## The command

command-move = 글로 써서 수 두기: /move d3
parameter-text = 수, 또는 버튼에 있는 말
discord-command-move = 두기
discord-parameter-text = 글
