// Screens that take each other's place in one sheet, such as the settings.

import { el } from "./dom.js";
import { openSheet } from "./sheets.js";

export class Leaves {
  /** `ask(message)` -> promise. */
  constructor({ texts, ask }) {
    this.texts = texts;
    this.ask = ask;
    this.sheet = null;
  }

  /** Show a leaf: its first line is the title, its buttons lead to others. */
  show({ lines: [title, ...lines], actions }) {
    const content = [
      ...lines.map((line) => el("p", { class: "hint" }, line)),
      ...actions.flat().map((button) => this.button(button)),
    ];
    if (!this.sheet?.open) {
      this.sheet = openSheet(title, this.texts.close, ...content);
      return;
    }
    this.sheet.setAttribute("aria-label", title);
    this.sheet.querySelector(".content").replaceChildren(...content);
    const heading = this.sheet.querySelector("h2");
    heading.textContent = title;
    heading.focus();
  }

  button({ label, style, payload }) {
    const press = async () => {
      const buttons = this.sheet.querySelectorAll(".content button");
      for (const other of buttons) other.disabled = true; // until another leaf has come
      await this.ask({ ask: "press", payload });
      for (const other of buttons) other.disabled = false;
    };
    return el("button", { type: "button", class: `button ${style}`, onclick: press }, label);
  }
}
