# Push

web-push-notifications = Una notificación cuando me toque y esta página esté oculta o cerrada
