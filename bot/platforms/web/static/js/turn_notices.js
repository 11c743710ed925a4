// What tells of a turn besides the page itself: a sound and a notification, of all tabs of this browser in one.

/** @import { ScreenShown } from "./wire.js" */

import { words } from "./clock.js";
import { isInside } from "./inside.js";
import { canNotify, choices } from "./turn.js";

const ANSWERS = 300; // milliseconds in which the other tabs of this browser may object

/** Of a table there is one notification, which takes the place of the one before. */
const tagged = (table) => `crosstable-${table}`;

export class TurnNotices {
  /** @param {import("./turn.js").Turn} turn */
  constructor(turn) {
    this.turn = turn;
    this.note = null; // the notification in sight
    this.wish = null; // to tell of a turn, until it is decided which tab does
    this.told = null; // the turn that this tab has told of
    this.tabs = new BroadcastChannel("crosstable-turn");
    this.tabs.onmessage = ({ data }) => this.neighbour(data);
    document.addEventListener("visibilitychange", () => this.looked());
    this.looked();
  }

  /**
   * One tab of this browser tells of a turn: one that is seen before all that are `hidden`.
   *
   * @param {ScreenShown} screen
   * @param {boolean} hidden
   */
  async tell(screen, hidden) {
    if (!(await this.elected(screen, hidden))) return;
    const { sounds } = this.turn;
    sounds.play("turn");
    sounds.feel("turn");
    if (hidden && choices.get("notify") === "on") this.notify(screen);
  }

  /** @param {ScreenShown} screen */
  notify({ table, title, lines }) {
    if (!canNotify()) return;
    const { turn } = this;
    const said = turn.texts["your-turn"];
    const shown = {
      body: [title, ...lines.slice(0, 2).map(words)].filter(Boolean).join("\n"), tag: tagged(table), icon: turn.plainIcon,
      lang: document.documentElement.lang, data: { table },
    };
    try {
      this.note = new Notification(said, shown);
    } catch { // some browsers of phones let only service workers notify
      navigator.serviceWorker?.ready.then((worker) => worker.showNotification(said, shown)).catch(() => {});
      return;
    }
    this.note.onclick = () => {
      focus();
      if (turn.screen?.table !== table) turn.go(table);
    };
  }

  /** Whoever looks at a table needs none of its notifications any more. */
  looked() {
    if (document.hidden) return;
    if (this.turn.screen) clear(this.turn.screen.table);
    this.note?.close();
    this.note = null;
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
    if (!table || table !== this.turn.screen?.table) return;
    const told = this.told?.table === table && this.told.revision >= revision;
    const rival = this.wish?.revision === revision && this.wish.number;
    if (told || (hidden && !document.hidden) || (rival && rival < number)) this.tabs.postMessage({ no: number });
    else if (rival) this.wish = null;
  }
}

/** Also those that the worker has shown. */
async function clear(table) {
  if (isInside()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = await worker?.getNotifications({ tag: tagged(table) });
  for (const one of shown ?? []) one.close();
}
