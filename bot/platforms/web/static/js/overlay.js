// What lies over a part of the picture: sprites, each at its place, in the picture's own pixels.

import { el } from "./dom.js";

/** @import { PictureShown } from "./wire.js" */

/** @typedef {PictureShown & { laid?: Laid }} Covered a picture with what lies over it */
/** @typedef {{ sprites: HTMLImageElement, parts: readonly (readonly number[])[] }} Laid */

export class Overlay {
  constructor() {
    this.element = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "overlay", "aria-hidden": "true", hidden: true }));
  }

  /**
   * Show what of it lies in the box of a part.
   *
   * @param {Laid | undefined} laid
   * @param {[number, number, number, number]} box
   */
  show(laid, [left, top, right, bottom]) {
    const inside = (laid?.parts ?? []).filter(([, , width, height, x, y]) => x < right && x + width > left && y < bottom && y + height > top);
    this.element.hidden = !inside.length;
    if (!inside.length) return;
    const [west, north] = [4, 5].map((axis) => Math.min(...inside.map((part) => part[axis])));
    const [east, south] = [4, 5].map((axis) => Math.max(...inside.map((part) => part[axis] + part[axis - 2])));
    Object.assign(this.element, { width: east - west, height: south - north });
    const pen = this.element.getContext("2d");
    for (const [from, above, width, height, x, y] of inside) pen.drawImage(laid.sprites, from, above, width, height, x - west, y - north, width, height);
    const share = (along, whole) => `${(100 * along) / whole}%`;
    Object.assign(this.element.style, {
      left: share(west - left, right - left), top: share(north - top, bottom - top),
      width: share(east - west, right - left), height: share(south - north, bottom - top),
    });
  }
}
