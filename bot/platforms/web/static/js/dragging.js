// Dragging: leaving the pressed region chooses it, and where the pointer is let go the region of the
// picture that has come by then is pressed too.

/** @import { PictureShown } from "./wire.js" */

import { Later } from "./later.js";
import { middle } from "./spots.js";

const ghosts = new Later(() => import("./ghost.js"));
const DRAG_FROM = 8; // pixels a pointer moves before it drags
const LATE = 1500; // milliseconds after its answer in which a press may be seen to have done something

/** @typedef {import("./spots.js").Region} Region */
/** @typedef {{ region: Region, x: number, y: number, moved: boolean, at: string, pointer: number, ghost: HTMLElement | null,
 *   chosen: Promise<boolean>, life: AbortController }} Drag */

export class Dragging {
  /**
   * `press(region, keyed)` -> promise of true unless that was refused; `back()` drops a half-made
   * choice.
   *
   * @param {{ spots: import("./spots.js").Spots, press: (region: Region, keyed: boolean) => Promise<boolean>, back: () => void,
   *   picture: () => PictureShown, signal: AbortSignal }} board
   */
  constructor({ spots, press, back, picture, signal }) {
    this.spots = spots;
    this.press = press;
    this.back = back;
    this.picture = picture;
    this.signal = signal;
    /** @type {Drag | null} */
    this.drag = null;
    /** @type {{ region: Region, ghost: HTMLElement | null, seen: () => void } | null} */
    this.dropped = null; // the piece that was let go over a place, and stays there until answered
    ghosts.soon(() => {});
    signal.addEventListener("abort", () => this.drag?.ghost?.remove());
  }

  /** Whether a click belongs to a drag that ends. */
  get moved() {
    return Boolean(this.drag?.moved);
  }

  down(event) {
    const { region } = this.spots.of(event.target);
    if (!region?.more || event.button !== 0) return;
    const life = new AbortController();
    this.drag = {
      region, x: event.clientX, y: event.clientY, moved: false, at: "", pointer: event.pointerId, ghost: null, chosen: Promise.resolve(false), life,
    };
    const signal = AbortSignal.any([life.signal, this.signal]);
    addEventListener("pointermove", (e) => this.move(e), { signal });
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (e) => this.up(e), { signal });
  }

  move(event) {
    const { drag } = this;
    if (event.pointerId !== drag.pointer) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_FROM;
    if (far && !drag.moved) {
      drag.moved = true;
      this.lift(drag);
      drag.chosen = this.press(drag.region, false);
    }
    drag.at = `${event.clientX}px ${event.clientY}px`;
    drag.ghost?.style.setProperty("translate", drag.at);
  }

  /**
   * The piece as it lies now is seen under the pointer, from the moment on that it can be.
   *
   * @param {Drag} drag
   */
  lift(drag) {
    const { region, life } = drag;
    const part = this.spots.part(middle(region));
    const picture = this.picture();
    ghosts.early(({ ghost }) => {
      if (life.signal.aborted || this.signal.aborted) return;
      drag.ghost = ghost(region, part, picture);
      drag.ghost.style.setProperty("translate", drag.at);
    });
  }

  async up(event) {
    const { drag } = this;
    if (event.pointerId !== drag.pointer) return;
    drag.life.abort();
    if (!drag.moved) {
      this.drag = null;
      return;
    }
    await drag.chosen;
    setTimeout(() => (this.drag = null)); // after the click that follows the release
    const onto = event.type === "pointerup" && this.at(event.clientX, event.clientY);
    if (onto && onto.choice !== drag.region.choice) await this.drop(drag, onto);
    else if (!onto) this.back();
    drag.ghost?.remove();
  }

  /** The piece stays where it was let go until it is seen to lie there; only a refusal takes it back. */
  async drop({ region, ghost }, onto) {
    const seen = new Promise((kept) => (this.dropped = { region, ghost, seen: () => kept(true) }));
    const late = () => new Promise((kept) => setTimeout(kept, LATE));
    if (await this.press(onto, false)) await Promise.race([seen, late()]);
    this.dropped = null;
  }

  at(x, y) {
    const node = document.elementFromPoint(x, y);
    return this.spots.regions.find((region) => region.node === node);
  }

  /** From where a piece comes: the one that was let go from there, all others from their places. */
  origin() {
    if (!this.dropped?.ghost) return () => null;
    const { region, ghost } = this.dropped;
    const [x, y] = middle(region);
    const box = ghost.getBoundingClientRect();
    return ({ left, top, width, height }) =>
      left <= x && x < left + width && top <= y && y < top + height
        ? { x: box.x, y: box.y, scale: box.width / width } : null;
  }
}
