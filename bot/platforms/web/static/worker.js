// Stands between the page and the network, for one thing: where a page cannot be loaded it shows one
// that says so. It keeps nothing else, and nothing that is pressed passes through it. A notification
// that is pressed leads to its table, or home.

const FILES = "/static/$version/";
const CACHE = "$version-$language"; // another language is another page
const OFFLINE = "/offline";
const KEPT = [OFFLINE, ...["page.css", "dark.css", "icon.svg", "manrope.ttf", "js/offline.js"].map((name) => FILES + name)];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
});

self.addEventListener("activate", (event) => {
  const others = async () => (await caches.keys()).filter((name) => name !== CACHE);
  event.waitUntil(others().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { pathname } = new URL(request.url);
  const kept = request.mode === "navigate" ? OFFLINE : KEPT.includes(pathname) && pathname;
  if (kept) event.respondWith(fetch(request).catch(async () => (await caches.match(kept)) ?? Response.error()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  event.waitUntil(go(table ? "/t/" + table : "/"));
});

async function go(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
