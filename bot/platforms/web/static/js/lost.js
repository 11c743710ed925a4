// What is said while there is no line to the server.

import { el, fill, pulse } from "./dom.js";

const SHORT = 600; // milliseconds of a break that is not worth a word
const TICK = 250;

export class Lost {
  /** @param {Record<string, string>} texts */
  constructor(texts) {
    this.texts = texts;
    this.limits = { visitor: texts.hasty, address: texts.crowded, pages: texts["many-pages"] }; // by whose is used up
    this.timer = 0;
    this.counting = false; // whether it says when to come again
    this.element = el("p", { class: "lost", role: "status" });
  }

  /** The line is there again. */
  end() {
    this.stop();
    document.body.classList.remove("offline");
    this.element.textContent = "";
  }

  /** The line was lost, or could not be had again; where the server wants us to `wait`, it is said why and how long. */
  begin(wait) {
    if (wait || this.counting) this.stop();
    this.counting = Boolean(wait);
    if (wait) {
      document.body.classList.add("offline");
      this.countDown(this.limits[wait.whose], wait.seconds);
    } else this.timer ||= setTimeout(() => this.say(), SHORT);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  say() {
    document.body.classList.add("offline");
    this.element.replaceChildren(el("span", {}, this.texts.lost));
  }

  /** Something was pressed, and is not done: say once more why, to eyes and ears. */
  repeat() {
    if (!this.counting) {
      clearTimeout(this.timer);
      this.say();
    }
    pulse(this.element);
  }

  /** The reason is read aloud once; the seconds are only seen to pass. */
  countDown(reason, seconds) {
    const left = el("span", { "aria-hidden": "true" });
    this.element.replaceChildren(reason, " ", left);
    const end = performance.now() + 1000 * seconds;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      left.textContent = rest ? fill(this.texts.again, { seconds: rest }) : this.texts.lost;
      if (rest) this.timer = setTimeout(tick, TICK);
    };
    tick();
  }
}
