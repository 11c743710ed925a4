// What is said while there is no line to the server.

import { el, fill } from "./dom.js";

const SHORT = 600; // milliseconds of a break that is not worth a word
const TICK = 250;

export class Lost {
  /** @param {Record<string, string>} texts */
  constructor(texts) {
    this.texts = texts;
    this.limits = { visitor: texts.hasty, address: texts.crowded, pages: texts["many-pages"] }; // by whose is used up
    this.timer = 0;
    this.element = el("p", { class: "lost", role: "status" });
  }

  /** The line is there again. */
  end() {
    clearTimeout(this.timer);
    document.body.classList.remove("offline");
    this.element.textContent = "";
  }

  /** The line was lost; where the server wants us to `wait`, it is said why and how long. */
  begin(wait) {
    clearTimeout(this.timer);
    if (wait) {
      document.body.classList.add("offline");
      this.countDown(this.limits[wait.whose], wait.seconds);
    } else this.timer = setTimeout(() => this.say(), SHORT);
  }

  say() {
    document.body.classList.add("offline");
    this.element.textContent = this.texts.lost;
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
