// Where the end of a match stands at a table.

import { el } from "./dom.js";

/** @typedef {{ figures: HTMLElement, next: HTMLElement, details: HTMLElement }} ResultPlaces */

/**
 * @param {Record<string, string>} texts
 * @returns {ResultPlaces}
 */
export function resultPlaces(texts) {
  return {
    figures: el("section", { class: "figures", "aria-label": texts.players }),
    next: el("div", { class: "onward" }),
    details: el("div", { class: "card details" }),
  };
}
