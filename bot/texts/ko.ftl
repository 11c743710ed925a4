# 모든 게임과 플랫폼이 함께 쓰는 글. 매개변수: $code 테이블 코드, $who·$name 플레이어.
#
# 낱말:
#   match = 판
#   series = 시리즈 (first to 3 = 3선승, sum of 3 = 3판 합산, one match = 단판)
#   table = 테이블, seat = 자리, host = 방장, code = 코드
#   move = 수, turn = 차례, draw = 무승부 / 뽑기, pass = 패스, resign = 기권, undo = 무르기
#   disc = 돌(리버시), stone = 돌(크로스와이즈), tile = 타일(트라이오미노스), cell = 칸, place = 위치
#   hand = 손패(버튼: 내 패), bag = 주머니, market = 더미, store = 버린 돌
#   column = 세로줄, row = 가로줄, six of a kind = 같은 색 6개, round = 라운드, hexagon = 육각형, bridge = 다리
#   clock = 제한 시간(설정) / 시계(가거나 멈출 때)
#   hint = 힌트, analysis = 분석, replay = 다시 보기, ladder = 랭킹, rating = 레이팅, rated = 랭크전, puzzle = 퍼즐, seal = 봉인값, seed = 시드
# 말투: 문장은 해요체, 안내는 ‘~하세요’, 버튼과 제목은 명사형. 읽는 사람은 ‘나/내’로 부르거나 생략하고 ‘당신’은 쓰지 않는다.
# 이름: 문장에서는 이름 뒤에 ‘님’을 붙이고, 목록·짧은 줄에서는 이름만 쓴다. 이름 바로 뒤에 조사를 붙이지 않는다.

