// The page: which address shows what, and what each message of the server does.

/** @import { Boot } from "./wire.js" */

import { openApp } from "./app_opening.js";
import { BackStep } from "./back_step.js";
import { Bar } from "./bar.js";
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { el } from "./dom.js";
import { outsides } from "./feature.js";
import { FeatureViews } from "./feature_views.js";
import { FEATURES as features } from "./features.js";
import { Home } from "./home.js";
import { lateView } from "./late_views.js";
import { idle, onMissing } from "./later.js";
import { onSystem, wear, wearAsHost } from "./look.js";
import { isInside, shownPath } from "./inside.js";
import { Lost } from "./lost.js";
import { Messages } from "./messages.js";
import { Once } from "./once.js";
import { followLinks, hearKeys } from "./shortcuts.js";
import { wearSigns } from "./signs.js";
import { Sounds } from "./sounds.js";
import { Table } from "./table.js";
import { Toasts } from "./toasts.js";
import { Turn } from "./turn.js";
import { Visitor } from "./visitor.js";
import { Windows } from "./windows.js";

/** @type {Boot} */
const boot = JSON.parse(document.getElementById("boot").textContent);
const { texts } = boot;
const LONGEST_CODE = 64; // as long as the server reads what stands in an address
const neighbours = new BroadcastChannel("crosstable"); // the other tabs of this browser
const toasts = new Toasts();
const stage = el("div", { class: "view" }), first = document.querySelector(".sight"); // what the HTML says until there is a view
const bar = new Bar({ boot, share: () => windows.share(here()), profile: () => windows.profile() });
const lost = new Lost(texts);
/** @type {Table | null} */
let table = null; // the table shown, or null elsewhere
/** @type {Home | null} */
let home = null;
let life = new AbortController(); // of the view that is shown
/** @type {ReturnType<typeof import("./apps.js").openedApp>} */
let app = null; // the chat's in which the page is open, null in a browser
const sounds = new Sounds((what) => app?.feel(what));
const clock = new Clock(texts, (seconds) => sounds.left(seconds));
const windows = new Windows({ boot, clock, ask, picture, run, change: changeMe, label: () => outside.label, chime: () => turn.chime() });
const turn = new Turn({ texts, go, sounds, ask: (yes) => table?.view.offer(yes) });
const messages = new Messages();
const visitor = new Visitor({
  boot, ask: (message) => connection.ask(message), call: (name) => bar.call(name), worn: () => home?.wear(), inside: isInside(),
});
const steps = new BackStep(show);
const views = new FeatureViews(features, (address) => steps.visit(address));

