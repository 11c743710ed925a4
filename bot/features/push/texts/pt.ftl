# Push

web-push-notifications = Uma notificação quando for a minha vez e esta página estiver oculta ou fechada
