// What moves between the old picture and the new one.

/** @import { FormShown } from "./wire.js" */

import { changes, held } from "./motion_state.js";
import { cut, laid } from "./sprites.js";
import { still } from "./still.js";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const TRAVEL = { carried: 220, laid: 180, dropped: 220 }; // milliseconds, by how pieces arrive
const SETTLE = 180; // in which a board moves
const LIFT = 90;
const TURN = 140;
const APART = 40; // from one piece that turns to the next
const LONGEST = 500; // for all of them
const FADE = 100; // instead of all motion where less of it is wanted
const running = new WeakMap(); // stage -> what ends its motion

/** @typedef {{ x: number, y: number, scale: number }} Spot */
/** @typedef {import("./piece.js").Piece} Piece */

/**
 * Called before the picture `after` takes the place of `before`, both picture messages with the
 * `address` of their bytes, in the element `stage`; `place(point)` says where a point of the picture
 * that is shown lies in the window and how much it is scaled: {x, y, scale}, or null; a `frame` may cut
 * off the rest; `origin(piece)`
 * likewise from where a piece comes, null if from where it lay; `forms` are those of all pieces. The
 * promise is kept when all lies still again. The stage hears of it by the event `moved`.
 *
 * @param {any} before
 * @param {any} after
 * @param {{ stage: HTMLElement, frame?: HTMLElement, place: (point: number[]) => Spot | null, forms: Record<string, FormShown>,
 *   origin?: (piece: Piece) => Spot | null }} where
 */
export async function moved(before, after, { stage, frame, place, forms, origin = () => null }) {
  running.get(stage)?.();
  if (before.address === after.address && still()) return; // a pick, which need not even fade
  const steps = changes(before.pieces ?? [], after.pieces ?? [], forms);
  const { turns, travels } = steps;
  if (turns.length || travels.length)
    stage.dispatchEvent(new CustomEvent("moved", { bubbles: true, detail: steps }));
  const seen = [...document.images].find(({ src, complete, naturalWidth }) =>
    src === before.address && complete && naturalWidth);
  const box = board(before);
  const spot = place([box.left, box.top]);
  if (!seen || !spot || document.hidden || !after.address) return;
  const image = covered(seen, before.laid);
  const motion = new Motion(stage, place, origin);
  running.set(stage, () => motion.end());
  motion.cover(image, box, spot, before, steps.lifts);
  if (frame) motion.cut(frame);
  const fresh = new Image();
  fresh.src = after.address;
  await fresh.decode().catch(() => {});
  if (!motion.over) await motion.run(image, covered(fresh, after.laid), steps);
  motion.end();
  if (running.get(stage) && motion.over) running.delete(stage);
}

/** End at once what still moves on a stage. */
export function settle(stage) {
  running.get(stage)?.();
}

/**
 * A picture with what lies over it, such as a piece that is picked.
 *
 * @param {HTMLImageElement} image
 * @param {import("./overlay.js").Laid | undefined} laid
 */
function covered(image, laid) {
  if (!laid) return image;
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  for (const [from, above, wide, high, x, y] of laid.parts) pen.drawImage(laid.sprites, from, above, wide, high, x, y, wide, high);
  return canvas;
}

/** The part of a picture that its board takes. */
function board({ parts, width, height }) {
  const [left, top, right, bottom] = parts?.cloth?.inside ?? parts?.board ?? [0, 0, width, height];
  return { left, top, width: right - left, height: bottom - top };
}

class Motion {
  constructor(stage, place, origin) {
    this.place = place;
    this.origin = origin;
    this.over = false;
    this.layer = document.createElement("div");
    this.layer.className = "motion";
    this.layer.setAttribute("aria-hidden", "true");
    this.stop = new AbortController();
    const options = { capture: true, signal: this.stop.signal };
    for (const kind of ["pointerdown", "keydown", "scroll", "resize"])
      addEventListener(kind, () => this.end(), options);
    (stage.closest("dialog") ?? document.body).append(this.layer); // a dialog lies above all else
  }

  end() {
    if (this.over) return;
    this.over = true;
    this.stop.abort();
    this.layer.remove();
  }

  /** The old board stays in sight until what is new has come. */
  cover(image, box, { x, y, scale }, { parts }, lifts) {
    this.ground = cut(image, box, null);
    this.box = box;
    this.sheet = laid(this.ground, x, y, scale, box);
    if (parts) this.sheet.classList.add("board-part");
    this.layer.append(this.sheet);
    this.held = still() || !parts?.slots ? [] : lifts.map((pair) => this.hold(image, parts, pair)).filter(Boolean);
  }

  /** Of the old board nothing is seen beside its frame, and within it nothing of the new one. */
  cut(frame) {
    const [own, seen] = [this.sheet.getBoundingClientRect(), frame.getBoundingClientRect()];
    const [x, y] = [frame.clientLeft, frame.clientTop];
    const out = [seen.top + y - own.top, own.right - seen.right + x, own.bottom - seen.bottom + y, seen.left + x - own.left];
    this.sheet.style.clipPath = `inset(${out.map((far) => `${far}px`).join(" ")})`;
    if (frame.matches(".cloth")) this.sheet.style.boxShadow = `0 0 0 200vmax ${getComputedStyle(frame).backgroundColor}`;
  }

