# Push

web-push-notifications = A notification when it is my turn and this page is hidden or closed
