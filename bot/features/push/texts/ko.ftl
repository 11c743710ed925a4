# Push

web-push-notifications = 이 페이지가 가려져 있거나 닫혀 있을 때 내 차례를 알림으로 받기
