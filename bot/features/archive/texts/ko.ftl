# The archive

archive-title = 내 대국
archive-none = 아직 끝난 대국이 없습니다.
archive-none-such = 그런 대국이 없습니다.
archive-line = { $number }. { $match } — { $state }
archive-was-won = 승리 { $score }
archive-was-lost = 패배 { $score }
archive-was-drawn = 무승부 { $score }
archive-was-open = 중단
archive-since = { $told } ({ $when })
archive-computer = 컴퓨터({ $level })
archive-somebody = 누군가
archive-which = 어떤 대국을 볼까요?
archive-only-won = 승리
archive-only-lost = 패배
archive-only-drawn = 무승부
archive-only-open = 중단
archive-show = 보기
archive-newer = 더 최근
archive-older = 더 이전
archive-filter = 고르기
archive-all = 모두
archive-game = 게임
archive-result = 결과
archive-rival = 상대
archive-from = 시작일
archive-to = 종료일
archive-length = 수
archive-platform = 플레이한 곳
archive-any = 모두
archive-like = { $code }의 { $ply }수와 같음
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = 브라우저
archive-alike = 이런 내 대국
command-matches = 끝난 내 대국을 게임, 결과, 상대별로 찾기
button-do-matches = 내 대국
button-matches = 내 대국
discord-command-matches = 대국기록
web-alike = 이런 내 대국
web-matches = 내 대국
