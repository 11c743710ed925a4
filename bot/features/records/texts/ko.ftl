# Records

button-fair = 공정성 확인
button-do-export = 파일로 받기
button-do-import = 파일 열기
fair-sealed = 무엇이 배분될지는 첫 수 전에 정해졌어요. 시드는 끝날 때까지 비밀이고, 이것이 그 봉인값이에요:
fair-held = 판은 끝났지만 다른 사람들이 같은 배분으로 아직 두고 있어요. 마지막 사람이 끝낼 때까지 시드는 비밀이고, 이것이 그 봉인이에요:
fair-open = 무엇이 배분될지는 첫 수 전에 정해졌어요. 봉인값은 그때부터 있었고, 시드는 이제 공개해요.
fair-hash = 봉인값: { $hash }
fair-seed = 시드: { $seed }
fair-check = 확인하는 법: 시드 64글자의 SHA-256을 계산하세요. 예를 들어 sha256sum 명령어를 쓰되, 끝에 줄바꿈이 없어야 해요. 그 값이 봉인값과 같아야 해요. 배분된 것은 모두 시드에서 나오고, 누구나 다음과 같이 계산해 볼 수 있어요:
fair-by-hand =
    1. i = 0, 1, 2 …에 대해 “시드:라벨:i”의 SHA-256을 계산해요. 시드는 64글자 그대로, i는 십진수로 써요. 하나마다 64비트 수 네 개가 나오고, 가장 높은 바이트가 먼저예요.
    2. n보다 작은 수는 이 수들 가운데 다음 것을 n으로 나눈 나머지예요. 2⁶⁴ 이하인 가장 큰 n의 배수와 같거나 그보다 큰 수는 건너뛰어요.
    3. 줄을 섞으려면 마지막 자리부터 둘째 자리까지 차례로 가면서, 맨 앞에서 그곳까지의 개수보다 작은 다음 수를 구해요. 그리고 그곳에 있는 것과, 맨 앞에서 그 수만큼 떨어진 곳에 있는 것을 맞바꿔요.
fair-piles = 여러 테이블이 이 배분을 함께 써요. 손에 나눠 주고 남은 것은 뽑을 순서대로 하나씩, 첫 자리부터 차례의 순서로 자리마다 더미로 나눠요. 자리는 자기 더미의 앞에서 뽑고, 비었으면 다른 가장 큰 더미의 뒤에서, 크기가 같으면 다음에 오는 자리의 더미에서 뽑아요.
fair-step = { $verdict ->
    [right] ✓ { $step }: 맞음, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: 틀림.
       *[other] ✗ { $step }: { $number }수째에서 틀림.
    }
}
step-digest = 문서
step-seed = 시드
step-hash = 봉인값
step-setup = 초기 배치
step-deal = 손패
step-moves = 수
step-draws = 뽑기
step-result = 결과
check-digest = 쓰인 뒤로 바뀐 것이 없음
check-seed = 16진수 64자리
check-hash = 시드의 SHA-256과 같음
check-setup = 시드와 옵션대로임
check-deal = 시드대로임
check-moves = 모두 둘 수 있는 수
check-draws = 모두 시드대로임
check-result = 수를 따라가면 이 결과가 나옴
check-open = 확인할 것이 없음
export-made = { $number }번째 판의 기록 파일이에요.
import-how = 명령어와 함께 파일을 보내 주세요. Telegram에서는 /import 라는 설명을 붙여 문서로 보내거나, 그런 문서에 /import 라고 답장하세요. 브라우저에서는 첫 화면의 [코드 입력]에서 할 수 있어요.
import-by = { $count ->
    [1] { $who } 님이 이 판을 파일에서 불러왔어요.
   *[other] { $who } 님이 이 판들을 파일에서 불러왔어요.
}
import-many = { $count }판을 불러왔어요. 판마다 테이블이 따로 있어요:
refusal-still-running = 아직 판이 끝나지 않았어요. 기록을 내면 아직 숨겨진 것이 드러나요.
refusal-seed-held = 다른 사람들이 같은 배분으로 아직 두고 있어요. 마지막 사람이 끝내면 기록을 받을 수 있어요.
refusal-too-many-records = 한 시간 안에 파일로 { $most }판을 열었어요. 나중에 다시 해 보세요.
refusal-too-many-files = 한 시간에 한 사람이 보낼 수 있는 파일 수를 넘었어요. 나중에 다시 해 보세요.
refusal-import-under-way = 지난 파일을 아직 읽고 있어요. 끝나면 다음 파일을 보내세요.
refusal-imports-busy = 지금 읽는 파일이 너무 많아 대기도 할 수 없어요. 1분 뒤에 다시 해 보세요.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] { $match }번째 판:{ " " }
}{ $part ->
    [size] 파일이 너무 커서 읽을 수 없어요.
    [many] 이 파일에는 판이 너무 많아요.
    [long] 이 파일에는 수와 무르기가 너무 많아요.
    [slow] 파일이 오는 데 너무 오래 걸렸어요.
    [format] 이 판은 그 형식으로 쓸 수 없어요.
    [version] 더 새로운 버전의 Crosstable이 쓴 기록이에요.
    [digest] 쓰인 뒤에 바뀐 기록이에요.
    [seed] 이 기록의 시드가 틀렸어요.
    [hash] 이 기록의 봉인값이 시드와 맞지 않아요.
    [setup] 이 기록의 초기 배치가 시드와 맞지 않아요.
    [deal] 이 기록의 손패가 시드와 맞지 않아요.
    [draws] 이 기록의 { $number }수째에 뽑은 것이 시드와 맞지 않아요.
    [moves] { $move ->
        [none] 이 기록의 { $number }수째는 둘 수 없는 수예요.
       *[other] 이 기록의 { $number }수째, { $move }: 둘 수 없는 수예요.
    }
    [log] 이 기록의 { $number }번 항목을 읽을 수 없어요.
    [result] 이 기록의 수를 따라가도 그 결과가 나오지 않아요.
   *[other] 읽을 수 있는 기록 파일이 아니에요.
}
command-export = 끝난 판을 파일로 받기
command-import = 파일에 든 판 열기
parameter-format = 파일 형식
parameter-file = 기록 파일: JSON, 기보, GGF 또는 WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = 기보
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = 이 줄의 라벨은 “bag”이에요. 빨강, 노랑, 파랑, 보라, 검정, 하양이 차례로 일곱 개씩, 이어서 옮기기, 빼기, 교체, 맞바꾸기가 세 개씩 있어요. 섞은 다음 끝에서부터 나눠 줘요. 1번 자리가 마지막 네 개를, 2번 자리가 그 앞의 것을 받는 식이에요. 세 명이면 2번 자리는 여섯 개를 받아요. 남은 것은 끝에서부터 뽑아요. 첫 차례를 추첨할 때는 라벨 “first”로 자리 수보다 작은 수를 구하고, 앞에 그 수만큼의 자리가 있는 자리가 먼저 둬요.
discord-command-export = 내보내기
discord-command-import = 불러오기
discord-parameter-format = 형식
discord-parameter-file = 파일
triominos-fair-order = 이 줄의 라벨은 “round 1”, 다음 라운드에는 “round 2”로 이어져요. 타일 56개가 000, 001 … 005, 011, 012 …에서 555까지 작은 것부터 있고, 타일마다 숫자를 작은 것부터 큰 것 순서로 적어 불러요. 섞은 다음 1번 자리가 앞에서부터 손패를 모두 갖고, 2번 자리가 그다음 타일을 갖는 식이에요. 남은 것이 더미이고, 더미의 앞에서부터 뽑아요.
