// The browser's Back closes what lies over a view before it leaves the view: a sheet, or what covers the
// board. One entry of the history stands for all that is open. It stays when that is closed in another
// way, and Back then passes over it.

const OPEN = "dialog[open], .table.walking";

import { enter, shownPath } from "./inside.js";

export class BackStep {
  /** `show()` shows what the address says. */
  constructor(show) {
    this.show = show;
    this.keep();
    document.addEventListener("cover", () => this.push());
    addEventListener("popstate", () => this.pop());
  }

  /** Lead to another address. */
  visit(address) {
    enter(address, { from: shownPath() });
    this.keep();
    this.show();
  }

  push() {
    if (this.over) return;
    history.replaceState({ ...history.state, below: true }, "");
    history.pushState({ ...history.state, below: false, over: true }, "");
    this.keep();
  }

  keep() {
    this.path = shownPath();
    this.over = Boolean(history.state?.over);
  }

  pop() {
    const { path, over } = this;
    this.keep();
    if (path === this.path && this.over) return; // forward again, to nothing
    if (path !== this.path || !over || !history.state?.below) this.show();
    else if (!this.close()) history.back();
  }

  /** A step back that was asked for without the browser's Back: what is open closes, else `home()`. */
  back(home) {
    if (!this.close()) home();
  }

  /** Whether there is such a step. */
  get leads() {
    return shownPath() !== "/" || Boolean(document.querySelector(OPEN));
  }

  /** Close the uppermost of what is open; true when there was anything. */
  close() {
    const [top] = [.../** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"))].reverse();
    if (!top && !document.querySelector(OPEN)) return false;
    if (top) top.close();
    else document.dispatchEvent(new Event("uncover"));
    if (document.querySelector(OPEN)) this.push();
    return true;
  }
}
