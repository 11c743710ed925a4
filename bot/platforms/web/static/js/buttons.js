// The buttons of the server's screens.

/** @import { ButtonShown } from "./wire.js" */

import { el } from "./dom.js";

/**
 * A button of a screen; `kind` are its classes.
 *
 * @param {ButtonShown} button
 * @param {string} kind
 * @param {(payload: string, label: string, keyed: boolean) => void} press
 */
export function button({ label, style, payload, url }, kind, press) {
  const named = { class: `${kind} ${style}`, "data-key": label };
  if (url) return el("a", { ...named, href: url, target: "_blank", rel: "noopener" }, label);
  const onclick = (event) => press(payload, label, event.detail === 0);
  return el("button", { ...named, type: "button", "data-payload": payload, onclick }, label);
}

/**
 * Buttons beside each other.
 *
 * @param {ButtonShown[]} buttons
 * @param {(payload: string, label: string, keyed: boolean) => void} press
 */
export function row(buttons, press) {
  return el("div", { class: buttons.length === 4 ? "row four" : "row" }, buttons.map((shown) => button(shown, "button", press)));
}
