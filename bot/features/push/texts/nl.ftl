# Push

web-push-notifications = Een melding als ik aan de beurt ben en deze pagina niet zichtbaar of gesloten is
