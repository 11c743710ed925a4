# Push

web-push-notifications = このページが隠れているときや閉じているとき、自分の番を通知する
