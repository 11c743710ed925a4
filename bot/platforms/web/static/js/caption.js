// What is said below the board: who must do what, what happened, what is urgent. Refusals and
// answers stand for a while where it says what happened.

/** @import { ScreenShown } from "./wire.js" */

import { words } from "./clock.js";
import { el } from "./dom.js";
import { Timer } from "./life.js";
import { Live } from "./live.js";

const REFUSED = 4000; // milliseconds that a refusal stays
const ASKING = new Set(["result", "lesson"]); // kinds of screens that always say what is to be done
const SENDING = 2000; // after which it is said that something is under way

export class Caption {
  /** `clock` runs moments in lines; `list()` opens what has happened. */
  constructor({ texts, clock, list, signal }, icon) {
    this.texts = texts;
    this.clock = clock;
    this.lines = [];
    this.said = null; // {text, alert}: what takes line 2 for now
    this.unsaying = new Timer(signal);
    this.slow = new Timer(signal);
    this.live = new Live(signal);
    this.told = el("div", { class: "told" });
    this.urgent = el("div", { class: "urgent" });
    this.words = el("div", { class: "words", tabindex: "-1" }, this.told, this.urgent);
    this.element = el("div", { class: "caption" }, this.words, this.live.element,
      el("button", { type: "button", class: "round list", "aria-label": texts.log, onclick: list }, icon));
  }

  /**
   * The lines of a screen; what somebody was told stays until something has changed.
   *
   * @param {ScreenShown} screen
   * @param {boolean} changed
   */
  show(screen, changed) {
    this.speak(screen, changed);
    this.lines = screen.lines;
    if (changed && !this.said?.alert) this.said = null;
    this.write();
  }

  /**
   * What happened is told by the log; what is asked of the reader, and what answers them, here.
   *
   * @param {ScreenShown} screen
   * @param {boolean} changed
   */
  speak({ lines, mine, kind, played }, changed) {
    const [title, happened] = [lines[0] ?? "", lines[1] ?? ""].map(words);
    this.live.begin(played);
    if (mine || ASKING.has(kind)) this.live.ask(title, played);
    else this.live.rest();
    if (!changed && happened && happened !== words(this.lines[1] ?? "")) this.live.say(happened);
  }

  /** Say something in line 2: an alert for 4 seconds, all else until the table changes. */
  say(text, alert) {
    this.said = { text, alert };
    if (text !== this.texts.sending) this.live.say(text);
    this.unsaying.clear();
    if (alert) this.unsaying.set(() => this.unsay(), REFUSED);
    this.write();
  }

  /** Something is under way, or no longer. */
  wait(busy) {
    this.slow.clear();
    if (busy) this.slow.set(() => this.say(this.texts.sending, false), SENDING);
    else if (this.said?.text === this.texts.sending) this.unsay();
  }

  unsay() {
    this.said = null;
    this.write();
  }

  write() {
    const [first = "", second, ...rest] = this.lines;
    const line = this.said?.text ?? second;
    const key = [words(first), line === undefined ? "" : words(line)].join("\n");
    if (key !== this.key) {
      this.told.replaceChildren(
        el("p", { class: "title" }, this.clock.line(first)),
        ...(line === undefined ? [] : [el("p", { class: this.kind() }, this.clock.line(line))]));
    }
    this.key = key;
    this.urgent.replaceChildren(...rest.map((each) => el("p", {}, this.clock.line(each))));
  }

  kind() {
    if (!this.said) return "happened";
    return this.said.alert ? "happened refused" : "happened answered";
  }

  focus() {
    this.words.focus({ preventScroll: true });
  }
}
