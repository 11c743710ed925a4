"""Tables in chats: seats, screens, storage and the platforms where they are shown."""