  async run(old, fresh, steps) {
    if (still()) return this.played([this.fade()]);
    const { turns, travels, leaves, shifted } = steps;
    if (!turns.length && !travels.length && !leaves.length)
      return this.played([this.fade(), ...this.held.map((each) => this.lift(fresh, each))]);
    const pen = this.ground.getContext("2d");
    const moves = [];
    const step = Math.min(APART, (LONGEST - TURN) / Math.max(1, turns.length - 1));
    turns.forEach(([was, now], place) => {
      this.clear(pen, old, was);
      moves.push(...this.turn(old, fresh, was, now, place * step));
    });
    for (const [from, now] of travels) {
      if (!shifted && from && !held(from)) this.reveal(pen, fresh, from);
      moves.push(this.travel(fresh, from, now));
    }
    if (!shifted) for (const was of leaves) this.reveal(pen, fresh, was);
    // Everything is measured before anything is added, or the page would be laid out once a piece.
    const ready = moves.filter(Boolean);
    this.layer.append(...ready.map(({ node }) => node));
    const fades = shifted ? [this.fade(SETTLE - FADE)] : [];
    return this.played([...fades, ...ready.map(({ node, frames, timing }) => node.animate(frames, timing))]);
  }

  fade(delay = 0) {
    return this.sheet.animate({ opacity: [1, 0] }, { duration: FADE, delay, fill: "forwards" });
  }

  async played(moves) {
    await Promise.all(moves.map((move) => move.finished.catch(() => {})));
  }

  /** The ground where a piece lies that turns: the colour beside it. */
  clear(pen, image, { left, top, width, height }) {
    pen.drawImage(image, left, top, 1, 1, left - this.box.left - 1, top - this.box.top - 1, width + 2, height + 8);
  }

  /** What the new picture shows where something has gone. */
  reveal(pen, image, { left, top, width, height }) {
    const [x, y] = [left - 4, top - 4];
    pen.drawImage(image, x, y, width + 8, height + 8, x - this.box.left, y - this.box.top, width + 8, height + 8);
  }

  turn(old, fresh, was, now, delay) {
    return [[old, was, [1, 0], 0], [fresh, now, [0, 1], TURN / 2]].map(([image, each, sizes, later]) => {
      const node = this.sprite(image, each);
      return node && { node, frames: { transform: sizes.map((size) => `scaleX(${size})`) },
        timing: { duration: TURN / 2, delay: delay + later, fill: "both", easing: later ? "ease-out" : "ease-in" } };
    });
  }

  travel(fresh, from, now) {
    const node = this.sprite(fresh, now);
    if (!node) return null;
    const timing = { duration: TRAVEL[now.form.arrival], easing: EASE };
    const end = this.place([now.left, now.top]);
    const start = from && (this.origin(from) ?? this.place([from.left, from.top]));
    if (!from && now.form.arrival === "dropped")
      return { node, frames: { transform: ["scale(1.25)", "none"], opacity: [0, 1] }, timing: { ...timing, duration: TURN } };
    node.classList.add("travels");
    if (!start) {
      const above = (this.box.top - now.top - now.height) * end.scale;
      return { node, frames: { transform: [`translateY(${above}px)`, "none"], opacity: [0, 1] }, timing };
    }
    const scale = (from.width * start.scale) / (now.width * end.scale);
    const frames = { transform: [`translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`, "none"] };
    return { node, frames, timing };
  }

  /** Over the place of an own piece, in which it will rise or go down with all that belongs to it,
   * stands for now what was there; null where it has no place of its own. */
  hold(image, { slots, ground }, [was, now]) {
    const [x, y] = [now.left + now.width / 2, now.top + now.height / 2];
    const slot = slots.find(([left, top, right, bottom]) => left <= x && x < right && top <= y && y < bottom);
    const spot = slot && this.place([now.left, now.top]);
    if (!spot) return null;
    const { scale } = spot;
    const [left, top, right, bottom] = slot;
    const box = { left, top, width: right - left, height: bottom - top };
    const node = laid(document.createElement("div"),
      spot.x + (left - now.left) * scale, spot.y + (top - now.top) * scale, scale, box);
    node.className = "slot";
    node.style.background = ground;
    const shown = laid(cut(image, box, null), 0, 0, scale, box);
    node.append(shown);
    this.layer.append(node);
    return { shown, box, above: (was.top - now.top) * scale };
  }

  lift(fresh, { shown, box: { left, top, width, height }, above }) {
    shown.getContext("2d").drawImage(fresh, left, top, width, height, 0, 0, width, height);
    return shown.animate({ transform: [`translateY(${above}px)`, "none"] }, { duration: LIFT, easing: EASE });
  }

  sprite(image, each) {
    const spot = this.place([each.left, each.top]);
    if (!spot) return null;
    return laid(cut(image, each, each.form.outline), spot.x, spot.y, spot.scale, each);
  }
}
