// Puzzles on the page: the card of the day at home.

/** @import { FeatureCard } from "../../../platforms/web/static/js/wire.js" */

import { el, icon } from "../../../platforms/web/static/js/dom.js";

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "puzzles", homeCard };

/**
 * @param {FeatureCard} card
 * @param {Element} picture
 * @param {(payload: string) => void} press
 */
function homeCard({ feature: key, title, about, row, payload }, picture, press) {
  return el("button", { type: "button", class: "card puzzle-card", "data-key": key, onclick: () => press(payload) },
    picture,
    el("span", { class: "asked" }, el("b", {}, title), el("span", { class: "about" }, about),
      row ? el("span", { class: "row" }, row) : null),
    icon("play"));
}
