# Peace and quiet: when somebody is told what waits for them

peace-title = いつ通知してよいですか？
peace-about = おやすみ時間には何も鳴りません。たまった通知は、終わったときに一通でまとめて届きます。
peace-clocks = 持ち時間は進みます。その間に時間切れになりそうなときは、前もってお知らせします。
peace-quiet = おやすみ時間
peace-quiet-off = なし
peace-quiet-about = 何時から何時まで鳴らさないようにしますか？
peace-quiet-from = おやすみ時間は何時からですか？
peace-quiet-until = { $hour }からです。何時までですか？
peace-other = ほかの時間…
peace-digest = 通知
peace-digest-off = そのつど
peace-digest-day = 1日1回
peace-digest-week = 週1回（{ $day }）
peace-digest-about = 1日1回または週1回、{ $hour }に、あなたを待っているテーブルを一通でお知らせします。時間切れが近いという警告だけは、これまでどおり別に届きます。
peace-zone = 現地時刻
peace-zone-none = 未設定
peace-zone-now = { $time } · { $city }
peace-zone-about = そちらはいま何時ですか？
peace-summary = { $waiting ->
    [0] この間の出来事です。
   *[other] いま{ $waiting }つのテーブルがあなたを待っています。
}
