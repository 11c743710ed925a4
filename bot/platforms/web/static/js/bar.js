// The bar above every view: the way home, the table that is shown, and the visitor.

/** @import { Boot } from "./wire.js" */

import { el, icon } from "./dom.js";
import { avatar } from "./people.js";

export class Bar {
  /**
   * `share()` opens the invitation to the table, `profile()` the visitor's own sheet.
   *
   * @param {{ boot: Boot, share: () => void, profile: () => void }} page
   */
  constructor({ boot, share, profile }) {
    const { texts } = boot;
    this.boot = boot;
    this.title = el("span", { class: "which" });
    this.code = el("button", { type: "button", class: "code", onclick: share });
    this.me = el("span", { class: "name" });
    this.element = el("header", { class: "bar" },
      el("a", { class: "logo", href: "/", "data-code": "", "aria-label": `Crosstable – ${texts.home}` },
        el("img", { src: /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]")).href, alt: "", width: "32", height: "32" }),
        el("span", {}, "Crosstable")),
      this.title, this.code, el("span", { class: "apart" }),
      el("button", { type: "button", class: "me", "aria-label": texts.profile, onclick: profile }, this.me));
  }

  /** The table of this code is shown, or none. */
  show(code) {
    this.code.hidden = this.title.hidden = !code;
    this.title.textContent = "";
    this.code.replaceChildren(code, icon("link"));
    this.code.setAttribute("aria-label", `${this.boot.texts.share}: ${code}`);
  }

  /** The visitor's name, here and wherever the page says it next. */
  call(name) {
    this.boot.me.name = name;
    this.me.replaceChildren(avatar({ name }, this.boot.levels), el("span", { class: "unseen" }, name));
  }
}
