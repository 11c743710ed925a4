// How large the board is: as large as the window allows beside what must be in sight with it.

/** @import { PictureShown } from "./wire.js" */

const PHONE_MARGIN = 4; // pixels
const LEAST = 300; // of the board's width
const COLUMN = 480; // of what stands beside the board on a wide screen
const NARROW = 300; // the least of that on a narrower one
const PANEL = 200; // that moves and log have at least below the board
const GAP = 12;
const PIECE = 58; // pixels of an own piece below which each stands by itself
const HEAD = 52; // of the title above the board of a match that is over
const [SHORT, ROW] = [6, 10]; // the least and the most places in a row of a tray on a wide screen
const TRAY_PADDING = 24;
const BELOW_BOARD = 16; // between what stands below the board

const ROOMY = "(min-width: 1000px) and (min-height: 500px)";

export const BESIDE = matchMedia(ROOMY); // where moves and log stand beside each other
export const WIDE = matchMedia(`${ROOMY}, (min-width: 700px) and (min-height: 500px) and (orientation: landscape)`);
export const PANELLED = matchMedia("(min-width: 700px) and (min-height: 500px)"); // where they are on the page
export const LOW = matchMedia("(max-height: 499px) and (min-width: 560px)");

/**
 * The board's width in pixels, and whether each own piece stands by itself. `beside` are the
 * elements above and below the board, of which all must be in sight on a phone.
 *
 * @param {PictureShown} picture
 * @param {HTMLElement} element
 * @param {HTMLElement[]} beside
 * @param {boolean} result
 */
export function measured(picture, element, beside, result = false) {
  const { tray = null, slots = [] } = picture.parts ?? {};
  const board = opening(picture);
  const ratio = shape(board);
  const head = result && !BESIDE.matches ? HEAD : 0;
  if (LOW.matches) return { width: Math.min((innerHeight - 16 - head) * ratio, innerWidth * 0.5), spread: Boolean(tray) };
  const scale = (width) => width / (board[2] - board[0]);
  const supplied = Boolean(tray) && picture.parts.supply !== undefined && picture.parts.supply !== null && !picture.parts.stock;
  const small = (width) => supplied || slots.some(([left, , right]) => (right - left) * scale(width) < PIECE);
  if (WIDE.matches) {
    const room = innerHeight - element.getBoundingClientRect().top - scrollY - 26 - head;
    const apart = supplied ? TRAY_PADDING : 0;
    const trays = !tray || result ? 0 : supplied ? spreadShape(slots) : 1 / shape(tray);
    const width = Math.min(element.clientWidth - (BESIDE.matches ? COLUMN : NARROW) - 2 * GAP - 40, (room - apart - (trays ? GAP : 0)) / (1 / ratio + trays));
    return { width, spread: small(width) };
  }
  const most = innerWidth - 2 * PHONE_MARGIN;
  if (result) return { width: Math.min(most * 0.84, 520), spread: small(most) };
  const spread = small(most);
  const rest = beside.reduce((sum, one) => sum + one.offsetHeight, 0) + BELOW_BOARD + (PANELLED.matches ? PANEL : 0);
  const trays = tray && !spread ? 1 / shape(tray) : 0;
  const width = Math.min(most, 720, Math.max(LEAST, (innerHeight - rest) / (1 / ratio + trays)));
  return { width, spread };
}

/** How many places of a tray stand in a row on a wide screen. */
export function rowOf(places) {
  return places <= ROW ? Math.max(SHORT, places) : Math.min(ROW, Math.ceil(places / 2));
}

/** The height of a tray whose pieces stand by themselves, with the supply behind them, in widths. */
function spreadShape(slots) {
  const places = slots.length + 1;
  const row = rowOf(places);
  return Math.ceil(places / row) / (row * (slots.length ? shape(slots[0]) : 1));
}

/**
 * The part of a picture that the board shows at first.
 *
 * @param {PictureShown} picture
 */
export function opening({ width, height, parts }) {
  return parts?.window ?? parts?.board ?? [0, 0, width, height];
}

function shape([left, top, right, bottom]) {
  return (right - left) / (bottom - top);
}
