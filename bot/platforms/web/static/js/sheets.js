// What lies over the page for a moment: sheets that are closed again, and toasts that go away.

import { ICONS, el, icon } from "./dom.js";

const TOAST_TIME = 4200; // milliseconds; alerts stay twice as long

/** Open a sheet with a title; Escape, the cross and a click beside it close it. */
export function openSheet(title, closeLabel, ...content) {
  const close = () => sheet.close();
  const sheet = el("dialog", { class: "sheet", "aria-label": title },
    el("header", {},
      el("h2", { tabindex: "-1", autofocus: true }, title),
      el("button", { type: "button", class: "round", "aria-label": closeLabel, onclick: close },
        icon(ICONS.close))),
    el("div", { class: "content" }, ...content));
  sheet.addEventListener("click", (event) => event.target === sheet && close());
  sheet.addEventListener("close", () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

export class Toasts {
  constructor() {
    this.element = el("div", { class: "toasts", popover: "manual" });
  }

  /** Say something that matters now; an alert interrupts screen readers. */
  show(text, alert = false) {
    const toast = el("p", { class: alert ? "toast alert" : "toast", role: alert ? "alert" : "status" });
    this.element.append(toast);
    this.element.hidePopover?.();
    this.element.showPopover?.(); // above an open sheet
    toast.textContent = text;
    while (this.element.children.length > 3) this.element.firstChild.remove();
    setTimeout(() => toast.remove(), alert ? 2 * TOAST_TIME : TOAST_TIME);
  }

  /** Take away what was said before something new is done: a hint is for the move it was given for. */
  clear() {
    this.element.replaceChildren();
  }
}
