# Push

web-push-notifications = Una notifica quando tocca a me e questa pagina è nascosta o chiusa
