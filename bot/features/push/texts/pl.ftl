# Push

web-push-notifications = Powiadomienie, gdy jest mój ruch, a ta strona jest ukryta lub zamknięta
