# 웹 테이블의 페이지.

web-tagline = 늘 대화하던 곳에서 즐기는 보드게임
web-about = 바로 컴퓨터와 두거나 친구에게 링크를 보내세요. 계정은 필요 없어요.
web-needs-script = 이 페이지에는 JavaScript가 필요해요. 다른 곳에서는 아무것도 불러오지 않아요.
web-opening = 여는 중…
web-guest = 게스트 { $number }

## 홈
web-home = 홈
web-play = { $game } 시작, 상대: { $name }
web-level = 컴퓨터 실력
web-play-short = 시작
web-play-friends = 친구와 { $game }
web-play-now = 바로 시작
web-choose = 게임 고르기
web-level-of = { $game }: 얼마나 강하게?
web-enter = 코드 입력
web-friends = 친구와
web-open-file = 또는 판이 든 파일 열기
web-code = 테이블 코드
web-join = 테이블로 가기
web-unknown-code = 코드는 ABC23DE처럼 글자와 숫자 일곱 개예요.
web-tables = 내 테이블
web-there = 이 채널의 테이블
web-all-tables = 모든 테이블

## 홈의 내 테이블
web-morning = 좋은 아침이에요, { $name } 님
web-afternoon = 안녕하세요, { $name } 님
web-evening = 좋은 저녁이에요, { $name } 님
web-waiting-none = 나를 기다리는 테이블이 없어요.
web-waiting-one = 나를 기다리는 테이블이 하나 있어요.
web-waiting-many = 나를 기다리는 테이블이 { $number }개 있어요.
web-card-mine = 내 차례
web-card-mine-until = 내 차례 · { $left } 남음
web-card-turn = { $name } 차례
web-card-turn-until = { $name } 차례 · { $left }
web-card-asked = 내 답을 기다림
web-card-between = 곧 이어짐
web-card-lobby = 플레이어 기다리는 중
web-card-over = 종료 { $score }
web-card-off = 중단됨
web-card-both = 혼자 양쪽
web-card-nobody = 아직 나 혼자

## 가는 시계
web-days = { $number }일
web-download = 내려받기
web-hours = { $number }시간
web-minutes = { $number }분
web-in = { $time } 후
web-ago = { $time } 전
web-now = 지금

## 내 차례
web-your-turn = 내 차례
web-ask-turn = 다시 내 차례가 되면 이 브라우저로 알려 드릴까요?
web-tell-turn = 내 차례에 알림 받기
web-tell-no = 아니요
web-sound = 내 차례에 소리 내기
web-notifications = 이 페이지가 가려져 있을 때 내 차례를 알림으로 받기
web-blocked = 이 브라우저가 알림을 막고 있어요. 브라우저의 이 페이지 설정에서 바꿀 수 있어요.

## 테이블
web-board = 보드
web-moves = 수
web-moves-as-buttons = 버튼으로 두기
web-empty-log = 아직 아무 일도 없었어요.
web-log = 진행 기록
web-line = 명령어, 예: /score
web-send = 보내기
web-commands = 모든 명령어
web-search = 명령어, 또는 하고 싶은 일
web-share = 초대하기
web-link = 브라우저용 링크
web-join-hint = Discord나 Telegram에서
web-share-hint = 코드를 아는 사람은 관전할 수 있고, 빈자리가 있으면 앉을 수 있어요.
web-share-native = 공유…
web-copy = 복사
web-copied = 복사됨
web-copy-failed = Ctrl+C를 누르세요
web-gone = 코드를 확인하거나 새 테이블을 여세요.

