# Peace and quiet: when somebody is told what waits for them

peace-title = 언제 알려도 될까요?
peace-about = 조용한 시간에는 아무것도 울리지 않습니다. 그동안 쌓인 알림은 끝날 때 한 번에 옵니다.
peace-clocks = 시계는 계속 갑니다. 그동안 시간이 다 될 것 같으면 미리 알려 드립니다.
peace-quiet = 조용한 시간
peace-quiet-off = 없음
peace-quiet-about = 몇 시부터 몇 시까지 울리지 않게 할까요?
peace-quiet-from = 조용한 시간은 몇 시에 시작하나요?
peace-quiet-until = { $hour }에 시작합니다. 몇 시에 끝나나요?
peace-other = 다른 시간…
peace-digest = 알림
peace-digest-off = 바로
peace-digest-day = 하루에 한 번
peace-digest-week = 일주일에 한 번: { $day }
peace-digest-about = 하루나 일주일에 한 번, { $hour }에, 나를 기다리는 테이블을 메시지 하나로 알려 드립니다. 시간이 다 되어 간다는 경고만 따로 옵니다.
peace-zone = 현지 시각
peace-zone-none = 아직 모름
peace-zone-now = { $time } · { $city }
peace-zone-about = 지금 계신 곳은 몇 시인가요?
peace-summary = { $waiting ->
    [0] 그동안 이런 일이 있었습니다.
   *[other] 지금 테이블 { $waiting }개가 나를 기다립니다.
}
