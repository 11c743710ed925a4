// When it becomes the reader's turn: the tab's title and icon, a sound, a notification. What they
// sound like is sounds.js's.

/** @import { ScreenShown } from "./wire.js" */

import { words } from "./clock.js";
import { isInside } from "./inside.js";

const WAITED = 3000; // milliseconds of somebody else's turn that make one's own awaited
const ANSWERS = 300; // in which the other tabs of this browser may object

/** What this browser's person has chosen, kept in it: `sound` and `notify` are on, off, or null. */
export const choices = {
  get: (name) => localStorage.getItem(name),
  set(name, yes) {
    localStorage.setItem(name, yes ? "on" : "off");
    chosen.dispatchEvent(new Event(name));
  },
  clear: (name) => localStorage.removeItem(name),
};

/** Tells what has been chosen, by its name. */
export const chosen = new EventTarget();

/** Whether this browser could notify anybody: pages that came unencrypted from afar may not; inside an app that does. */
export function canNotify() {
  return !isInside() && "Notification" in window && Notification.permission !== "denied";
}

/** Ask the browser, as the person has wished, and keep what came of it. Call it from a click. */
export async function allowNotifications(yes) {
  const allowed = yes && canNotify() && (await Notification.requestPermission()) === "granted";
  choices.set("notify", allowed);
  return allowed;
}

/** Of a table there is one notification, which takes the place of the one before. */
const tagged = (table) => `crosstable-${table}`;

/** Whoever looks at a table needs none of those any more that the worker has shown. */
async function clear(table) {
  if (isInside()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = await worker?.getNotifications({ tag: tagged(table) });
  for (const one of shown ?? []) one.close();
}

export class Turn {
  /** `ask(yes)` shows or takes away the question whether to notify; `go(code)` shows a table. */
  constructor({ texts, ask, go, sounds }) {
    this.texts = texts;
    this.sounds = sounds;
    this.ask = ask;
    this.go = go;
    /** @type {HTMLLinkElement} */
    this.icon = document.querySelector("link[rel=icon]");
    this.plainIcon = this.icon.href;
    this.turnIcon = this.icon.href.replace("icon.svg", "icon-turn.svg");
    this.note = null; // the notification in sight
    this.wish = null; // to tell of a turn, until it is decided which tab does
    this.told = null; // the turn that this tab has told of
    this.tabs = new BroadcastChannel("crosstable-turn");
    this.tabs.onmessage = ({ data }) => this.neighbour(data);
    this.leave();
    document.addEventListener("visibilitychange", () => this.looked());
  }

  /** The page shows another table, or home. */
  leave() {
    this.screen = null; // the newest one
    this.waiting = null; // since when it is somebody else's turn
    this.awaited = false; // whether the present own turn was waited for
    this.away = false; // whether the line was lost since the newest screen
    this.ask(false);
    this.sign();
  }

  lost() {
    this.away = true;
  }

  /**
   * A screen of the table is shown.
   *
   * @param {ScreenShown} screen
   */
  show(screen) {
    const before = this.screen;
    const came = screen.mine && before && (!before.mine || (this.away && before.revision !== screen.revision));
    if (came) this.awaited = this.away || (this.waiting !== null && performance.now() - this.waiting >= WAITED);
    if (!screen.mine) this.awaited = false;
    this.waiting = screen.waits ? (this.waiting ?? performance.now()) : null;
    this.away = false;
    this.screen = screen;
    this.sign();
    if (!before && !document.hidden) clear(screen.table);
    this.ask(screen.mine && this.awaited && canNotify() && choices.get("notify") === null);
    if (came && (this.awaited || document.hidden)) this.tell(screen);
    if (before && before.kind === "board" && screen.kind === "result") this.sounds.play("result");
  }

  /** Title and icon say it for as long as it is worth saying. */
  sign() {
    const { screen } = this;
    const says = Boolean(screen?.mine && (this.awaited || document.hidden));
    const title = [says && this.texts["your-turn"], screen && (screen.title || words(screen.lines[0] ?? "")), "Crosstable"];
    document.title = title.filter(Boolean).join(" · ");
    const icon = says ? this.turnIcon : this.plainIcon;
    if (this.icon.href !== icon) this.icon.href = icon;
    const badge = says ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
    badge?.catch(() => {});
  }

  /** One tab of this browser tells of a turn: one that is seen before all that are hidden. */
  async tell(screen) {
    const hidden = document.hidden;
    if (!(await this.elected(screen, hidden))) return;
    this.sounds.play("turn");
    this.sounds.feel("turn");
    if (hidden && choices.get("notify") === "on") this.notify(screen);
  }

  /** @param {ScreenShown} screen */
  notify({ table, title, lines }) {
    if (!canNotify()) return;
    const shown = {
      body: [title, ...lines.slice(0, 2).map(words)].filter(Boolean).join("\n"), tag: tagged(table), icon: this.plainIcon,
      lang: document.documentElement.lang, data: { table },
    };
    try {
      this.note = new Notification(this.texts["your-turn"], shown);
    } catch { // some browsers of phones let only service workers notify
      navigator.serviceWorker?.ready.then((worker) => worker.showNotification(this.texts["your-turn"], shown)).catch(() => {});
      return;
    }
    this.note.onclick = () => {
      focus();
      if (this.screen?.table !== table) this.go(table);
    };
  }

  /** Whoever looks at the page needs no notification any more. */
  looked() {
    this.sign();
    if (document.hidden) return;
    if (this.screen) clear(this.screen.table);
    this.note?.close();
    this.note = null;
  }

  /** What a turn sounds like, for whoever tries it out. */
  chime() {
    this.sounds.play("turn", true);
  }

  // The other tabs of this browser at the same table: each that wants to tell says so, and the one
  // with the lowest number does, unless one has told already or somebody looks at one.

  elected({ table, revision }, hidden) {
    const wish = { table, revision, hidden, number: Math.random() + (hidden ? 1 : 0) };
    return new Promise((decide) => {
      this.wish = wish;
      this.tabs.postMessage(wish);
      setTimeout(() => {
        if (this.wish?.number !== wish.number) return decide(false);
        this.wish = null;
        this.told = { table, revision };
        decide(true);
      }, ANSWERS);
    });
  }

  neighbour({ table, revision, hidden, number, no }) {
    if (no && no === this.wish?.number) this.wish = null;
    if (!table || table !== this.screen?.table) return;
    const told = this.told?.table === table && this.told.revision >= revision;
    const rival = this.wish?.revision === revision && this.wish.number;
    if (told || (hidden && !document.hidden) || (rival && rival < number)) this.tabs.postMessage({ no: number });
    else if (rival) this.wish = null;
  }
}
