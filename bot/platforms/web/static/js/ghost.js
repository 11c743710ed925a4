// The piece that follows the pointer: cut out of the picture by its own outline.

/** @import { PictureShown } from "./wire.js" */

import { el } from "./dom.js";

const NEAR = 24; // how much a colour may differ from the tray's and still be the tray

/**
 * A canvas with the piece of a region, which lies in `part` of the picture.
 *
 * @param {PictureShown["regions"][number]} region
 * @param {import("./parts.js").Part} part
 * @param {PictureShown} picture
 */
export function ghost(region, part, { parts }) {
  const { image } = part;
  const [left, top, right, bottom] = bounds(region.points);
  const pixels = cut(image, region.points, left, top, right - left, bottom - top);
  const [x, y, width, height] = parts?.ground ? piece(pixels, parts.ground) : [0, 0, pixels.canvas.width, pixels.canvas.height];
  const { scale } = part.place([left, top]);
  const canvas = el("canvas", { class: "ghost", "aria-hidden": "true" });
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width * scale}px`;
  canvas.style.height = `${height * scale}px`;
  canvas.getContext("2d").drawImage(pixels.canvas, -x, -y);
  document.body.append(canvas);
  return canvas;
}

function bounds(points) {
  const [across, down] = [0, 1].map((axis) => points.map((point) => point[axis]));
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

/** What the region shows. */
function cut(image, points, left, top, width, height) {
  const canvas = el("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  points.forEach(([x, y], place) => pen[place ? "lineTo" : "moveTo"](x - left, y - top));
  pen.clip();
  pen.drawImage(image, -left, -top);
  return pen;
}

/** Take the ground away; returns the box of the tallest thing that stands on it: a number below a
 * piece is not part of it. */
function piece(pen, ground) {
  const { width, height } = pen.canvas;
  const shown = pen.getImageData(0, 0, width, height);
  const wanted = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
  const rows = Array.from({ length: height }, () => [width, -1]); // from where to where in each row
  for (let at = 0; at < shown.data.length; at += 4) {
    const far = wanted.reduce((sum, value, place) => sum + Math.abs(value - shown.data[at + place]), 0);
    if (far <= NEAR || !shown.data[at + 3]) {
      shown.data[at + 3] = 0;
      continue;
    }
    const [x, row] = [(at / 4) % width, rows[Math.floor(at / 4 / width)]];
    row[0] = Math.min(row[0], x);
    row[1] = Math.max(row[1], x);
  }
  pen.putImageData(shown, 0, 0);
  const [top, bottom] = tallest(rows.map(([from, to]) => from <= to));
  const inside = rows.slice(top, bottom);
  const left = Math.min(...inside.map(([from]) => from));
  return [left, top, Math.max(...inside.map(([, to]) => to)) + 1 - left, bottom - top];
}

/** The longest run of true. */
function tallest(filled) {
  let [best, start] = [[0, filled.length], -1];
  let longest = 0;
  [...filled, false].forEach((yes, place) => {
    if (yes && start < 0) start = place;
    if (yes || start < 0) return;
    if (place - start > longest) [longest, best] = [place - start, [start, place]];
    start = -1;
  });
  return best;
}
