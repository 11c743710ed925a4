# 함께 있는 사람: 테이블에 누가 더 있는지, 그리고 할 수 있는 여섯 가지 한마디

button-say = 한마디 하기
say-hello = 안녕하세요
say-well = 잘 두셨어요
say-oops = 아이고
say-thinking = 생각 중…
say-thanks = 고마워요
say-game = 좋은 대국이었어요
say-line = { $who }: “{ $word }”
company-left = { $who } 님이 { $when } 나갔습니다.
company-watching = { $count ->
   *[other] { $names } 님 관전 중
}
company-many = { $count }명 관전 중
refusal-too-many-words = 한마디는 1분에 네 번까지입니다. 잠시 기다려 주세요.
web-here = { $name } 님이 여기 있습니다
web-left = { $name } 님이 { $time } 전에 나갔습니다
web-speak = 한마디 하기