## 게임과 플레이어
computer = { $level ->
    [beginner] 입문자
    [casual] 초보
    [club] 중수
    [expert] 고수
   *[master] 명인
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## 대기실
lobby-title = { $game } · 테이블 { $code }
lobby-free = 빈자리 { $count }개
lobby-needs = { $count }명이 더 필요해요.
lobby-more = { $count }명 더 들어올 수 있어요.
lobby-here = { $most }명 중 { $here }명이 모였어요. { $least }명부터 시작할 수 있어요.
lobby-ready = { $host } 님이 시작하면 돼요.
lobby-full = { $count ->
    [2] 둘 다 모였어요.
   *[other] 모두 모였어요.
}
lobby-ready-watched = 테이블을 연 사람이 시작하면 돼요.
lobby-invite = 함께 하려면: { $ways }
lobby-way-discord = Discord에서 /join { $code }
lobby-way-telegram = { $link ->
    [none] Telegram에서 /join { $code }
   *[other] Telegram에서 { $link }
}
lobby-way-web = { $link ->
    [none] 브라우저에서 { $code }
   *[other] 브라우저에서 { $link }
}
lobby-place-discord = Discord에서
lobby-place-telegram = Telegram에서
lobby-place-web = 브라우저에서
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = 시간 제한 없음
lobby-clock = 제한 시간 { $value }
lobby-hints = { $now ->
    [rated] 랭크전, 힌트 없음
    [on] 힌트 켬
   *[off] 힌트 끔
}
lobby-about-you = 나
lobby-about-host = 방장
lobby-about-computer = 컴퓨터 · { $level }
lobby-about-preparing = 준비 중, 약 { $seconds }초
play-title = 테이블 열기
play-opponents = 상대
play-friends = 친구
play-friends-about = 버튼을 눌러 들어와요
menu-add = + 컴퓨터
menu-add-prompt = 컴퓨터 추가: 실력을 고르세요
menu-options = 옵션
menu-series = 시리즈
menu-clock = 제한 시간
menu-absent = 자리 비움
absent-days = { $days ->
    [0] 없음
   *[other] { $days }일
}
menu-hints = 힌트
menu-rated = 랭크전
menu-handicap = 핸디캡
menu-seats = 자리
series-kind = { $kind ->
    [match] { $length }선승
    [sumof] { $length }판 합산
   *[single] 단판
}
hints-on = 켬
hints-off = 끔
hints-on-rated = 켜면 랭크전이 아니에요
hints-off-rated = 랭크전에서는 늘 꺼져 있어요
rated-on = 켬
rated-off = 끔
rated-on-means = 사람끼리 두면 레이팅에 반영, 힌트 없음
rated-off-means = 누구의 레이팅도 바뀌지 않아요
handicap-ask = 대등하게?
handicap-even = 레이팅에 맞춰 대등하게
handicap-even-means = 서로 비슷하게 이기도록 맞춰요. 레이팅에도 반영돼요.
handicap-none = 없음
handicap-is-even = { $given } (레이팅 기준 대등)
handicap-as-it-is = 레이팅으로는 이대로 대등
handicap-points = +{ $count }
handicap-history = 처음부터: { $given }
handicap-rematch = 한 판 더: { $given }
handicap-rematch-none = 핸디캡 없이 한 판 더
level-beginner = 함께 규칙을 익혀요
level-casual = 한 수 앞을 봐요
level-club = 게임 좋아하는 친구만큼 해요
level-expert = 실수가 드물어요
level-master = 가장 강해요
level-even = 나만큼 해요
computer-even = 맞수 · { $rating }
even-plays = { $who }: 내 수준으로 둬요, 약 { $rating }.
also-means = { $seats ->
    [2] 한 화면에서 양쪽을 다 둬요
   *[other] 내 자리가 하나 더 생겨요
}
cancel-means = 모두의 테이블이 닫혀요.
lobby-closed = { $game } · 테이블 { $code } 닫힘.
lobby-alt = 첫 수를 두기 전의 { $game } 보드.
chat-no-pictures = 여기서는 이제 이미지를 보낼 수 없어서 보드가 글로 와요. 채팅 관리자가 바꿀 수 있어요.

## 버튼
button-versus = 컴퓨터와 { $game }
button-join = 참가
button-also = 내 자리 추가
button-leave = 나가기
button-shift = 자리 바꾸기
button-swap = { $name } ↔ { $other } 교환
button-shuffle = 자리 추첨
button-drop = { $name } 내보내기
button-remove = 내보내기
button-watch = 관전만 하기
button-start = 시작
button-cancel = 테이블 닫기
button-rules = 규칙
rules-details = 자세히
button-settings = 설정
button-text = 글로 보기
button-hand = 내 패
button-private = 개인 채팅에서 열기
button-app = 테이블 열기
button-send = 채팅으로 보내기
button-back = ‹ 뒤로
button-more = 더 보기
button-slot = 뒤로
button-mine = 뒤로
button-next = 다음 판
button-hint = 힌트
button-replace = 자리 맡기기
button-return = 내 자리 되찾기
button-host = 방장 넘기기
button-board = 보드 다시 보내기
button-do-help = 또 뭐가 있나요?
button-do-join = 코드 입력
button-do-table = 테이블에서
button-do-me = 내 정보
button-manners = 답이 없을 때
button-do-away = 자리 비움…
button-do-back = 돌아왔어요
button-page = 결과
button-rematch = 한 판 더
button-share = 공유
button-draw = 무승부 제안
button-draw-now = 무승부 제안하기
button-resign = 기권
button-resign-now = 기권하기
button-calloff = 중단
button-calloff-now = 테이블 중단하기
button-pause = 쉬기…
button-resume = 지금 계속하기
pause-days = { $days }일
pause-or-day = 날짜까지 쉬려면 /pause { $day } 입력
pause-no-day = “{ $text }”: 앞으로 { $most }일 안의 날짜가 아니에요. 며칠 동안인지 어느 날까지인지 적어 주세요: /pause { $day }
resign-means = 기권하면 이 판을 지게 돼요.
resign-means-who = { $count ->
   *[other] 기권할까요? 이 판은 { $names } 승리로 끝나요.
}
resign-means-many = 기권할까요? 이 판이 끝날 때까지 컴퓨터가 자리를 대신해요.
draw-means = 다른 사람이 모두 동의하면 이 판은 무승부예요.
calloff-means = 다른 사람이 모두 동의하면 결과 없이 테이블이 끝나요.
option-first = 첫 차례
option-first-random = 추첨
option-seat = { $seat }번 자리

## 보드
board-title = { $game } · { $code }
board-turn = { $who } 님 차례
board-your-turn = { $who } 님, 차례가 왔어요
board-your-turn-again = { $who } 님, 또 차례가 왔어요
board-mine = 내 차례: { $task }
board-mine-again = 또 내 차례: { $task }
board-answers = 답을 기다리는 중: { $names }
board-watching = 관전 중이에요.
task = 고르기
since-yours = 내 수 이후: { $moves }.
since-start = 지금까지: { $moves }.
since-more = 앞서 { $count }수 더
stake-series = { $kind ->
    [match] { $number }번째 판
   *[sumof] { $length }판 합산
}
board-thinking = { $who } 생각 중
board-preparing = { $who } 준비 중 ({ $seconds }초)
board-no-players = 지금은 둘 수 있는 컴퓨터가 없어요
notice-unreached = { $who } 님에게 알리지 못했어요.
notice-told = { $who } 님에게 알렸어요 ({ $when }).
notice-title-turn = 내 차례
notice-title-reminder = 아직 내 차례예요. 시간이 얼마 남지 않았어요
notice-title-end = 판이 끝났어요
notice-title-asked = 답을 기다리는 사람이 있어요
notice-title-overdue = 시간이 다 됐어요. 어떻게 할지 고를 수 있어요
notice-title-arrived = 누군가 내 테이블에 앉았어요
notice-title-begun = 내 대국이 시작됐어요
notice-title-warning = 테이블이 곧 중단돼요
moments-ago = 방금
board-waits = { $seconds }초 뒤 자동으로 이어져요.
prompt = 고르세요.
hand-own = 내 손패.
hand-waits = { $who } 님 차례예요.
prompt-slots = 내 차례인가요? [내 패] 버튼으로 손패를 보고, 거기 적힌 번호를 누르세요.
cannot-piece = { $number }번은 지금 낼 수 없어요.
cannot-place = { $place }: 지금은 고를 수 없어요.
prompt-places = 이제 놓을 곳을 고르세요.

## 힌트와 자리
hint-try = 추천 수: { $move } (예상 점수 차 { $points }).
curtain-pass = { $who } 님에게 기기를 넘겨 주세요.
curtain-who = { $name } ({ $number })
button-seat = 손패 보기
hint-press = 힌트는 나만 볼 수 있어요. 버튼을 누르면 다른 사람 모르게 보여 드려요.
hint-none = 이번에는 힌트가 없어요.
replace-whose = 누구의 자리를 컴퓨터에게 맡길까요?
replace-level = { $who } 님을 대신할 컴퓨터는 얼마나 강해야 할까요?
replaced = { $who } 님의 자리를 컴퓨터 { $computer }에게 맡겼어요.

## 분석
notation-begins = { $who } 님부터 시작해요.

## 결과
result-won = { $count ->
   *[other] { $names } 승리
}
result-you = { $lead ->
    [0] 이겼어요
   *[other] { $lead }점 차이로 이겼어요
}
result-drawn = 무승부
result-record = 기보: { $record }
reason-resigned = { $names } 기권.
reason-resigned-own = 내가 기권했어요.
reason-claimed-own = 내 시간이 다 됐어요.
series-standing = { $kind ->
    [match] { $length }선승: { $points }.
   *[sumof] { $length }판 합산: { $points }.
}
series-won = { $count ->
   *[other] { $names } 시리즈 승리
}
series-you = 시리즈에서 이겼어요
series-drawn = 시리즈 무승부
share-title = 테이블 { $code } · { $game }
share-link = { $place ->
    [discord] Discord에서: /join { $code }
    [telegram] Telegram에서: { $link }
   *[web] 브라우저에서: { $link }
}
share-code = { $place ->
    [discord] Discord에서: /join { $code }
    [telegram] Telegram에서: /join { $code }
   *[web] 브라우저에서: { $code }
}
resigned = 테이블 { $code }에서 기권했어요.
resigned-seat = 테이블 { $code }에서 기권했어요. 이 판이 끝날 때까지 컴퓨터가 자리를 대신해요.
left-table = 테이블 { $code }에서 나왔어요.

## 시간, 제안, 자리 비움: 보드에 보이는 글
board-deadline = 시간 종료: { $when }.
board-overdue = { $who } 님 시간 종료
board-away = { $who } 님 자리 비움. 돌아올 때: { $when }.
board-away-runs = 시계는 { $when } 다시 갑니다.
board-paused = { $day }까지 쉽니다. { $when } 다시 시작합니다. 시계는 멈추고 아무것도 울리지 않습니다.
board-warned = 오랫동안 아무도 오지 않았어요. 아무도 버튼을 누르지 않으면 테이블이 중단돼요: { $when }.
board-pause = 이 서버가 곧 쉬어요: { $when }, 약 { $minutes }분 동안. 모두 그대로 보관되고 시계도 기다려요.
overdue-choose = 어떻게 할지 고를 사람: { $names }. 아직 둘 수도 있어요.
overdue-takeover = { $choosers ->
    [0] 컴퓨터가 대신 둬요: { $when }. 아직 둘 수 있어요.
   *[other] 아무도 고르지 않으면 컴퓨터가 대신 둬요: { $when }.
}
proposal-takeback = { $who } 님의 무르기 요청: { $move }
proposal-draw = { $who } 님의 무승부 제안
proposal-calloff = { $who } 님의 제안: 결과 없이 테이블 중단
proposal-pause = { $who } 님이 { $days }일 동안 쉬자고 합니다
proposal-pause-until = { $who } 님이 { $day }까지 쉬자고 합니다
proposal-resume = { $who } 님이 대국을 계속하자고 합니다
proposal-seat = { $who } 님의 제안: { $whose } 님의 자리를 컴퓨터 { $computer }에게 맡기기
proposal-waits = 답할 사람: { $names }.
proposal-you = 나
proposal-asked = 물어봤어요. 답할 사람: { $names }.
done-takeback = 물렀어요.
done-draw = 합의했어요. 이 판은 무승부예요.
done-calloff = 중단했어요.
done-resume = 대국을 계속합니다.
took-back = { $who } 님이 한 수 물렀어요.
host-is = 이제 { $host } 님이 방장이에요.
host-whose = 누가 방장을 맡을까요?
away-now = 자리를 비웠어요. 내 시계가 멈춰요. 돌아올 때: { $when }. /back 을 쓰면 바로 돌아와요.
away-sooner = { $codes }에서는 더 짧게 허용됩니다. 그곳의 시계는 { $when } 다시 갑니다.
away-over = 잘 돌아왔어요. 시계가 다시 가요.
away-not = 자리를 비운 상태가 아니에요.
somebody = 익명
clock-none = 없음
clock-5m-10s = 5분 + 10초
clock-15m-20s = 15분 + 20초
clock-1d-12h = 1일 + 12시간
clock-3d-1d = 3일 + 1일
clock-7d-2d = 7일 + 2일
clock-none-means = 한 차례에 3일씩.
clock-5m-10s-means = 각자 5분, 자기 수를 둘 때마다 10초 추가.
clock-15m-20s-means = 각자 15분, 자기 수를 둘 때마다 20초 추가.
clock-1d-12h-means = 각자 1일, 자기 수를 둘 때마다 12시간 추가.
clock-3d-1d-means = 각자 3일, 자기 수를 둘 때마다 1일 추가.
clock-7d-2d-means = 각자 7일, 자기 수를 둘 때마다 2일 추가.
button-undo = 무르기
button-agree = 동의
button-decline = 거절
button-withdraw = 철회
button-takeover = 컴퓨터가 계속
button-retry = 다시 시도
button-wait = { $time } 기다리기
bonus-none = 하루
bonus-5m-10s = 10초
bonus-15m-20s = 20초
bonus-1d-12h = 12시간
bonus-3d-1d = 하루
bonus-7d-2d = 이틀
button-claim = 승리 선언
reason-claimed = { $names } 님의 시간이 다 됐어요.
reason-agreed = 양쪽이 합의했어요.
reason-called-off = 결과 없이 중단됐어요.
reason-ended = 서버 운영자가 결과 없이 대국을 끝냈어요.
refusal-not-overdue = 둘 차례인 사람에게 아직 시간이 있어요.
refusal-proposal-open = 먼저 나온 제안에 답이 있어야 해요.
refusal-own-time-up = 내 시간이 다 됐어요. 다른 사람이 고를 차례지만, 아직 둘 수는 있어요.
refusal-no-proposal = 더 답할 것이 없어요.
refusal-own-proposal = 직접 한 제안이에요. 다른 사람이 답해야 해요.
refusal-declined = 방금 거절됐어요. 다음 수 뒤에 다시 물어보세요.
refusal-nothing-to-take-back = 아직 무를 수가 없어요. 먼저 한 수 두세요.
refusal-revealed = 무를 수 없어요. 그 뒤로 숨겨진 것이 공개됐어요.
refusal-computer-declines = { $who }: 이길 것 같아서 무승부는 사양해요.
refusal-not-two-sides = 무승부 합의는 두 편으로 둘 때만 할 수 있어요.
refusal-away-too-long = { $left ->
    [0] 1년 동안 벌써 30일 자리를 비웠어요. 더는 안 돼요.
   *[other] 최대 { $left }일까지 자리를 비울 수 있어요.
}
table-rules =
    모든 테이블에서
    내 차례: 자리에 없는 사람은 한 차례에 한 번, 이름이 적힌 새 메시지를 받아요. /settings 에서 채팅 전체나 나만 따로 바꿀 수 있어요.
    제한 시간: 없음, 또는 다섯 가지 중 하나를 시작 전에 골라요. 자기 수를 두면 추가 시간을 받지만, 처음 시간보다 많아지지는 않아요. 컴퓨터와 쉬는 시간은 시간을 쓰지 않아요.
    시간 종료: 제한 시간이 없으면 3일 뒤예요. 그래도 둘 수는 있어요. 다른 사람들은 컴퓨터가 이어서 두게 하거나, 한 번 더 기다리거나, 제한 시간이 있는 두 편의 대결이라면 승리를 선언할 수 있어요. 아무도 고르지 않으면 30초 뒤, 며칠짜리 제한 시간이면 추가 시간 한 번만큼 뒤에 컴퓨터가 맡아요. /return 으로 언제든 돌아올 수 있어요.
    자리: 내 자리는 바로 컴퓨터에게 맡길 수 있어요(/replace). 남의 자리는 시간이 다 됐거나 모두 동의할 때만 돼요.
    /undo 는 내 마지막 수 무르기, /draw 는 무승부 제안, /calloff 는 결과 없이 끝내기예요. 다른 사람이 모두 동의해야 해요. 다음 수를 두면 제안은 사라져요. 숨겨진 것이 드러난 수는 무를 수 없어요.
    /away 7 은 그 날수만큼 내 시계를 멈춰요. 1년에 최대 30일이고, /back 으로 끝내요.
    방장: 사람을 내보내고 시작해요. 방장이 나가거나 시작 전에 10분 동안 조용하면 가장 오래 앉아 있던 사람에게 넘어가요. 판이 시작되면 특별한 권한은 없어요.
    30일 동안 아무 기척이 없는 테이블은 알림이 나가고 3일 뒤 중단돼요. 시작 전이라면 24시간 뒤예요.

## 거절: 물어본 사람에게만 보임
refusal-not-your-turn = 내 차례가 아니에요. 지금은 { $who } 님 차례예요.
refusal-not-seated = 이 테이블에서 두고 있지 않아요.
refusal-shut-out = 서버 운영자가 이용을 막아서 더는 여기서 둘 수 없어요. 참여하던 테이블은 계속돼요. /mydata 와 /forget 은 아직 쓸 수 있어요.
refusal-not-host = { $seated ->
    [no] 테이블을 연 사람만 할 수 있어요.
   *[yes] 테이블을 연 { $host } 님만 할 수 있어요.
}
refusal-stale = 그사이 판이 진행됐어요. 최신 보드를 보세요.
refusal-no-such-table = 이 코드의 테이블이 없어요.
refusal-no-such-match = { $count ->
    [0] 이 테이블에서는 아직 한 판도 두지 않았어요.
   *[other] 이 테이블에서 둔 것은 { $count }판뿐이에요.
}
refusal-no-table-here = 이 채팅에 열린 테이블이 없어요. /play 로 열어 보세요.
refusal-table-full = 자리가 다 찼어요.
refusal-already-seated = 이미 이 테이블에 앉아 있어요.
refusal-too-few = 적어도 { $least }명이 필요해요.
refusal-too-many-lobbies = { $codes ->
    [none] 사람을 기다리는 테이블이 { $most }개라서 더 열 수 없어요. 먼저 하나를 시작하거나 닫으세요.
   *[other] 사람을 기다리는 테이블이 { $most }개라서 더 열 수 없어요. 먼저 하나를 시작하거나 닫으세요: { $codes }
}
refusal-too-many-running = { $own ->
    [no] 이 테이블을 연 사람에게 진행 중인 판이 { $most }개라서 더는 안 돼요.
   *[yes] { $codes ->
        [none] 내가 연 진행 중인 테이블이 { $most }개라서 더는 안 돼요. 먼저 /resign 등으로 하나를 끝내세요.
       *[other] 내가 연 진행 중인 테이블이 { $most }개라서 더는 안 돼요. 먼저 /resign 등으로 하나를 끝내세요: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] 이 테이블을 보여 주는 다른 채팅에 진행 중인 테이블이 { $most }개라서 거기서는 더 안 돼요.
   *[yes] 이 채팅에 진행 중인 테이블이 { $most }개라서 더는 안 돼요. 먼저 /resign 등으로 하나를 끝내세요: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] 랭크전이라 힌트가 없어요.
   *[no] 이 테이블에는 힌트가 없어요.
}
refusal-wrong-move = { $move }: 지금은 둘 수 없어요.
refusal-wrong-time = { $state ->
    [lobby] 판이 시작되기 전에는 할 수 없어요. /start 로 시작해요.
    [playing] 판이 진행되는 동안에는 할 수 없어요. 지금 할 수 있는 일은 /table 로 볼 수 있어요.
    [between] 판과 판 사이에는 할 수 없어요. 다음 판은 저절로 시작돼요.
    [over] 판이 끝나서 할 수 없어요. /rematch 로 한 판 더 할 수 있어요.
    [closed] 이 테이블은 닫혔어요. /play 로 새로 열 수 있어요.
   *[other] 지금은 할 수 없어요.
}
refusal-no-code = 어느 테이블인가요? /join 뒤에 코드를 써 주세요. 그 테이블에 있는 사람이 알려 줄 수 있어요.
refusal-no-such-game = “{ $text }”: 모르는 게임이에요. 제가 아는 게임은 이거예요: { $games }.
refusal-file-too-large = 파일이 { $size } MB예요. 여기서는 { $most } MB까지 보낼 수 있어요.
refusal-bad-press = 어느 테이블에도 속하지 않는 버튼이에요.
refusal-bad-request = “{ $text }”: 무슨 뜻인지 모르겠어요. /play 로 테이블을 열고, /help 로 할 수 있는 일을 볼 수 있어요.
refusal-bad-word = “{ $text }”: /{ $command } 뒤에 쓸 수 없는 말이에요. { $words ->
    [none] 뒤에 아무것도 쓰지 않아도 돼요.
   *[other] 쓸 수 있는 것: { $words }.
}
refusal-bad-value = { $values ->
    [none] “{ $text }”: “{ $option }” 값으로 읽을 수 없어요.
   *[other] “{ $text }”: “{ $option }”에 없는 값이에요. 쓸 수 있는 값: { $values }.
}
refusal-not-in-game = { $game }에는 “{ $option }” 항목이 없어요.
refusal-unidentified = 누가 이 페이지를 열었는지 확인할 수 없습니다. 닫은 뒤 채팅에서 다시 열어 주세요.
refusal-unexpected = 제 쪽에 문제가 생겼어요. 잃은 것은 없으니 다시 해 보세요.
refusal-membership-unknown = 그 채팅에 있는지 지금은 알아낼 수 없어요. 그 채팅에서 직접 해 보거나 잠시 뒤에 다시 해 보세요.
refusal-no-database = 지금은 기록을 읽거나 쓸 수 없어요. 잃은 것은 없으니 몇 분 뒤에 다시 해 보세요.

