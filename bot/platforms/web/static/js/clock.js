// Moments in lines, which come as {at, words}: a clock that runs to them, by the server's time. One
// that is the reader's `own` is told of besides. Of a `dated` one the day where the reader is.

import { el, fill } from "./dom.js";

const MINUTE = 60; // seconds, as all times here
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export class Clock {
  /**
   * `left(seconds)` hears what is left on a running clock of the reader's own.
   *
   * @param {Record<string, string>} texts
   * @param {(seconds: number) => void} left
   */
  constructor(texts, left = () => {}) {
    this.texts = texts;
    this.left = left;
    this.ahead = 0; // of this computer's clock, in milliseconds
    this.timer = 0;
  }

  /** The server's time is `now`. */
  set(now) {
    this.ahead = 1000 * now - Date.now();
    this.tick();
  }

  now() {
    return (Date.now() + this.ahead) / 1000;
  }

  /** A line's nodes. `brief` is for a label: the time that is left and nothing around it. */
  line(line, brief = false) {
    if (typeof line === "string") return [line];
    return line.map((piece) => (typeof piece === "string" ? piece : this.moment(piece, brief)));
  }

  /** The digits run for the eye alone: screen readers hear the words, and when the moment is past. */
  moment({ at, words, own, dated }, brief) {
    if (dated) return new Date(1000 * at).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
    const node = el("time", {
      class: "clock", datetime: new Date(1000 * at).toISOString(), "data-at": at, "data-brief": brief, "data-own": own,
    }, el("span", { class: "running", "aria-hidden": "true" }), el("span", { class: "unseen" }, words));
    this.run(node);
    if (!this.timer) this.wait();
    return node;
  }

  run(node) {
    const left = Number(node.dataset.at) - this.now();
    const [running, unseen] = node.children;
    const shown = "brief" in node.dataset ? this.rough(left) : this.exact(left);
    if (running.textContent !== shown) running.textContent = shown;
    if ("own" in node.dataset) this.left(left);
    if (left <= 0 && node.dataset.past === undefined) {
      node.dataset.past = "";
      unseen.textContent = shown;
    }
  }

  /** Every clock of the page, as long as there is one, at each full second of the server. */
  tick() {
    clearTimeout(this.timer);
    this.timer = 0;
    const nodes = document.querySelectorAll("time[data-at]");
    for (const node of nodes) this.run(node);
    if (nodes.length) this.wait();
  }

  wait() {
    this.timer = setTimeout(() => this.tick(), 1000 - ((Date.now() + this.ahead) % 1000));
  }

  /** "in 2 d 3 h", "in 12:34"; of what is past "5 min ago". */
  exact(left) {
    if (left > 0) return fill(this.texts.in, { time: this.digits(left) ?? this.units(left, 2) });
    return -left < MINUTE ? this.texts.now : fill(this.texts.ago, { time: this.units(-left, 1) });
  }

  /** "2 d", "5 h", "12:34". */
  rough(left) {
    return this.digits(Math.max(0, left)) ?? this.units(left, 1);
  }

  /** Minutes and seconds in the last hour, null before. */
  digits(left) {
    const seconds = Math.ceil(left);
    if (seconds >= HOUR) return null;
    return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
  }

  /** Days, hours and minutes, so many of them from the greatest that counts. */
  units(seconds, count) {
    /** @type {[string, number][]} */
    const all = [["days", DAY], ["hours", HOUR], ["minutes", MINUTE]];
    const parts = all.map(([name, unit]) => {
      const number = Math.floor(seconds / unit);
      seconds %= unit;
      return number && fill(this.texts[name], { number });
    });
    const first = parts.findIndex(Boolean);
    return parts.slice(first, first + count).filter(Boolean).join(" ");
  }
}

/** A line without its clocks: for titles, and to compare. */
export function words(line) {
  return typeof line === "string" ? line : line.map((piece) => piece.words ?? piece).join("");
}