const connection = new Connection({
  app: () => app,
  opening: () => ({ ask: "open", table: here(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...visitor.dressed(), ...table?.picks.standing }),
  state: connected,
  dropped: () => lost.repeat(),
  message: (message) => {
    if (message.type !== "hello") first.remove();
    messages.take(message);
    app?.look();
  },
});
const once = new Once((message) => connection.ask(message));
const outside = outsides(features, { messages, ask });

messages.listen({
  home: idle, screen: (screen) => (idle(), views.follow(screen)), // before the table
  hello({ version, me, now }) {
    clock.set(now);
    if (version !== boot.version) location.reload();
    visitor.know(me);
    outside.say();
  },
  me({ me }) {
    visitor.know(me);
    neighbours.postMessage("changed");
  },
  card(card) {
    if (table) table.card(card);
    else windows.card(card);
  },
  sheet: (screen) => windows.show(screen), sheets: (ahead) => windows.show(ahead),
  notice({ text, alert }) {
    if (table && !table.lobby) table.notice(text, alert);
    else toasts.show(text, alert);
  },
  identified: (message) => app.identified(message), meant: (message) => app.lead(message),
  unidentified: ({ text }) => stage.replaceChildren(el("main", { class: "plain" }, el("p", {}, text))),
  go: ({ table: code }) => go(code),
  gone({ text }) {
    if (table) {
      table.view.gone(text, () => go(""));
      bar.show("");
      document.body.classList.remove("at-table"); // where a table has a head of its own in place of the bar
    } else home?.code?.wrong(text);
  },
});

function here() {
  return /^\/(?:t|m)\/([^/]+)(?:$|\/\d+$)/.exec(shownPath())?.[1].toUpperCase().slice(0, LONGEST_CODE) ?? "";
}

/** Whether there is a way back, and something picked, which leaving would lose. */
function standing() {
  return { back: steps.leads, picked: Boolean(table?.screen?.picked.length) };
}

function go(code) {
  steps.visit(code ? `/t/${code}` : "/");
}

/** Show what the address says, and tell the server. */
function show() {
  for (const sheet of document.querySelectorAll("dialog")) sheet.close();
  const within = stage.contains(document.activeElement);
  life.abort();
  life = new AbortController();
  turn.leave();
  table = home = null;
  const code = here();
  const view = viewed(code, life.signal);
  bar.show(code);
  if (connection.lost) table?.connected(false);
  stage.replaceChildren(view.element);
  document.body.classList.toggle("at-table", Boolean(table));
  wear(boot);
  scrollTo(0, 0);
  connection.ask({ ask: "open", table: code, ...visitor.dressed() });
  for (const { asked } of code ? features : []) {
    const request = asked?.({ pathname: shownPath(), hash: location.hash });
    if (request) ask(request);
  }
  view.open?.();
  if (!within) return; // else the focus has gone with what it was on
  view.element.tabIndex = -1;
  view.element.focus({ preventScroll: true });
}

/**
 * The view that the address asks for, which ends with the signal.
 *
 * @param {string} code
 * @param {AbortSignal} signal
 * @returns {{ element: HTMLElement, open?: () => void }}
 */
function viewed(code, signal) {
  const parts = { boot, features, messages, signal, ask, picture, clock };
  if (code) return (table = tableOf(code, parts));
  if (views.payload) return viewOf(views.payload, parts);
  const page = { change: (alter) => connection.change(alter), failed: () => toasts.show(texts.lost, true) };
  return views.own(parts) ?? lateView(shownPath(), parts, page) ?? (home = new Home({
    ...parts, go, play: (game, computer) => ask({ ask: "play", game, computer }),
    find: (table) => ask({ ask: "find", table }),
    press: (payload) => ask({ ask: "press", payload }),
  }));
}

/** A view that stands as a table does, and leads back to where it was opened. */
function viewOf(payload, parts) {
  table = tableOf(shownPath(), { ...parts, features: features.filter(({ inViews }) => inViews) });
  table.view.leadBack(views.left);
  return { element: table.element, open: () => ask({ ask: "press", payload }) };
}

function tableOf(code, parts) {
  const found = new Table({ ...parts, code, menu: () => windows.search(), sounds, share: () => windows.share(code), dropped: () => lost.repeat() });
  parts.messages.listen({
    screen(screen) { // after the table
      if (screen.table !== code) return;
      bar.title.textContent = screen.title;
      turn.show(screen);
    },
  }, parts.signal);
  return found;
}

/** @param {import("./connection.js").Request} message */
function ask(message) {
  if (message.ask === "press" || message.ask === "line") {
    toasts.clear();
    visitor.tellFirst();
  }
  return once.ask(message);
}

function picture(digest) {
  return connection.pictures.get(digest);
}

function run(text) {
  return table ? table.command(text) : ask({ ask: "line", text });
}

/** Without a line nothing can be pressed. `wait`: the server wants us to come later. */
function connected(yes, wait = null) {
  table?.connected(yes);
  if (yes) return lost.end();
  turn.lost();
  return lost.begin(wait);
}

async function changeMe(me) {
  await connection.change(async () => {
    if (await visitor.change(me)) neighbours.postMessage("changed");
    else toasts.show(texts.lost, true);
  });
}

neighbours.onmessage = () => connection.change(async () => {});
onSystem(
  () => boot.me.theme || visitor.tell(),
  () => {
    home?.wear();
    if (!boot.me.palette) visitor.tell();
  });
hearKeys({
  menu: () => windows.search(), back: () => table?.back(), keys: () => windows.keys(), typed: (key, target) => table?.key(key, target),
});
followLinks((path) => steps.visit(path));

/** Show the page, inside the app of a chat once that knows it. */
function begin() {
  if (app?.theme) wearAsHost(app.theme);
  steps.keep();
  document.querySelector(".bar").replaceWith(bar.element, lost.element, stage);
  wearSigns(boot);
  bar.call(boot.me.name);
  show();
  if (!table) first.remove(); // else it stays until the server says more
}

document.body.append(toasts.element);
onMissing(() => toasts.show(texts["not-loaded"], true));
openApp({
  back: () => steps.back(() => steps.visit(views.left)), wear: (theme) => visitor.host(theme), standing, visit: (path) => steps.visit(path), awake: () => connection.hurry(),
}, async (opened) => {
  app = opened;
  begin();
  await app?.begun();
  connection.open();
});