## 도움말과 언어
help-greeting = 늘 대화하던 곳에서 보드게임을 즐기세요. 게임을 고르면 몇 초 만에 친구나 컴퓨터와 시작할 수 있어요.
help-group-play = /play 로 여기에 테이블을 열어요. 하고 싶은 사람은 “{ $join }”를 누르면 돼요.
help-groups = 저를 그룹에 초대하고 /play 라고 쓰세요. 친구들은 버튼 하나로 참가해요.
help-join = /join 뒤에 코드를 쓰면 다른 채팅의 테이블을 여기서 볼 수 있어요.
help-all = /help 에 할 수 있는 일이 모두 있어요.
help-alone = 나머지는 나에게만 열려요:
help-more = 한 테이블을 여러 채팅에서 볼 수 있어요. /join 뒤에 코드를 쓰세요. 누가 답하지 않을 때 어떻게 되는지는 /help table 에 있어요.
help-which-game = 어떤 게임인가요?
help-type = { $command } 뒤에 이어서 써 주세요: { $what }.

## 명령
command-play = 테이블 열기
command-join = 코드로 이 채팅에 테이블 불러오기
command-start = 판 시작하기
command-leave = 시작 전에 테이블에서 나가기
command-hand = 내 손패를 나에게만 보이기
command-score = 점수, 또는 보드에 관한 질문
command-rules = 간단한 규칙
command-resign = 이 판 기권하기
command-hint = 좋은 수를 나에게만 알려 주기
command-replace = 자리를 컴퓨터에게 맡기기
command-return = 컴퓨터에게서 내 자리 되찾기
command-rematch = 같은 자리로 한 판 더 하기
command-undo = 내 마지막 수 무르기
command-draw = 무승부 제안하기
command-calloff = 결과 없이 테이블 끝내기
command-pause = 며칠 동안 또는 어느 날까지 대국 쉬기
command-host = 다른 사람에게 방장 넘기기
command-away = 며칠 동안 내 시계 멈추기
command-back = 돌아오기: 내 시계가 다시 가요
command-help = 할 수 있는 일
command-table = 여기 테이블: start, undo, draw, resign 등
command-me = 내 정보: rating, link, mydata, away 등
parameter-game = 어떤 게임
parameter-computer = 컴퓨터의 실력
parameter-match = 먼저 이겨야 하는 판 수
parameter-sumof = 점수를 합산할 판 수
parameter-clock = 각자에게 주어지는 시간
parameter-rated = 사람끼리 둔 판을 레이팅에 반영할지 (힌트 없음)
parameter-days = 며칠 동안
parameter-day = 날 수, 또는 12월 12일 같은 날짜
parameter-first = 누가 먼저 둘지
parameter-code = 테이블 코드
parameter-about = 무엇을 물어볼지, 예: 칸
parameter-player = 누구: 이름 또는 자리 번호
parameter-where = 누구의 것: 내 것 또는 다른 사람들 것
parameter-number = 테이블의 몇 번째 판
choice-computer-beginner = 입문자
choice-computer-casual = 초보
choice-computer-club = 중수
choice-computer-expert = 고수
choice-computer-master = 명인
choice-computer-even = 맞수
choice-about-table = 테이블에서
choice-about-start = 시작하는 법
choice-first-random = 추첨
