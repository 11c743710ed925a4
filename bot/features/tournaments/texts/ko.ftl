# 대회

command-tournament = 이 채팅의 대회: 신청과 순위
discord-command-tournament = 대회
button-do-tournament = 대회
button-cup = 대회
parameter-form = 진행 방식
parameter-minutes = 몇 분 뒤에 시작할지
discord-parameter-form = 방식
discord-parameter-minutes = 분
choice-form-evening = 이브닝
choice-form-swiss = 스위스
choice-form-round-robin = 풀리그
choice-form-knockout = 토너먼트
choice-form-league = 장기 리그
choice-form-four = 네 명씩
cup-title = 🏆 { $form } · { $game }
cup-new = 새 대회: 무엇을 할까요?
cup-form = 방식
cup-form-about = 이렇게 진행돼요:
cup-form-evening = 이브닝
cup-form-swiss = 스위스
cup-form-round-robin = 풀리그
cup-form-knockout = 토너먼트
cup-form-league = 장기 리그
cup-form-four = 네 명씩
cup-form-evening-means = 이브닝: 한 판이 끝나면 바로 다음 상대, 시간이 다 될 때까지. 이기면 2점, 비기면 1점, 2연승 뒤에는 두 배예요.
cup-form-swiss-means = 스위스: 라운드마다 점수가 비슷한 사람을 만나고, 같은 사람은 두 번 만나지 않아요.
cup-form-round-robin-means = 풀리그: 모두가 모두와 겨뤄요.
cup-form-knockout-means = 토너먼트: 지면 탈락이에요. 준결승에서 진 사람은 3위를 다퉈요.
cup-form-league-means = 장기 리그: 정한 날까지 모두가 모두와, 하루에 몇 수씩 겨뤄요.
cup-form-four-means = 네 명씩: 순위에 따라 3, 2, 1, 0점이고, 라운드마다 다른 사람을 만나요.
cup-game = 게임
cup-size = 길이
cup-size-evening = { $count }분
cup-size-swiss = { $count }라운드
cup-size-round-robin = { $count ->
    [1] 한 번씩
   *[other] 두 번씩
 }
cup-size-knockout = 한 번 지면 끝
cup-season = 시즌 { $number }
cup-size-league = { $count }일
cup-size-four = { $count }라운드
cup-groups = 조
cup-groups-about = 같은 조의 모두와 만납니다. 조는 레이팅 순으로 나뉩니다. 끝나면 각 조의 상위는 승격하고 하위는 강등됩니다.
cup-group = { $group }조
cup-start = 시작
cup-clock = 시계
cup-limit = 라운드 시간
cup-limit-none = 제한 없음
cup-limit-about = 시간이 다 되면 진행 중인 판은 무승부예요. 한 수도 두지 않은 사람은 져요.
cup-rated = 레이팅
cup-rated-on = 반영함
cup-rated-off = 반영 안 함
cup-who = 참가 대상
cup-who-on = 코드가 있으면 참가할 수 있어요.
cup-who-off = 이 채팅만 참가할 수 있어요.
cup-computers = 남는 자리
cup-computers-on = 컴퓨터가 둠
cup-computers-off = 한 명이 쉼
cup-deal = 배분
cup-deal-on = 모든 테이블이 같음
cup-deal-off = 테이블마다 따로
cup-deal-about = 같은 배분에서는 라운드의 모든 테이블이 자리마다 같은 말을 받아요. 같은 자리의 다른 사람보다 얼마나 잘했는지로 정해져요. 같은 라운드의 다른 판을 보면 앞으로 나올 것을 알 수 있으니 자기 판이 끝난 뒤에 보세요.
cup-button-open = 열기
cup-button-join = 참가
cup-button-withdraw = 기권
cup-button-more = 더 보기
cup-button-show = 보기
cup-button-mine = 내 테이블
cup-button-all = 순위
cup-button-replay = 다시 보기: { $match }
cup-button-start = 지금 시작
cup-button-pause = 일시 정지
cup-button-resume = 계속
cup-button-later = 15분 더
cup-button-day = 하루 더
cup-button-end = 라운드 곧 끝내기
cup-button-out = 참가자 빼기
cup-button-fix = 결과 고치기
cup-button-stop = 취소하기
cup-button-stop-now = 네, 취소할게요
cup-button-back = 뒤로
cup-button-next = 다음 시즌
cup-button-csv = 대전표 파일
cup-button-matches = 판: { $format }
cup-own-format = 기록
cup-exported-table = 스프레드시트용 대전표 파일이에요.
cup-exported-matches = { $count }판이 담긴 파일이에요.
cup-opened = 대회를 열었어요. 이 채팅에서, 또는 /join { $code } 로 참가해요
cup-starts = 시작: { $when }.
cup-code = 코드: { $code }
cup-paused = 멈춰 있어요.
cup-begun = 시작했어요.
cup-off = 취소됐어요.
cup-nobody = 아직 아무도 없어요.
cup-people = { $count }명: { $names }
cup-others = 외 { $count }명
cup-somebody = 누군가
cup-joined = 참가했어요. 번호는 { $number }번이에요.
cup-withdrawn = 기권했어요.
cup-no-table = 아직 테이블이 없어요.
cup-round = { $rounds }라운드 중 { $round }라운드 · { $boards ->
    [0] 모든 판이 끝남
   *[other] { $boards }판 진행 중
 }
