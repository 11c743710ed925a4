// Shows what the server tells this browser through its push service. Of a table there is one
// notification, the newest; nothing is in it that could not be read on a locked phone.

self.addEventListener("push", (event) => {
  const { title, body, lang, table } = event.data.json();
  const shown = { body, lang, tag: "crosstable-" + table, renotify: true, icon: FILES + "icon-192.png", data: { table } };
  event.waitUntil(self.registration.showNotification(title, shown));
});
