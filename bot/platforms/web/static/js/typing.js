// A move typed where the focus is on the board: keys gather to a line in sight until Enter sends it.

import { el } from "./dom.js";

const SIGN = /^[\p{L}\p{N}.,'’/-]$/u;

export class Typing {
  /** `send(line)` has it read. */
  constructor(send) {
    this.send = send;
    this.line = "";
    this.element = el("span", { class: "typed", "aria-hidden": "true", hidden: true }); // keys are echoed anyway
  }

  /** True when the key belongs to the line: `begun` is what was typed before, and meant something else. */
  key(key, begun = "") {
    if (!this.line) {
      if (!SIGN.test(key)) return false;
      this.show(begun + key);
    } else if (key === "Enter") {
      const { line } = this;
      this.clear();
      this.send(line.trim());
    } else if (key === "Backspace") this.show([...this.line].slice(0, -1).join(""));
    else if (SIGN.test(key) || key === " ") this.show(this.line + key);
    else return false;
    return true;
  }

  show(line) {
    this.line = line;
    this.element.textContent = line;
    this.element.hidden = !line;
  }

  /** Forget the line; true when there was one. */
  clear() {
    const had = Boolean(this.line);
    this.show("");
    return had;
  }
}
