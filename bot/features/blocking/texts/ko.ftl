# 차단: 함께하고 싶지 않은 사람과 한마디를 보고 싶지 않은 사람

command-block = 차단한 사람과 차단을 푸는 방법
discord-command-block = 차단
button-block = 차단
block-title = 차단한 사람
block-nobody = 차단한 사람이 없습니다.
block-nobody-here = 여기에는 다른 사람이 없습니다.
block-players = 플레이어
block-mute = 한마디 숨기기
block-muted = 이제 { $name } 님의 한마디가 보이지 않습니다. 설정에서 되돌릴 수 있습니다.
block-ask = { $name } 님을 차단할까요?
block-means = 서로 상대로 추천되지 않고, 열린 테이블에서 만나지 않으며, 그 사람의 한마디도 보이지 않습니다. 상대에게는 알리지 않습니다. 시작한 대국은 계속됩니다.
block-done = { $name } 님을 차단했습니다.
block-undo = { $name } 님 차단 풀기
block-unmute = { $name } 님의 한마디 보기
block-undone = { $name } 님의 차단과 숨김을 풀었습니다.
