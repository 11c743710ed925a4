// How large the board is: as large as the window allows beside what must be in sight with it.

/** @import { PictureShown } from "./wire.js" */

const PHONE_MARGIN = 4; // pixels
const LEAST = 300; // of the board's width
const COLUMN = 480; // of what stands beside the board on a wide screen
const SLIM = 380; // of that on a tablet held upright
const NARROW = 300; // the least of that on a narrower one
const PANEL = 200; // that moves and log have at least below the board
const GAP = 12;
const PIECE = 58; // pixels of an own piece below which each stands by itself
const HEAD = 52; // of the title above the board of a match that is over
const ROWS = [10, 9, 8, 7, 6, 5, 4]; // places in a row of a tray on a wide screen, from small pieces to large
const LARGEST = 144; // pixels of an own piece
const LITTLE = 0.94; // how far the board shrinks for larger pieces
const TRAY_PADDING = 24;
const TRAY_GAP = 10; // between the rows of a tray
const BELOW_BOARD = 16; // between what stands below the board

const ROOMY = "(min-width: 1000px) and (min-height: 500px)";

export const BESIDE = matchMedia(ROOMY); // where moves and log stand beside each other
export const WIDE = matchMedia(`${ROOMY}, (min-width: 700px) and (min-height: 500px) and (orientation: landscape)`);
const UPRIGHT = matchMedia("(min-width: 1000px) and (max-width: 1199px) and (orientation: portrait)");
export const PANELLED = matchMedia("(min-width: 700px) and (min-height: 500px)"); // where they are on the page
export const LOW = matchMedia("(max-height: 499px) and (min-width: 560px)");

/**
 * Whether each own piece stands by itself, because it would be too small as the picture has it.
 *
 * @param {PictureShown} picture
 * @param {HTMLElement} element
 */
export function stands(picture, element) {
  const { tray = null, slots = [] } = picture.parts ?? {};
  if (LOW.matches || !tray) return Boolean(tray);
  const [left, , right] = opening(picture);
  const scale = (WIDE.matches ? widest(element) : innerWidth - 2 * PHONE_MARGIN) / (right - left);
  return supplied(picture) || slots.some(([from, , to]) => (to - from) * scale < PIECE);
}

/**
 * The board's width in pixels, and on a wide screen how many own pieces stand in a row. `beside`
 * are the elements above and below the board as they are now, of which all must be in sight on a
 * phone; `spread`: each own piece stands by itself.
 *
 * @param {PictureShown} picture
 * @param {HTMLElement} element
 * @param {HTMLElement[]} beside
 * @param {boolean} spread
 * @param {boolean} result
 * @returns {{ width: number, row?: number }}
 */
export function measured(picture, element, beside, spread, result = false) {
  const { tray = null, slots = [] } = picture.parts ?? {};
  const ratio = shape(opening(picture));
  const head = result && !BESIDE.matches ? HEAD : 0;
  if ("small" in document.documentElement.dataset) return { width: Math.min(innerHeight * ratio, innerWidth) };
  if (LOW.matches) return { width: Math.min((innerHeight - 16 - head) * ratio, innerWidth * 0.5) };
  if (WIDE.matches) {
    const room = innerHeight - element.getBoundingClientRect().top - scrollY - 26 - head;
    const most = widest(element);
    if (!tray || result) return { width: Math.min(most, room * ratio) };
    if (!spread || !slots.length) return { width: Math.min(most, (room - GAP) / (1 / ratio + 1 / shape(tray))) };
    return besideTray(most, room - TRAY_PADDING - GAP, ratio, slots.length + (supplied(picture) ? 1 : 0), shape(slots[0]));
  }
  const most = innerWidth - 2 * PHONE_MARGIN;
  if (result) return { width: Math.min(most * 0.84, 520) };
  const rest = beside.reduce((sum, one) => sum + one.offsetHeight, 0) + BELOW_BOARD + (PANELLED.matches ? PANEL : 0);
  const trays = tray && !spread ? 1 / shape(tray) : 0;
  return { width: Math.min(most, 720, Math.max(LEAST, (innerHeight - rest) / (1 / ratio + trays))) };
}

/** The widest that the board can be on a wide screen. */
function widest(element) {
  const column = UPRIGHT.matches ? SLIM : BESIDE.matches ? COLUMN : NARROW;
  return element.clientWidth - column - 2 * GAP - 40;
}

/** Whether what can be drawn takes the tray's last place. */
function supplied({ parts }) {
  return Boolean(parts?.tray) && parts.supply !== undefined && parts.supply !== null && !parts.stock;
}

/**
 * A board with a tray of `places` below it, in rows about equally long: of the largest boards the one with
 * the largest pieces. `form` is a piece's width by its height.
 *
 * @param {number} most
 * @param {number} room
 * @param {number} ratio
 * @param {number} places
 * @param {number} form
 */
function besideTray(most, room, ratio, places, form) {
  const rows = new Set(ROWS.map((row) => Math.ceil(places / Math.ceil(places / row))));
  const tried = [...rows].filter((row) => row >= ROWS.at(-1) || row === places).map((row) => {
    const lines = Math.ceil(places / row);
    const left = room - (lines - 1) * TRAY_GAP;
    const filled = left / (1 / ratio + lines / (row * form));
    const width = filled > row * LARGEST ? (left - (lines * LARGEST) / form) * ratio : filled;
    return { width: Math.min(most, width), row };
  });
  const best = Math.max(...tried.map(({ width }) => width));
  return tried.filter(({ width }) => width >= best * LITTLE).at(-1);
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
