// The picture in parts: the board, the stock above it, the own pieces below. Each is a window on
// the one picture the server sends, with the regions that lie in it.

/** @import { PictureShown } from "./wire.js" */

import { el, fill, icon } from "./dom.js";
import { Overlay } from "./overlay.js";

const NEAR = 10; // units of the picture around what is newest
const [LEAST, MOST] = [0.36, 1]; // how what lies on a cloth is scaled: its digits stay legible and sharp
const PRICED = /^(.*?)(?: \((.*)\))?$/; // what a button does, and what that costs

export class Part {
  /** `kind` is its class. */
  constructor(kind, label) {
    this.main = kind === "main";
    this.image = el("img", { class: kind === "main" ? "picture" : "crop", alt: "", draggable: "false" });
    this.layer = el("svg:svg", { class: "regions", role: "presentation", "aria-label": this.main ? label : null });
    this.overlay = new Overlay();
    this.inner = el("div", { class: "inner" }, this.image, this.overlay.element, this.layer);
    this.element = el("div", { class: `part ${kind}` }, this.inner);
    /** @type {[number, number, number, number]} */
    this.box = [0, 0, 1, 1];
    /** @type {import("./overlay.js").Laid | undefined} */
    this.laid = undefined;
    this.from = [0, 0]; // where all of the board begins, in its widths and heights
    /** @type {{ width: number, height: number, rim: number } | null} */
    this.frame = null; // in pixels, of a board without a shape of its own
  }

  /**
   * Show the part `box` of a picture message whose bytes are at `address`.
   *
   * @param {PictureShown} picture
   * @param {string} address
   * @param {[number, number, number, number]} box
   */
  show(picture, address, box) {
    const { width, height, parts } = picture;
    const cloth = this.frame && parts?.cloth;
    const [left, top, right, bottom] = cloth?.inside ?? box;
    const [wide, high] = [right - left, bottom - top];
    this.box = cloth?.inside ?? box;
    this.element.classList.toggle("cloth", Boolean(cloth));
    if (cloth) this.cover(cloth);
    this.open(this.box, (this.main && parts?.window) || this.box, parts?.newest ?? null);
    Object.assign(this.image.style, {
      width: `${(100 * width) / wide}%`, height: `${(100 * height) / high}%`,
      translate: `${(-100 * left) / width}% ${(-100 * top) / height}%`,
    });
    this.lay(picture, address);
    if (address && this.image.src !== address) this.image.src = address;
    this.layer.setAttribute("viewBox", `${left} ${top} ${wide} ${high}`);
  }

  /**
   * Show what lies over the picture; what lay over another one stays until this one is there.
   *
   * @param {import("./overlay.js").Covered} picture
   * @param {string} address
   */
  lay({ laid }, address) {
    this.laid = laid;
    const show = () => this.laid === laid && this.overlay.show(laid, this.box);
    if (laid || this.image.src === address || this.overlay.element.hidden) show();
    else setTimeout(() => this.image.decode().then(show, show)); // once it has its address
  }

  /** The cloth fills the frame, whatever lies on it. */
  cover({ ground, rim }) {
    const { style } = this.element;
    style.setProperty("--ground", ground);
    style.setProperty("--rim", rim);
    style.setProperty("--rim-width", `${this.frame.rim}px`);
  }

  /**
   * Of a large board its window fills the part, with what is newest there; the rest lies around it.
   *
   * @param {[number, number, number, number]} box
   * @param {[number, number, number, number]} window
   * @param {[number, number, number, number] | null} newest
   */
  open([left, top, right, bottom], window, newest) {
    const { frame } = this;
    const [west, north, east, south] = frame ? within(frame, [left, top, right, bottom], window, newest) : window;
    const [wide, high] = [east - west, south - north];
    this.element.style.setProperty("--ratio", `${frame ? frame.width / frame.height : wide / high}`);
    this.element.classList.toggle("larger", west > left + 1 || north > top + 1 || east < right - 1 || south < bottom - 1);
    this.from = [(left - west) / (right - left), (top - north) / (bottom - top)];
    Object.assign(this.inner.style, {
      translate: this.from.map((share) => `${100 * share}%`).join(" "),
      width: `${(100 * (right - left)) / wide}%`, height: `${(100 * (bottom - top)) / high}%`,
    });
  }

  holds([x, y]) {
    const [left, top, right, bottom] = this.box;
    return left <= x && x < right && top <= y && y < bottom;
  }

  /**
   * The point of the picture at a point of the window; null where this part is not in sight there.
   *
   * @param {number} x
   * @param {number} y
   * @returns {[number, number] | null}
   */
  at(x, y) {
    const seen = this.element.getBoundingClientRect();
    if (x < seen.left || x >= seen.right || y < seen.top || y >= seen.bottom) return null;
    const [left, top] = this.box;
    const { x: from, y: above, scale } = this.place([left, top]);
    return [Math.round(left + (x - from) / scale), Math.round(top + (y - above) / scale)];
  }