## 테이블에서
web-actions = 할 수 있는 일
web-earlier = 이전 { $number }개
web-hand = 내 손패
web-hint = 힌트
web-holds = 손패:
web-more = 더 보기
web-moves-on-board = 보드에서만 두기
web-other-chats = 다른 채팅과 사람들
web-play-on = 계속 두기
web-players = 플레이어
web-resign = 기권
web-scores = 점수
web-sending = 보내는 중…
web-share-word = 공유
web-share-picture = 그림
web-share-animation = 애니메이션
web-sound-word = 소리
web-sound-off = 소리 끄기
web-sound-on = 소리 켜기
web-supply-left = { $number }개 남음
web-undo = 무르기
web-what-happened = 진행 기록
web-you = 나
web-check = 확인
web-computer-level = 컴퓨터 · { $level }
web-fair-deal = 공정한 배분: 첫 수 전에 봉인됨
web-moves-and-log = 지금까지의 진행
web-profile-holds = 손패
web-profile-of = { $name }: 프로필
web-profile-ratings = 레이팅
web-profile-side = 편
web-profile-time = 남은 시간
web-whole-board = 보드 전체
web-thats-you = 나

## 그 밖의 것
web-link-account = 다른 계정 연결
web-link-code = 다른 계정에서 받은 코드
web-link-enter = 연결
web-forget-me = 내 정보 지우기
web-devices = 내 기기
web-devices-about = 나로 로그인된 브라우저예요. 더는 쓰지 않거나 내 것이 아닌 브라우저는 끝내세요. 테이블은 그대로 남아요.
web-device-this = 이 브라우저
web-device-seen = 마지막 접속: { $time }
web-device-end = 끝내기
web-device-end-about = 그 브라우저를 쓰는 사람은 새 손님으로 시작해요. 내 테이블은 그대로 남아요.
web-device-leave-about = 여기서는 새 손님으로 시작하고, 지금 테이블로는 돌아올 수 없어요. 남기려면 먼저 다른 계정을 연결하세요.
web-device-others = 다른 곳 모두 끝내기
web-device-others-about = 이 브라우저만 남고, 여기서 무언가 복사해 간 사람도 더는 들어올 수 없어요.
web-device-unknown = 브라우저
web-profile = 내 이름과 언어
web-name = 테이블에서 쓸 이름
web-language = 언어
web-save = 저장
web-close = 닫기
web-lost = 연결이 끊겼어요. 다시 연결하는 중…
web-not-loaded = 페이지의 이 부분을 아직 불러오지 못했어요. 다시 시도하는 중…
web-hasty = 한꺼번에 너무 많이 했어요.
web-crowded = 지금 같은 네트워크에서 요청이 너무 많이 오고 있어요.
web-many-pages = 이 브라우저에 열린 페이지가 너무 많아요. 하나를 닫아 주세요.
web-again = { $seconds }초 뒤 다시 시도해요.
web-try-again = { $seconds }초 뒤에 다시 해 보세요.

## 대기실
web-seats = 자리
web-who-sits = 누가 앉을까요?
web-add-player = 플레이어 추가
web-free-seat = 빈자리
web-me-too = 내 자리 추가
web-copy-invite = 초대 링크 복사
web-copy-link = 링크 복사
web-invite-friends = 친구 초대
web-a-computer = 컴퓨터
web-last-time = 지난번
web-options = 옵션
web-start = 시작
web-take-seat = 자리에 앉기
web-cancel-title = 이 테이블을 닫을까요?
web-keep = 아니요
web-swap = 자리 바꾸기

## 연결이 없거나 주소가 틀릴 때
web-offline = 연결이 없어요
web-offline-about = 내 판은 안전해요. 잃는 것은 없고, 자리를 비운 동안 아무도 대신 두지 않아요. 연결되면 이 페이지가 자동으로 돌아와요.
web-offline-button = 다시 해 보기
web-unavailable = 곧 돌아올게요
web-missing = 여기에는 아무것도 없어요
web-missing-about = 없는 주소예요. 테이블 주소는 글자와 숫자 일곱 개로 된 코드로 끝나요.
web-missing-button = 홈으로

## 다시 보기
web-replay-back = 한 수 뒤로
web-replay-on = 한 수 앞으로
web-keys = 단축키
web-key-piece = 말 고르기
web-key-cell = 그 칸에 두기
web-key-arrows = 판 위에서 이동하기
web-key-drop = 말 되돌려 놓기
