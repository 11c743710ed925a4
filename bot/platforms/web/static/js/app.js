// The page: which address shows what, and what each message of the server does.

/** @import { Boot, Message } from "./wire.js" */

import { openCard } from "./cards.js";
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { Devices, devicesAsked } from "./devices.js";
import { around, el, fill, icon } from "./dom.js";
import { Home } from "./home.js";
import { Ladder, ladderAsked } from "./ladder.js";
import { ScreenSheet } from "./screen_sheet.js";
import { install } from "./install.js";
import { openProfile, openSearch, openShare } from "./menus.js";
import { avatar } from "./people.js";
import { walkAsked } from "./replay.js";
import { wearSigns } from "./signs.js";
import { Sounds } from "./sounds.js";
import { Toasts } from "./sheets.js";
import { Table } from "./table.js";
import { Turn } from "./turn.js";

/** @type {Boot} */
const boot = JSON.parse(document.getElementById("boot").textContent);
const { texts } = boot;
const LONGEST_CODE = 64; // as long as the server reads what stands in an address
// What a page is told by whose limit is used up.
const LIMITS = { visitor: texts.hasty, address: texts.crowded, pages: texts["many-pages"] };
const dark = matchMedia("(prefers-color-scheme: dark)");
const sharp = matchMedia("(prefers-contrast: more)");
const neighbours = new BroadcastChannel("crosstable"); // the other tabs of this browser
const toasts = new Toasts();
const stage = el("div", { class: "view" });
const bar = {
  title: el("span", { class: "which" }),
  code: el("button", { type: "button", class: "code", onclick: () => openShare(boot, here()) }),
};
const me = el("span", { class: "name" });
const lost = el("p", { class: "lost", role: "status" });
const LOOK = ["theme", "palette", "size"]; // what of a visitor's choices the page wears
const SHARP = { contrast: "all", "": "(prefers-contrast: more)" }; // where it is in high contrast
/** @type {Table | null} */
let table = null; // the table shown, or null at home
/** @type {Home | null} */
let home = null;
let known = ""; // the theme and contrast of which the server has heard
/** @type {Devices | null} */
let devices = null; // the visitor's browsers shown
/** @type {Ladder | null} */
let ladder = null; // the ladder shown, or a person's ratings
const sounds = new Sounds();
const clock = new Clock(texts, (seconds) => sounds.left(seconds));
const screenSheet = new ScreenSheet({ texts, clock, ask });
const turn = new Turn({ texts, go, sounds, ask: (yes) => table?.offer(yes) });

const connection = new Connection({
  opening: () => ({ ask: "open", table: here(), ...dressed(), ...table?.standing }),
  state: connected,
  message: (message) => /** @type {(message: Message) => void} */ (takers[message.type])?.(message),
});

/** @type {{ [T in Message["type"]]?: (message: Extract<Message, { type: T }>) => void }} */
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
    bar.title.textContent = screen.title;
    turn.show(screen);
  },
  story({ table: code, entries }) {
    if (code === table?.code) table.tell(entries);
  },
  moves(message) {
    if (message.table === table?.code) table.showMoves(message);
  },
  card(card) {
    if (table) table.card(card);
    else openCard(card, { texts, clock, picture, press: (payload) => ask({ ask: "press", payload }) });
  },
  sheet(screen) {
    screenSheet.show(screen, screen.picture && picture(screen.picture.digest));
  },
  replay(message) {
    table?.showReplay(message);
  },
  grown(message) {
    table?.replay?.show(message);
  },
  ply(message) {
    table?.ply(message);
  },
  ladder(message) {
    ladder?.show(message);
  },
  profile(message) {
    ladder?.profile(message);
  },
  notice({ text, alert }) {
    if (table && !table.lobby) table.notice(text, alert);
    else toasts.show(text, alert);
  },
  go: ({ table: code }) => go(code),
  gone({ text }) {
    if (table) table.gone(text, () => go(""));
    else home?.wrong(text);
  },
};

function here() {
  return /^\/t\/([^/]+)$/.exec(location.pathname)?.[1].toUpperCase().slice(0, LONGEST_CODE) ?? "";
}

function theme() {
  return boot.me.theme || (dark.matches ? "dark" : "light");
}

/**
 * What pictures are to look like, as far as the system has a say in it.
 *
 * @returns {{ theme: "dark" | "light", sharp: boolean }}
 */
function wanted() {
  return { theme: theme() === "dark" ? "dark" : "light", sharp: sharp.matches };
}

/** The same, of which the server is about to hear. */
function dressed() {
  known = JSON.stringify(wanted());
  return wanted();
}

/** Who the server says we are; what it said at first is in the page. */
function know({ name, language, ...look }) {
  if (language !== boot.me.language) location.reload();
  call(name);
  if (LOOK.every((part) => look[part] === boot.me[part])) return;
  Object.assign(boot.me, look);
  wear();
  home?.wear();
  ask({ ask: "theme", ...dressed() });
}

