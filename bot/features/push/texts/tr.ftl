# Push

web-push-notifications = Sıra bana gelince, bu sayfa gizli ya da kapalıysa bildirim gelsin
