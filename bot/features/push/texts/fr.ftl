# Push

web-push-notifications = Une notification quand c’est à moi et que cette page est cachée ou fermée
