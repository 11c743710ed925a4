// Where the focus goes at a table when what it was on is gone, or another choice is to be made.

/** @import { ScreenShown } from "./wire.js" */

import { isTip } from "./actions.js";

/**
 * The focus goes where the next choice is made.
 *
 * @param {ScreenShown} screen
 * @param {{ board: import("./board.js").Board, caption: import("./caption.js").Caption, result: import("./result.js").Result, view: import("./table_view.js").TableView }} table
 */
export function focusNext(screen, { board, caption, result, view }) {
  if (document.querySelector("dialog[open]")) return;
  const button = {
    curtain: () => view.curtain.querySelector("button"),
    result: () => /** @type {HTMLElement} */ (result.next.querySelector(".main, .button")),
    board: () => !screen.waits && !screen.actions.some(isTip) && view.asked.querySelector("button"),
  }[screen.kind]?.();
  if (button) button.focus({ preventScroll: true });
  else if (screen.kind === "result" || !board.spots.decide(screen.picked.length > 0)) caption.focus();
}

/** Whether what had the focus `within` the table has gone. */
export function isLost(within) {
  const active = document.activeElement;
  return within && (active === document.body || !active?.checkVisibility());
}

/** Somebody asks what the focus is on, or about a table where it is elsewhere. */
export function asksWhy(element) {
  const focused = element.contains(document.activeElement) ? document.activeElement : element;
  focused.dispatchEvent(new CustomEvent("why", { bubbles: true, detail: "asked" }));
}
