// A piece of a picture.

/** @import { FormShown, PictureShown } from "./wire.js" */

/** @typedef {ReturnType<typeof piece>} Piece */

/**
 * A piece as it comes over the wire.
 *
 * @param {PictureShown["pieces"][number]} piece
 * @param {Record<string, FormShown>} forms
 */
export function piece([name, look, place, left, top, right, bottom], forms) {
  return { form: forms[name], look, place, left, top, width: right - left, height: bottom - top };
}
