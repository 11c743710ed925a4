# Push

web-push-notifications = Eine Benachrichtigung, wenn ich dran bin und diese Seite verdeckt oder geschlossen ist
