// The picture in its parts, with the outlines over them: click, keys, and dragging one region onto
// another. It knows no rules.

/** @import { FormShown, PictureShown } from "./wire.js" */
/** @import { Covered } from "./overlay.js" */

import { el } from "./dom.js";
import { Dragging } from "./dragging.js";
import { Later } from "./later.js";
import { Part, Tray } from "./parts.js";
import { piece } from "./piece.js";
import { Preview } from "./preview.js";
import { Spots } from "./spots.js";
import { Zoom } from "./zoom.js";

const motions = new Later(() => import("./motion.js"));
const CORNERS = ["left top", "right top", "left bottom"]; // of the board, those where nothing else lies over it
const EDGE = 12; // pixels from the window's edges in which nothing is out of sight yet

export class Board {
  /**
   * `press(region, keyed)` -> promise kept when answered, of true unless that was a refusal; `back()`
   * drops a half-made choice; while `typed()` a line, Enter and space belong to that.
   *
   * @param {{ press: (region: { payload: string }, keyed: boolean) => Promise<boolean>, back: () => void, typed: () => string,
   *   texts: Record<string, string>, forms: Record<string, FormShown>, signal: AbortSignal }} table
   */
  constructor({ press, back, typed, texts, forms, signal }) {
    this.typed = typed;
    this.press = press;
    this.forms = forms;
    this.main = new Part("main", texts.board);
    this.stock = new Part("stock", texts.board);
    this.tray = new Tray(texts);
    this.gain = el("span", { class: "gain", "data-why": "gain", "aria-hidden": "true" });
    this.element = el("div", { class: "board", hidden: true }, this.main.element, this.gain);
    this.zoom = new Zoom(this.main, signal);
    this.preview = new Preview(this.main.layer, forms, signal);
    const { main, stock, tray } = this;
    this.spots = new Spots({ main, stock, tray, texts, shape: () => this.shape(), reach: (node) => this.reach(node) });
    this.dragging = new Dragging({ spots: this.spots, press, back, picture: () => this.picture, signal });
    this.tray.element.addEventListener("keydown", (event) => event.target === this.tray.supply && this.spots.walks.tray.go(event));
    /** @type {Covered & { address: string } | null} */
    this.picture = null; // the picture message shown, with the address of its bytes
    motions.soon(() => {});
    signal.addEventListener("abort", () => this.settle());
  }

  get regions() {
    return this.spots.regions;
  }

  /**
   * Show a picture message whose bytes are at `address`; null hides the board. `spread`: each own
   * piece stands by itself; `moves`: what has changed is seen to move.
   *
   * @param {Covered | null} picture
   * @param {string} address
   * @param {boolean} spread
   * @param {boolean} moves
   */
  async show(picture, address, spread = false, moves = true) {
    this.element.hidden = !picture;
    if (!picture) {
      this.picture = null;
      this.lay([]);
      this.tray.show(null, address, spread);
      return;
    }
    const next = { ...picture, address };
    const other = this.picture?.digest !== picture.digest;
    const alters = other || this.picture?.laid !== picture.laid;
    if (alters) this.settle();
    if (this.picture && alters && moves)
      motions.there?.moved(this.picture, next, { stage: this.element, frame: this.main.element, place: (point) => this.place(point), origin: this.dragging.origin(), forms: this.forms });
    if (other && !this.picture) this.zoom.reset();
    this.picture = next;
    const { stock = null, gain = "" } = picture.parts ?? {};
    this.main.show(picture, address, whole(picture));
    this.main.image.alt = picture.alt;
    this.gain.textContent = gain;
    this.clear();
    this.stock.element.hidden = !stock;
    if (stock) this.stock.show(picture, address, stock);
    this.tray.show(picture, address, spread);
    this.lay(picture.regions);
    await this.main.image.decode().catch(() => {});
    if (other) this.dragging.dropped?.seen();
  }

  /** End what moves. */
  settle() {
    motions.there?.settle(this.element);
  }

  /** @param {PictureShown["regions"]} regions */
  lay(regions, walk = this.spots.walking()) {
    this.preview.hide();
    this.spots.lay(regions, this.picture, walk);
  }