  /** Where a point of the picture lies in the window, and how much it is scaled there. */
  place([x, y]) {
    const box = this.inner.getBoundingClientRect();
    const [left, top, right] = this.box;
    const scale = box.width / (right - left);
    return { x: box.x + (x - left) * scale, y: box.y + (y - top) * scale, scale };
  }
}

/**
 * What a frame shows: all of a board, or the middle of a part where it would be too small, moved no farther than
 * it takes to have in sight what is newest, if there is anything yet.
 *
 * @param {{ width: number, height: number, rim: number }} frame
 * @param {[number, number, number, number]} board
 * @param {[number, number, number, number]} part
 * @param {[number, number, number, number] | null} newest
 * @returns {[number, number, number, number]}
 */
function within({ width, height, rim }, board, part, newest) {
  const [wide, high] = [width - 2 * rim, height - 2 * rim];
  const scaled = ([west, north, east, south]) => Math.min(MOST, wide / (east - west), high / (south - north));
  const all = scaled(board) >= LEAST;
  const [west, north, east, south] = all ? board : part;
  const scale = Math.max(LEAST, scaled(all ? board : part));
  const from = (middle, length, low, high) => Math.min(low - NEAR, Math.max(high + NEAR - length, middle - length / 2));
  const [across, down] = [(west + east) / 2, (north + south) / 2];
  const [low, top, far, end] = newest ?? [across, down, across, down];
  const x = from(across, wide / scale, low, far);
  const y = from(down, high / scale, top, end);
  return [x, y, x + wide / scale, y + high / scale];
}

/** The own pieces: as the picture has them, or each by itself where that makes them larger. */
export class Tray {
  constructor(texts) {
    this.texts = texts;
    this.whole = new Part("whole", texts.hand);
    this.slots = [];
    this.supply = el("span", { class: "supply" });
    this.draw = null; // {label, run} while the supply can be drawn from
    this.element = el("div", { class: "tray", hidden: true, role: "toolbar", "aria-label": texts.hand });
    this.spread = null; // whether each piece stands by itself
  }

  /** The last place: what is left to draw, as a button while somebody may. */
  last(supply) {
    const count = fill(this.texts["supply-left"], { number: supply });
    if (!this.draw) return el("span", { class: "supply", "data-why": "supply" }, icon("supply"), count);
    const [, word, cost] = PRICED.exec(this.draw.label);
    return el("button", { type: "button", class: "supply draw", "data-why": "supply", onclick: this.draw.run },
      icon("supply"), el("b", {}, word), " ", cost ? el("span", {}, cost) : null, " ", el("span", {}, count));
  }

  /** All parts, also those out of sight. */
  get all() {
    return [this.whole, ...this.slots];
  }

  /** The parts in which regions may lie. */
  get parts() {
    if (this.element.hidden) return [];
    return this.spread ? this.slots : [this.whole];
  }

  /**
   * @param {PictureShown | null} picture
   * @param {string} address
   * @param {boolean} spread
   */
  show(picture, address, spread) {
    const { tray = null, slots = [], ground = "", supply = null, stock = null } = picture?.parts ?? {};
    this.element.hidden = !tray;
    if (!tray) return;
    this.spread = spread;
    this.element.classList.toggle("spread", spread);
    this.element.style.setProperty("--ground", ground);
    while (this.slots.length < slots.length) this.slots.push(new Part("held", this.texts.hand));
    this.slots.length = slots.length;
    if (spread) slots.forEach((box, place) => this.slots[place].show(picture, address, box));
    else this.whole.show(picture, address, tray);
    this.take(supply === null || stock ? el("span", { hidden: true }) : this.last(supply));
    const shown = spread ? [...this.slots.map(({ element }) => element), this.supply] : [this.whole.element];
    if (shown.some((one, place) => this.element.children[place] !== one) || this.element.children.length !== shown.length) {
      this.element.replaceChildren(...shown);
    }
  }

  /** Its pieces stand in rows of so many and are so wide, in pixels, in a frame of this height. */
  shelve({ row, piece, height }) {
    const { style } = this.element;
    style.setProperty("--row", `${row}`);
    style.setProperty("--piece", `${piece}px`);
    style.setProperty("--shelf", `${height}px`);
  }

  /** Another last place; who stood on the old one stands on it. */
  take(supply) {
    const focused = this.supply === document.activeElement;
    this.supply.replaceWith(supply);
    this.supply = supply;
    if (focused) supply.focus({ preventScroll: true });
  }
}
