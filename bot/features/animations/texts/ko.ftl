# Animations

button-picture = 그림
button-animation = 애니메이션
button-address = 링크
share-ways = 이 채팅에 보내기:
share-open = 다시 보기
animation-making = 애니메이션 만드는 중: { $at }/{ $count }
animation-so-far = { $plies ->
    [0] 아직 둔 수가 없어요
   *[other] 지금까지 { $plies }수
}
animation-alt = { $game }, 한 판을 한 수씩 전부 ({ $plies }). { $told }
refusal-animations-under-way = 지난번에 요청한 애니메이션을 아직 만들고 있어요. 하나가 도착하면 다시 요청하세요.
refusal-too-busy = 지금 만드는 애니메이션이 너무 많아 대기도 할 수 없어요. 1분 뒤에 다시 해 보세요.
command-replay = 한 판을 애니메이션으로 보기
discord-command-replay = 다시보기
