# Push

web-push-notifications = Уведомление, когда мой ход, а страница скрыта или закрыта
