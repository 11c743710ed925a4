# Open tables

menu-public = 참가
public-on = 누구나
public-off = 친구만
public-on-means = 이 서버의 누구나 테이블을 찾아 앉을 수 있어요
public-off-means = 코드나 링크, 이 채팅이 있는 사람만
open-note = 누구나 참가 가능
open-title = 열린 테이블이에요. 원하는 곳에 앉으세요.
open-none = 지금 열린 테이블이 없어요. 하나 열어 두면 오는 사람이 앉을 수 있어요:
open-line = { $number }. { $who } — { $about }
open-rated = 랭크전
open-unrated = 랭크전 아님
open-unnamed = 누군가
open-play = 누군가와 { $game }
command-open = 누구나 앉을 수 있는 테이블과 함께 둘 사람
button-do-open = 누군가와 하기
button-sit = 앉기
button-somebody = 누군가와 하기
discord-command-open = 열린테이블
web-open-tables = 열린 테이블
web-open-somebody = 누군가와 하기
web-open-somebody-game = 여기 있는 누군가와 { $game } 하기
web-open-sit = 앉기
