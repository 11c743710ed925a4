# Push

web-push-notifications = Сповіщення, коли мій хід, а сторінка прихована чи закрита
