# Discord에서만: 명령과 매개변수의 이름. 띄어쓰기 없이 32자까지. 영어 이름은 어디서나 누구나 쓸 수 있다.

discord-command-play = 플레이
discord-command-join = 참가
discord-command-start = 시작
discord-command-leave = 나가기
discord-command-hand = 내패
discord-command-score = 점수
discord-command-rules = 규칙
discord-command-resign = 기권
discord-command-hint = 힌트
discord-command-replace = 자리맡기기
discord-command-return = 자리되찾기
discord-command-rematch = 한판더
discord-command-undo = 무르기
discord-command-draw = 무승부
discord-command-calloff = 중단
discord-command-host = 호스트
discord-command-away = 자리비움
discord-command-back = 돌아옴
discord-command-help = 도움말

discord-parameter-game = 게임
discord-parameter-computer = 컴퓨터
discord-parameter-match = 선승
discord-parameter-sumof = 합산
discord-parameter-clock = 제한시간
discord-parameter-rated = 랭크전
discord-parameter-first = 첫차례
discord-parameter-position = 국면
discord-parameter-target = 목표
discord-parameter-hand = 손패
discord-parameter-code = 코드
discord-parameter-about = 질문
discord-parameter-number = 번호
discord-parameter-player = 플레이어
discord-parameter-where = 범위
discord-parameter-days = 일수
