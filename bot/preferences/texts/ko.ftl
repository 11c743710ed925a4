# Settings and languages

refusal-not-manager = { $who ->
    [players] 이 채팅의 설정은 여기 테이블에서 두는 사람이 바꿀 수 있어요. 내 설정은 “나만”에 있어요.
   *[managers] 이 채팅의 설정은 채팅 관리자가 바꿀 수 있어요. 내 설정: /settings.
}
language-set = 이제 여기서는 한국어로 말할게요.
settings-title-chat = 이 채팅의 설정
settings-title-me = 내 설정
settings-about-chat = 여기서 읽는 모두에게 적용돼요. 나만 보는 것은 내 설정을 따라요.
settings-about-me = 어디서 두든 나에게만 적용돼요.
settings-way-chat = 이 채팅
settings-way-me = 나만
button-do-language = 언어
settings-back = 뒤로
settings-notices = 알림
settings-about-chat-notices = 차례가 된 사람을 부르며 보드를 새로 보낼 수 있어요. ‘필요할 때’는 그 사람이 마침 테이블에 없을 때예요.
settings-about-me-notices = 테이블에 없을 때 내 차례를 어디로 알릴지 정해요.
settings-about-alone-notices = 다른 것을 보고 있을 때 내 차례를 알릴지 정해요.
settings-notices-smart = 필요할 때
settings-notices-always = 차례마다
settings-notices-never = 안 함
settings-notices-chat = 테이블이 있는 채팅
settings-notices-private = 개인 채팅
settings-reminders = 미리 알림
settings-about-chat-reminders = 다른 사람을 기다리게 하면 시간이 다 되기 전에 한 차례에 한 번 알려요.
settings-about-me-reminders = 내 시간이 다 되기 전에 한 차례에 한 번 알려요.
settings-language = 언어
settings-about-chat-language = 여기서 모두가 읽는 글의 언어예요.
settings-about-me-language = 나만 읽는 글의 언어예요.
settings-theme = 테마
settings-about-chat-theme = 여기서 모두가 보는 보드의 색이에요.
settings-about-me-theme = 나만 보는 것의 색이에요.
settings-ladder = 랭킹
settings-about-me-ladder = 내 레이팅을 다른 사람에게 보일지 정해요. 끄면 어느 랭킹에도 나오지 않고, 결과에도 내 레이팅 변화가 나오지 않아요.
settings-on = 켬
settings-off = 끔
settings-auto = 자동
settings-light = 밝게
settings-dark = 어둡게
command-language = 이 채팅의 언어 고르기
command-settings = 알림, 미리 알림, 언어, 테마
parameter-language = 언어
parameter-setting = 어떤 설정
parameter-value = 바꿀 값
choice-setting-ladder = 랭킹
choice-value-on = 켬
choice-value-off = 끔
discord-command-language = 언어
discord-command-settings = 설정
discord-parameter-language = 언어
discord-parameter-setting = 항목
discord-parameter-value = 값
# 눈에 맞추기: 그림의 색과 글자.
settings-palette = 색상
settings-about-chat-palette = 여기서 모두가 보는 보드의 색이에요. 고대비가 가장 읽기 쉽고, 나머지는 초록, 빨강, 파랑을 잘 못 느끼는 사람도 비슷한 색을 구별할 수 있게 해요.
settings-about-me-palette = 나만 보는 보드의 색이에요. 고대비가 가장 읽기 쉽고, 나머지는 초록, 빨강, 파랑을 잘 못 느끼는 사람도 비슷한 색을 구별할 수 있게 해요.
settings-palette-standard = 기본
settings-palette-contrast = 고대비
settings-palette-deutan = 녹색약용
settings-palette-protan = 적색약용
settings-palette-tritan = 청색약용
settings-size = 글자 크기
settings-about-chat-size = 여기서 모두가 보는 그림의 글자와 숫자 크기예요.
settings-about-me-size = 나만 보는 그림의 글자와 숫자 크기예요.
settings-size-normal = 보통
settings-size-large = 크게
