// What moves in a sheet when one screen takes the place of another there: the pieces of its picture.
// Where these lie as before, the picture springs back, for what was pressed led nowhere.

/** @import { FormShown, PictureShown } from "./wire.js" */

import { moved } from "./motion.js";
import { still } from "./still.js";

const BACK = 240; // milliseconds in which a picture springs back
const RISE = 400; // in which rises what there is to say of a move

/** @typedef {PictureShown & { address: string | null }} SheetPicture */

/**
 * Called before the picture message `after` takes the place of `before` in the element `content`;
 * what it returns is called afterwards.
 *
 * @param {HTMLElement} content
 * @param {SheetPicture | null} before
 * @param {SheetPicture | null} after
 * @param {Record<string, FormShown>} forms
 * @returns {() => void}
 */
export function change(content, before, after, forms) {
  if (!before || !after) return () => {};
  if (before.digest === after.digest) return () => sprung(content);
  moved(before, after, { stage: content, place: (point) => placed(content, point), forms });
  return () => risen(content);
}

/**
 * Where a point of the picture lies in the window.
 *
 * @param {HTMLElement} content
 * @param {number[]} point
 */
function placed(content, [x, y]) {
  const image = content.querySelector("img.sheet-picture");
  if (!image?.clientWidth) return null;
  const { left, top, width } = image.getBoundingClientRect();
  const scale = width / Number(image.getAttribute("width"));
  return { x: left + x * scale, y: top + y * scale, scale };
}

function sprung(content) {
  const shifts = ["none", "translateX(-10px)", "translateX(7px)", "translateX(-3px)", "none"];
  if (!still()) content.querySelector(".sheet-picture").animate({ transform: shifts }, { duration: BACK });
}

/** What is said first rises, if more is said: the points of the move before the next task. */
function risen(content) {
  const [said, next] = content.querySelectorAll(".hint");
  if (next && !still()) said.animate({ transform: ["translateY(18px)", "none"], opacity: [0, 1] }, { duration: RISE });
}
