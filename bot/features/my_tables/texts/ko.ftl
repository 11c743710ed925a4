# My tables

games-title-mine = { $waiting ->
    [0] 나를 기다리는 테이블이 없어요.
   *[other] 나를 기다리는 테이블이 { $waiting }개 있어요.
}
games-title-done = 최근 7일 동안 끝난 내 테이블.
games-title-here = 이 채팅에서 진행 중.
games-none-mine = 지금 앉아 있는 테이블이 없어요. 하나 열어 보세요:
games-none-done = 최근 7일 동안 끝난 내 테이블이 없어요.
games-none-here = 이 채팅에서 진행 중인 테이블이 없어요. 하나 열어 보세요:
games-page = { $all }개 중 { $first }–{ $last }.
games-line = { $number }. { $table } — { $state }
games-alone = 혼자 양쪽
games-turn-mine = 내 차례
games-turn = { $name } 차례
games-until = { $told }, { $when } 마감
games-since = { $told } ({ $when })
games-asked = 내 답을 기다림
games-between = 곧 이어짐
games-lobby-waits = 플레이어 기다리는 중
games-lobby-ready = 시작할 수 있음
games-left = 컴퓨터가 대신 두는 중
games-won = 승리 { $score }
games-lost = 패배 { $score }
games-drawn = 무승부 { $score }
games-over = 종료 { $score }
games-off = 중단됨
games-place-chat = 다른 채팅
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = 브라우저
games-previous = 이전
games-next = 다음
games-done = 끝난 판
games-mine = 진행 중
command-games = 진행 중인 내 테이블. “here”를 쓰면 이 채팅의 테이블
button-do-games = 내 테이블
games-here = 여기 테이블
choice-where-here = 이 채팅
discord-command-games = 테이블목록