cup-round-ends = { $rounds }라운드 중 { $round }라운드, 종료: { $when } · { $boards ->
    [0] 모든 판이 끝남
   *[other] { $boards }판 진행 중
 }
cup-evening-ends = 종료: { $when } · { $boards ->
    [0] 진행 중인 판 없음
   *[other] { $boards }판 진행 중
 }
cup-evening-last = 시간이 다 됐어요 · { $boards ->
    [0] 모든 판이 끝남
   *[other] 아직 { $boards }판 진행 중
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = 아직 결과가 없어요.
cup-over = 끝났어요. 참가자: { $count }명.
cup-board = { $board }. { $who }: 진행 중
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } 쉼
cup-absent = { $minutes }분 안에 오지 않으면 져요.
cup-ask-out = 누구를 뺄까요?
cup-ask-fix = 어떤 결과를 고칠까요?
cup-ask-result = 결과가 어떻게 되나요?
cup-ask-stop = 이 대회를 취소할까요? 다시 이어 갈 수 없고, 판은 결과 없이 끝나요.
cup-news-soon = 시작: { $when }. 참가자는 { $count }명이에요.
cup-news-season = 다음 시즌 시작: { $when }. 지난 시즌의 { $count }명이 참가해요. 참가하지 않으려면 기권해 주세요.
cup-news-few = 시작하지 못했어요: 사람이 너무 적어요.
cup-news-paused = 진행자가 멈췄어요. 진행 중인 판은 계속돼요.
cup-news-resumed = 다시 계속돼요.
cup-news-later = 진행자가 { $minutes }분을 더 줬어요.
cup-news-ends = 진행자가 끝을 옮겼어요: { $when }.
cup-news-out = 진행자가 { $who } 님을 뺐어요.
cup-news-fixed = 진행자가 { $round }라운드를 고쳤어요: { $who } { $result }
refusal-no-tournament = 이 코드의 대회가 없어요.
refusal-tournament-full = 대회가 꽉 찼어요: { $most }명이에요.
refusal-tournament-closed = 이제 참가하거나 나갈 수 없어요.
refusal-tournament-elsewhere = 연 채팅에서만 참가할 수 있어요.
refusal-not-entered = 이 대회에 참가하지 않았어요.
refusal-not-tournament-host = 대회 진행자만 할 수 있어요.
refusal-too-many-tournaments = 이 채팅에 대회가 이미 { $most }개 있어요. 먼저 하나를 끝내세요.
web-tournaments = 대회
cup-page-new = 새 대회
cup-page-none = 아직 참가한 대회가 없습니다.
cup-page-host = 주최: { $name }
cup-page-in = 참가자
cup-page-gone = 기권
cup-page-boards = 대국판
cup-page-crosstable = 대진 결과표
cup-page-matches = 대국
cup-page-place = 순위
cup-page-name = 이름
cup-page-points = 점수
cup-page-played = 대국 수
cup-page-ties = 동점 처리
cup-page-watch = 관전
cup-page-round = { $number }라운드
cup-tie-direct = 상대 전적
cup-tie-berger = 존네보른-베르거
cup-tie-buchholz = 부흐홀츠
cup-tie-buchholz-cut = 최저 제외 부흐홀츠
cup-tie-wins = 승리
cup-tie-differences = 차이
cup-tie-firsts = 1위 횟수
cup-tie-leads = 우세
cup-button-page = 브라우저에서 보기
cup-button-app = 대회 열기
