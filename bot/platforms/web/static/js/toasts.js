// What is said over the page for a moment.

import { el } from "./dom.js";

const TOAST_TIME = 4200; // milliseconds; alerts stay twice as long

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