  /** Put the points of the last move into a corner where no piece lies, if there is one. */
  clear() {
    if (!this.gain.textContent) return;
    const { corner: before } = this.gain.dataset;
    const covered = (corner) => {
      this.gain.dataset.corner = corner;
      const pill = this.gain.getBoundingClientRect();
      return this.picture.pieces.map((one) => piece(one, this.forms)).some(({ left, top, width, height }) => {
        const { x, y, scale } = this.main.place([left, top]);
        return x < pill.right && x + width * scale > pill.left && y < pill.bottom && y + height * scale > pill.top;
      });
    };
    if (CORNERS.every(covered)) this.gain.dataset.corner = CORNERS[0];
    if (this.gain.dataset.corner !== before) { // it did not move there
      const gain = /** @type {HTMLElement} */ (this.gain.cloneNode(true));
      this.gain.replaceWith(gain);
      this.gain = gain;
    }
  }

  /** A board without a shape of its own fills this frame; null: there is none. */
  frame(frame) {
    this.main.frame = frame;
    if (this.picture) this.main.show(this.picture, this.picture.address, whole(this.picture));
  }

  /** Lay the same picture out anew. */
  spread(spread) {
    if (!this.picture || this.tray.spread === spread) return;
    const walk = this.spots.walking(); // what stands elsewhere then loses the focus
    this.tray.show(this.picture, this.picture.address, spread);
    this.lay(this.picture.regions, walk);
  }

  /** Where a point of the picture lies in the window, and how much it is scaled there; null where it
   * is out of sight. */
  place(point) {
    const place = this.spots.part(point).place(point);
    return place.scale ? place : null;
  }

  /** The point of the picture at a point of the window; null beside it. */
  at(x, y) {
    const parts = this.picture ? [this.stock, ...this.tray.parts, this.main] : [];
    return parts.map((part) => part.at(x, y)).find((point) => point?.every((along) => along >= 0)) ?? null;
  }

  /** The outline of the place that a press with this payload belongs to. */
  node(payload) {
    return this.regions.find((region) => region.payload === payload)?.node;
  }

  /** A new outline, with all that can be done to it. */
  shape() {
    const node = el("svg:polygon", {
      tabindex: "-1",
      onclick: (event) => this.dragging.moved || this.choose(node, event.detail === 0), // by a screen reader: no mouse
      onkeydown: (event) => this.key(event),
      onpointerdown: (event) => this.dragging.down(event),
      onfocus: () => this.focused(node),
    });
    // A finger that drags a piece must not scroll the page as well; browsers heed touch-action
    // only on the whole drawing, where it would stop all scrolling.
    const hold = (event) => this.spots.of(node).region?.more && event.cancelable && event.preventDefault();
    node.addEventListener("touchmove", hold, { passive: false });
    this.preview.watch(node, () => ({ ...this.spots.of(node).region, pieces: this.picture?.pieces }));
    return node;
  }

  choose(node, keyed) {
    const { region, payload } = this.spots.of(node);
    if (region) this.press(region, keyed);
    else if (payload) this.press({ payload }, keyed);
  }

  focused(node) {
    this.spots.focused(node);
    if (node.matches(":focus-visible")) this.reach(node);
  }

  key(event) {
    if (this.typed()) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) this.choose(event.target, true);
    } else this.spots.go(event);
  }

  /** Bring what the focus is on into sight: on a board larger than its frame, and on the page. */
  reach(node) {
    if (this.main.layer.contains(node)) this.zoom.reveal(node);
    else node.closest(".part")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { top, bottom } = node.getBoundingClientRect();
    const below = bottom + EDGE + covered() - innerHeight;
    if (top < EDGE) scrollBy(0, top - EDGE);
    else if (below > 0) scrollBy(0, Math.min(below, top - EDGE));
  }
}

/** What of a picture is its board. */
function whole({ width, height, parts }) {
  return parts?.board ?? [0, 0, width, height];
}

/** How much of the window's foot lies below what sticks there. */
function covered() {
  /** @type {HTMLElement | null} */
  const bar = document.querySelector(".bar-actions");
  return bar && getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
}
