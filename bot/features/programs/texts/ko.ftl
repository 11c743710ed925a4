# 프로그램: 자신의 프로그램이 쓰는 키

command-programs = 내가 만든 프로그램이 대신 두게 하기
discord-command-programs = 프로그램
button-do-programs = 내 프로그램
programs-about = 이 키를 가진 프로그램은 내 테이블을 보고 내 이름으로 둡니다.
programs-made = 새 키:
programs-once = 지금 복사하세요. 다시 보여 주지 않습니다. 이 키를 가진 사람은 내 이름으로 둘 수 있습니다.
programs-token = 키 { $number } – 만든 때: { $made }, 아직 쓰지 않음
programs-token-used = 키 { $number } – 만든 때: { $made }, 쓴 때: { $used }
programs-where = 프로그램 접속 주소: { $address }
programs-new = 새 키
programs-end = 키 { $number } 없애기
refusal-too-many-tokens = 키가 { $most }개 있습니다. 먼저 하나를 없애세요.
