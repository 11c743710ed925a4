// How large the board is: as large as the window allows beside what must be in sight with it.

/** @import { PictureShown } from "./wire.js" */

import { shelfHeight, shelved } from "./shelf.js";

const PHONE_MARGIN = 4; // pixels
const LEAST = 300; // of the board's width
const COLUMN = 480; // of what stands beside the board on a wide screen
const SLIM = 380; // of that on a tablet held upright
const NARROW = 300; // the least of that on a narrower one
const BETWEEN = 74; // beside and between the two
const PANEL = 204; // that moves and log have at least beside what is said
const GAP = 12;
const NARROW_GAP = 6;
const [ENOUGH, AMPLE] = [64, 96]; // pixels of a piece that are enough for one row, and where there is height to spare
const USUAL = 8; // places in a tray that grows
const FORM = 0.87; // of a piece in one, its width by its height
const [LOWEST, TALL] = [200, 1.2]; // of a board without a shape of its own: its least height, and its most by its width
const SPARE = 1.6; // of the board's width, as the height for it and the tray that leaves some over
const LOW_TRAY = 150; // at most, beside a board on a phone on its side
const BESIDE_TRAY = 116; // of the other half of that window
const PIECE = 58; // pixels of an own piece below which each stands by itself
const HEAD = 52; // of the title above the board of a match that is over
const BELOW_BOARD = 16; // between what stands below the board

const ROOMY = "(min-width: 1000px) and (min-height: 500px)";

export const BESIDE = matchMedia(ROOMY); // where a wide column stands beside the board
export const WIDE = matchMedia(`${ROOMY}, (min-width: 700px) and (min-height: 500px) and (orientation: landscape)`);
const UPRIGHT = matchMedia("(min-width: 1000px) and (max-width: 1199px) and (orientation: portrait)");
export const PAIRED = matchMedia(`${ROOMY} and (min-width: 1200px), ${ROOMY} and (orientation: landscape)`); // where moves and log stand beside each other
export const PANELLED = matchMedia("(min-width: 700px) and (min-height: 500px)"); // where they are on the page
export const PRINT = matchMedia("print");
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
 * The board's width in pixels, of a board without a shape of its own also its height, and that of the
 * `stage` that it shares with its tray; and how own pieces stand, as a rule up to `places`, where each
 * does by itself. All of that stays as it is while a match is played in a window. `above` must be in
 * sight with the board on a phone, and so many pixels `below` it; `own`: there are such pieces now.
 *
 * @param {PictureShown} picture
 * @param {{ element: HTMLElement, above: HTMLElement[], below: number, places: number, own: boolean, over: boolean }} around
 * @returns {{ width: number, height?: number, stage?: number, shelf?: import("./shelf.js").Shelf }}
 */
export function measured(picture, { element, above, below, places, own, over }) {
  const { tray = null, slots = [], cloth = null } = picture.parts ?? {};
  const ratio = shape(opening(picture));
  if ("small" in document.documentElement.dataset) return { width: Math.min(innerHeight * ratio, innerWidth) };
  if (over) return { width: ended(ratio, element) };
  const room = free(element, above, below);
  const form = slots.length ? shape(slots[0]) : 1;
  const spread = stands(picture, element);
  const wide = LOW.matches ? innerWidth / 2 - BESIDE_TRAY : Math.min(room.width, cloth ? Infinity : room.height * ratio);
  const most = LOW.matches ? Math.min(LOW_TRAY, 0.42 * innerHeight) : 0.45 * room.height;
  const enough = cloth && room.height > SPARE * room.width ? AMPLE : ENOUGH;
  const high = shelfHeight(cloth ? USUAL : places, { width: wide, form: cloth ? FORM : form, grows: Boolean(cloth), most, enough });
  const shelf = spread ? shelved(slots.length + (supplied(picture) ? 1 : 0), { width: wide, height: high, form }) : undefined;
  if (cloth) {
    const stage = clothed(room, high + gap());
    return { width: room.width, height: stage - (own && !LOW.matches ? high + gap() : 0), stage, shelf };
  }
  if (LOW.matches) return { width: Math.min(room.height * ratio, room.width), shelf };
  const left = room.height - (spread ? high + gap() : WIDE.matches && tray ? GAP : 0);
  return { width: Math.min(room.width, Math.max(room.least, left / (1 / ratio + (tray && !spread ? 1 / shape(tray) : 0)))), shelf };
}

/** How high a board without a shape of its own is with its tray, of which it takes the place where there is none. */
function clothed({ width, height, least }, tray) {
  if (LOW.matches) return height;
  return Math.max(least ? LOWEST + tray : 0, Math.min(height, width * TALL + tray));
}

/** What a window leaves the board and the tray. */
function free(element, above, below) {
  if (LOW.matches) return { width: innerWidth / 2, height: innerHeight - 16, least: 0 };
  if (WIDE.matches) return { width: widest(element), height: under(element), least: 0 };
  const rest = above.reduce((sum, one) => sum + one.offsetHeight, 0) + Math.max(below, PANELLED.matches ? PANEL : 0) + BELOW_BOARD;
  return { width: Math.min(innerWidth - 2 * PHONE_MARGIN, 720), height: innerHeight - rest, least: LEAST };
}

/** The board's width when a match is over. */
function ended(ratio, element) {
  const head = BESIDE.matches ? 0 : HEAD;
  if (LOW.matches) return Math.min((innerHeight - 16 - head) * ratio, innerWidth * 0.5);
  if (WIDE.matches) return Math.min(widest(element), (under(element) - head) * ratio);
  return Math.min((innerWidth - 2 * PHONE_MARGIN) * 0.84, 520);
}

/** How high a window is below a table's upper edge. */
function under(element) {
  return innerHeight - element.getBoundingClientRect().top - scrollY - 26;
}

/** Between board and tray. */
function gap() {
  return WIDE.matches ? GAP : NARROW_GAP;
}

/** The widest that the board can be on a wide screen. */
function widest(element) {
  const column = UPRIGHT.matches ? SLIM : BESIDE.matches ? COLUMN : NARROW;
  return element.clientWidth - column - BETWEEN;
}

/** Whether what can be drawn takes the tray's last place. */
function supplied({ parts }) {
  return Boolean(parts?.tray) && parts.supply !== undefined && parts.supply !== null && !parts.stock;
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
