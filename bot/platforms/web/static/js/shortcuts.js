// What the whole page hears: keys, and presses on links to its own views.

import { around } from "./dom.js";

/**
 * Listen to keys where no sheet is open: `back()` at Escape, `menu()` at a slash, `keys()` at a question
 * mark; what else is pressed `typed(key, target)` takes, or not.
 *
 * @param {{ back: () => void, menu: () => void, keys: () => void,
 *   typed: (key: string, target: HTMLElement) => boolean | undefined }} does
 */
export function hearKeys({ back, menu, keys, typed }) {
  addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = around(event, "input, select, textarea");
    if (event.key === "Escape") back();
    else if ("/?".includes(event.key) && !typing) {
      event.preventDefault();
      if (event.key === "/") menu();
      else keys();
    } else if (!typing && typed(event.key, /** @type {HTMLElement} */ (event.target))) event.preventDefault();
  });
}

/**
 * Have links to views of the page lead there without loading it anew.
 *
 * @param {(path: string) => void} visit
 */
export function followLinks(visit) {
  document.addEventListener("click", (event) => {
    const link = around(event, "a[data-code], a[data-view]");
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    visit(link.pathname);
  });
}
