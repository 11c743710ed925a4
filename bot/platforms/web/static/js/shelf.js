// How own pieces that stand by themselves are laid out in a frame that keeps its height.

const LARGEST = 112; // pixels of a piece
const LEAST = 46;
const SIDES = 16; // of the frame's width that no piece takes
const PADDING = 24; // of its height
const GAP = 10; // between rows
const SPARE = 2; // rows of the least pieces that a frame has room for where their number grows

/** @typedef {{ row: number, piece: number, height: number }} Shelf */

/**
 * How high a frame is for so many pieces, whose width by height is `form`. Where it `grows`, many more
 * may come; one row is well where each has `enough`.
 *
 * @param {number} places
 * @param {{ width: number, form: number, grows: boolean, most: number, enough: number }} frame
 */
export function shelfHeight(places, { width, form, grows, most, enough }) {
  const lines = Math.ceil((places * enough) / (width - SIDES));
  const piece = Math.min(LARGEST, (width - SIDES) / Math.ceil(places / lines));
  return Math.floor(Math.min(most, Math.max(high(lines, piece / form), grows ? high(SPARE, LEAST / form) : 0)));
}

/**
 * As many rows as make the pieces largest; where they would be too small, the frame is scrolled.
 *
 * @param {number} places
 * @param {{ width: number, height: number, form: number }} frame
 * @returns {Shelf}
 */
export function shelved(places, { width, height, form }) {
  const inner = width - SIDES;
  const tried = Array.from({ length: places }, (_, above) => {
    const row = Math.ceil(places / (above + 1));
    return { row, piece: Math.min(LARGEST, inner / row, form * (height - high(above + 1, 0)) / (above + 1)) };
  });
  const best = tried.reduce((one, other) => (other.piece > one.piece ? other : one), { row: 1, piece: 0 });
  const row = Math.max(1, Math.floor(inner / LEAST));
  return { ...(best.piece < LEAST ? { row, piece: inner / row } : best), height };
}

/** How high so many rows are. */
function high(lines, row) {
  return lines * row + (lines - 1) * GAP + PADDING;
}
