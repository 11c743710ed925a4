// The page: which address shows what, and what each message of the server does.

import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { ICONS, el, fill, icon } from "./dom.js";
import { Home } from "./home.js";
import { Leaves } from "./leaves.js";
import { openCommands, openProfile, openShare } from "./menus.js";
import { Toasts } from "./sheets.js";
import { Table } from "./table.js";
import { Turn } from "./turn.js";

const boot = JSON.parse(document.getElementById("boot").textContent);
const { texts } = boot;
const LONGEST_CODE = 64; // as long as the server reads what stands in an address
const LIMITS = { visitor: texts.hasty, address: texts.crowded }; // whose limit is used up
const dark = matchMedia("(prefers-color-scheme: dark)");
const neighbours = new BroadcastChannel("crosstable"); // the other tabs of this browser
const toasts = new Toasts();
const leaves = new Leaves({ texts, ask });
const stage = el("div", { class: "view" });
const bar = { code: el("button", { type: "button", class: "code", onclick: () => openShare(boot, here()) }) };
const name = el("span", { class: "name" }, boot.me.name);
const lost = el("p", { class: "lost", role: "status" });
let table = null; // the table shown, or null at home
let home = null;
const clock = new Clock(texts);
const turn = new Turn({ texts, go, ask: (yes) => table?.offer(yes) });

const connection = new Connection({
  opening: () => ({ ask: "open", table: here(), theme: theme(), ...table?.standing }),
  state: connected,
  message: (message) => takers[message.type]?.(message),
});

const takers = {
  hello({ version, me, now }) {
    clock.set(now);
    if (version !== boot.version) location.reload();
    know(me);
  },
  me({ me }) {
    know(me);
    neighbours.postMessage("changed");
  },
  home(message) {
    home?.showTables(message);
  },
  screen(screen) {
    if (screen.table !== table?.code) return;
    table.show(screen);
    turn.show(screen);
  },
  story({ table: code, entries }) {
    if (code === table?.code) table.tell(entries);
  },
  card(card) {
    table?.card(card);
  },
  leaf(leaf) {
    leaves.show(leaf);
  },
  notice({ text, alert }) {
    toasts.show(text, alert);
    table?.add([text], "notice");
  },
  go: ({ table: code }) => go(code),
  gone({ text }) {
    table?.gone(text, () => go(""));
  },
};

function here() {
  return /^\/t\/([^/]+)$/.exec(location.pathname)?.[1].toUpperCase().slice(0, LONGEST_CODE) ?? "";
}

function theme() {
  return boot.me.theme || (dark.matches ? "dark" : "light");
}

/** Who the server says we are; what it said at first is in the page. */
function know(me) {
  if (me.language !== boot.me.language) location.reload();
  name.textContent = boot.me.name = me.name;
  if (me.theme === boot.me.theme) return;
  boot.me.theme = me.theme;
  wear();
  ask({ ask: "theme", theme: theme() });
}

/** Look as was chosen: it comes before what the system wants, which media queries ask for. */
function wear() {
  const chosen = boot.me.theme;
  document.documentElement.className = chosen;
  for (const node of document.querySelectorAll("[data-theme]")) {
    const own = node.dataset.theme;
    node.media = chosen ? (own === chosen ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
}

function go(code) {
  history.pushState(null, "", code ? `/t/${code}` : "/");
  show();
}

/** Show what the address says, and tell the server. */
function show() {
  for (const sheet of document.querySelectorAll("dialog")) sheet.close();
  const code = here();
  turn.leave();
  table = code ? new Table({ boot, code, ask, picture, menu, clock }) : null;
  home = code ? null : new Home({ boot, play, go, clock, unknown: () => toasts.show(texts["unknown-code"], true) });
  bar.code.hidden = !code;
  bar.code.replaceChildren(code, icon(ICONS.share));
  bar.code.setAttribute("aria-label", `${texts.share}: ${code}`);
  stage.replaceChildren((table ?? home).element);
  wear();
  scrollTo(0, 0);
  connection.ask({ ask: "open", table: code, theme: theme() });
}

function ask(message) {
  if (message.ask === "press" || message.ask === "line") toasts.clear();
  return connection.ask(message);
}

function picture(digest) {
  return connection.pictures.get(digest);
}

function play(game, computer) {
  ask({ ask: "play", game, computer });
}

function menu() {
  openCommands(boot, (command) => table.command(command));
}

let waiting = 0;

/** A short break is not worth a word; a longer one is said, and nothing can be pressed. Where the
 * server wants us to come later, it is said why and when. */
function connected(yes, wait = null) {
  clearTimeout(waiting);
  if (!yes) turn.lost();
  if (yes) {
    document.body.classList.remove("offline");
    lost.textContent = "";
  } else if (wait) {
    document.body.classList.add("offline");
    countDown(LIMITS[wait.whose], wait.seconds);
  } else {
    waiting = setTimeout(() => {
      document.body.classList.add("offline");
      lost.textContent = texts.lost;
    }, 600);
  }
}

/** The reason is read aloud once; the seconds are only seen to pass. */
function countDown(reason, seconds) {
  const left = el("span", { "aria-hidden": "true" });
  lost.replaceChildren(reason, " ", left);
  const end = performance.now() + 1000 * seconds;
  const tick = () => {
    const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    left.textContent = rest ? fill(texts.again, { seconds: rest }) : texts.lost;
    if (rest) waiting = setTimeout(tick, 250);
  };
  tick();
}

async function changeMe(me) {
  const answer = await fetch("/me", {
    method: "POST", body: JSON.stringify(me), headers: { "Content-Type": "application/json" },
  }).catch(() => null);
  if (!answer?.ok) return toasts.show(texts.lost, true);
  neighbours.postMessage("changed");
  connection.restart();
}

neighbours.onmessage = () => connection.restart();
addEventListener("popstate", show);
dark.addEventListener("change", () => boot.me.theme || ask({ ask: "theme", theme: theme() }));
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) table?.back();
});
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-code]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.dataset.code);
});

document.body.append(
  el("header", { class: "bar" },
    el("a", { class: "logo", href: "/", "data-code": "", "aria-label": `Crosstable – ${texts.home}` },
      el("img", { src: document.querySelector("link[rel=icon]").href, alt: "", width: "32", height: "32" }),
      el("span", {}, "Crosstable")),
    bar.code,
    el("button", {
      type: "button", class: "me", "aria-label": texts.profile,
      onclick: () => openProfile(boot, changeMe, () => turn.chime(), () => ask({ ask: "line", text: "/settings" })),
    }, icon(ICONS.person), name)),
  lost, stage, toasts.element);
show();
connection.open();
