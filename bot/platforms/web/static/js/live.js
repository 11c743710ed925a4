// What a screen reader says by itself: what has happened, once, and what is asked of the reader.

import { el } from "./dom.js";
import { Timer } from "./life.js";

const GATHER = 150; // milliseconds in which what belongs together comes
const MOST = 6; // things that happened, of many the last ones

export class Live {
  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.element = el("div", { class: "unseen live", "aria-live": "polite", "aria-atomic": "true" });
    this.news = [];
    this.question = ""; // what is asked, until it has been said
    this.asked = ""; // of which position what was asked last
    this.since = undefined; // how much of the table had happened when the page came to it: [match, ply] or null
    this.told = false; // whether anything has been told of the table
    this.timer = new Timer(signal);
  }

  /** The page has come to a table at which so much has been `played`. */
  begin(played) {
    if (this.since === undefined) this.since = played;
  }

  /** Entries that the reader has not been told of. Among the first may be what had happened before
   * they came, which is no news. */
  tell(entries) {
    const [match, ply] = this.since ?? [-1, -1];
    const old = ({ mark }) => {
      const [number, place] = mark.split(":");
      return Number(number) < match || (Number(number) === match && !(parseInt(place) > ply));
    };
    for (const entry of entries) if (this.told || !old(entry)) this.say(entry.text);
    this.told = true;
  }

  /** What is asked in the position after so much has been `played`: each time once. */
  ask(text, played) {
    const asked = `${text} ${played}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.question = text;
    this.gather();
  }

  /** Nothing is asked any more. */
  rest() {
    this.question = "";
  }

  say(text) {
    this.news.push(text);
    this.gather();
  }

  gather() {
    this.timer.set(() => this.speak(), GATHER);
  }

  speak() {
    const said = [...this.news.slice(-MOST), this.question].filter(Boolean);
    this.news = [];
    this.question = "";
    if (said.length) this.element.replaceChildren(...said.map((text) => el("p", {}, text)));
  }
}
