// The picture of a screen in a sheet, whose places can be pressed.

/** @import { PictureShown } from "./wire.js" */

import { el } from "./dom.js";

/**
 * A click on a region presses its button; the picture's bytes are at `address`.
 *
 * @param {PictureShown} picture
 * @param {string} address
 * @param {(payload: string) => void} press
 */
export function sheetPicture({ width, height, alt, regions }, address, press) {
  const pressed = ({ clientX, clientY, currentTarget }) => {
    const box = currentTarget.getBoundingClientRect();
    const point = [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
    const region = regions.find(({ points }) => within(point, points));
    if (region) press(region.payload);
  };
  return el("img", { class: "sheet-picture", src: address, alt, width, height, onclick: pressed });
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