/** The visitor's name, at the top and wherever the page says it next. */
function call(name) {
  boot.me.name = name;
  me.replaceChildren(avatar({ name }, boot.levels), el("span", { class: "unseen" }, name));
}

/** Look as was chosen: it comes before what the system wants, which media queries ask for. */
function wear() {
  const chosen = boot.me.theme;
  document.documentElement.className = LOOK.map((part) => boot.me[part]).filter(Boolean).join(" ");
  /** @type {HTMLLinkElement} */ (document.getElementById("contrast")).media = SHARP[boot.me.palette] ?? "not all";
  /** @type {NodeListOf<HTMLLinkElement | HTMLMetaElement | HTMLSourceElement>} */
  const themed = document.querySelectorAll("[data-theme]");
  for (const node of themed) {
    const own = node.dataset.theme;
    node.media = chosen ? (own === chosen ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
}

function go(code) {
  visit(code ? `/t/${code}` : "/");
}

function visit(address) {
  history.pushState({ from: location.pathname }, "", address);
  show();
}

/** Show what the address says, and tell the server. */
function show() {
  for (const sheet of document.querySelectorAll("dialog")) sheet.close();
  const code = here();
  turn.leave();
  table?.leave();
  table = code ? new Table({ boot, code, ask, picture, menu, clock, sounds, share: () => openShare(boot, code) }) : null;
  const ranked = ladderAsked(location.pathname);
  ladder = ranked === null ? null : new Ladder({ boot, who: ranked, from: history.state?.from, ask, picture });
  devices = devicesAsked(location.pathname) ? new Devices({
    texts, change: (alter) => connection.change(alter), failed: () => toasts.show(texts.lost, true),
  }) : null;
  home = code || ladder || devices ? null : new Home({
    boot, play, clock, go,
    find: (table) => ask({ ask: "find", table }),
    press: (payload) => ask({ ask: "press", payload }),
  });
  bar.code.hidden = bar.title.hidden = !code;
  bar.title.textContent = "";
  bar.code.replaceChildren(code, icon("link"));
  bar.code.setAttribute("aria-label", `${texts.share}: ${code}`);
  if (connection.lost) table?.connected(false);
  stage.replaceChildren((table ?? ladder ?? devices ?? home).element);
  document.body.classList.toggle("at-table", Boolean(code));
  wear();
  scrollTo(0, 0);
  connection.ask({ ask: "open", table: code, ...dressed() });
  const walk = code && walkAsked(location.hash);
  if (walk) ask(walk);
  ladder?.open();
  devices?.open();
}

/** @param {import("./connection.js").Request} message */
function ask(message) {
  if (message.ask === "press" || message.ask === "line") {
    toasts.clear();
    // A press may be faster than the word that the system has turned dark.
    if (JSON.stringify(wanted()) !== known) connection.ask({ ask: "theme", ...dressed() });
  }
  return connection.ask(message);
}

function picture(digest) {
  return connection.pictures.get(digest);
}

function play(game, computer) {
  ask({ ask: "play", game, computer });
}

function menu() {
  openSearch(boot, (text) => (table ? table.command(text) : ask({ ask: "line", text })));
}

let waiting = 0;

/** A short break is not worth a word; a longer one is said, and nothing can be pressed. Where the
 * server wants us to come later, it is said why and when. */
function connected(yes, wait = null) {
  clearTimeout(waiting);
  table?.connected(yes);
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
  await connection.change(async () => {
    const answer = await fetch("/me", {
      method: "POST", body: JSON.stringify(me), headers: { "Content-Type": "application/json" },
    }).catch(() => null);
    if (answer?.ok) neighbours.postMessage("changed");
    else toasts.show(texts.lost, true);
  });
}

neighbours.onmessage = () => connection.change(async () => {});
addEventListener("popstate", show);
dark.addEventListener("change", () => boot.me.theme || ask({ ask: "theme", ...dressed() }));
sharp.addEventListener("change", () => {
  home?.wear();
  if (!boot.me.palette) ask({ ask: "theme", ...dressed() });
});
addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = around(event, "input, select, textarea");
  if (event.key === "Escape") table?.back();
  else if (event.key === "/" && !typing) {
    event.preventDefault();
    menu();
  } else if (!typing && table?.key(event.key, /** @type {HTMLElement} */ (event.target))) event.preventDefault();
});
document.addEventListener("click", (event) => {
  const link = around(event, "a[data-code], a[data-view]");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  visit(link.pathname);
});

document.body.append(
  el("header", { class: "bar" },
    el("a", { class: "logo", href: "/", "data-code": "", "aria-label": `Crosstable – ${texts.home}` },
      el("img", { src: /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]")).href, alt: "", width: "32", height: "32" }),
      el("span", {}, "Crosstable")),
    bar.title, bar.code, el("span", { class: "apart" }),
    el("button", {
      type: "button", class: "me", "aria-label": texts.profile,
      onclick: () => openProfile(boot, changeMe, () => turn.chime(), (text) => ask({ ask: "line", text })),
    }, me)),
  lost, stage, toasts.element);
wearSigns(boot);
call(boot.me.name);
show();
connection.open();
install();
