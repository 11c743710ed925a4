// The cards of features at home, and the picture of a puzzle, whose places can be pressed.

/** @import { FeatureCard, PictureShown } from "./wire.js" */

import { el, icon } from "./dom.js";

/**
 * Fill the `section` at home, each card with its `picture`; without cards it is hidden.
 *
 * @param {HTMLElement} section
 * @param {FeatureCard[]} cards
 * @param {(payload: string) => void} press
 * @param {(card: FeatureCard) => Element} picture
 */
export function showCards(section, cards, press, picture) {
  section.hidden = !cards.length;
  section.replaceChildren(...cards.map((card) =>
    el("button", {
      type: "button", class: "card puzzle-card", "data-key": card.feature, onclick: () => press(card.payload),
    },
      picture(card),
      el("span", { class: "asked" }, el("b", {}, card.title), el("span", { class: "about" }, card.about),
        card.row ? el("span", { class: "row" }, card.row) : null),
      icon("play"))));
}

/**
 * The picture; a click on a region presses its button.
 *
 * @param {PictureShown} picture
 * @param {string} address
 * @param {(payload: string) => void} press
 */
export function puzzlePicture({ width, height, alt, regions }, address, press) {
  const pressed = ({ clientX, clientY, currentTarget }) => {
    const box = currentTarget.getBoundingClientRect();
    const point = [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
    const region = regions.find(({ points }) => within(point, points));
    if (region) press(region.payload);
  };
  return el("img", { class: "puzzle-picture", src: address, alt, width, height, onclick: pressed });
}

/** Whether a point lies in a polygon: how often a ray from it crosses the edges. */
function within(point, points) {
  const [x, y] = point;
  let inside = false;
  points.forEach(([ax, ay], at) => {
    const [bx, by] = points[(at + 1) % points.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
