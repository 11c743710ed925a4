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
