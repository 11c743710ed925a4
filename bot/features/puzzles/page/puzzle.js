// Puzzles on the page: the card of the day at home, and the picture of a puzzle, whose places can be
// pressed.

/** @import { FeatureCard, PictureShown } from "../../../platforms/web/static/js/wire.js" */

import { el, icon } from "../../../platforms/web/static/js/dom.js";

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "puzzles", homeCard, sheetPicture };

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

/**
 * A click on a region presses its button.
 *
 * @param {PictureShown} picture
 * @param {string} address
 * @param {(payload: string) => void} press
 */
function sheetPicture({ width, height, alt, regions }, address, press) {
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
