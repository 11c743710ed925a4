// The picture in its parts, and its regions: click, keys, and dragging one region onto another. It
// knows no rules: a region is an outline and the payload that a press on it sends. Keys walk through
// all cells of the board, a grid, and through the own pieces, whether they can be pressed or not.

/** @import { PictureShown } from "./wire.js" */

import { el, fill } from "./dom.js";
import { ghost } from "./ghost.js";
import { moved, piece, settle } from "./motion.js";
import { Part, Tray } from "./parts.js";
import { Preview } from "./preview.js";
import { Walk } from "./walk.js";
import { Zoom } from "./zoom.js";

const DRAG_FROM = 8; // pixels a pointer moves before it drags
const LATE = 1500; // milliseconds after its answer in which a press may be seen to have done something
const CORNERS = ["left top", "right top", "left bottom"]; // of the board, those where nothing else lies over it
const EDGE = 12; // pixels from the window's edges in which nothing is out of sight yet

export class Board {
  /** `press(region, keyed)` -> promise kept when answered, of true unless that was a refusal;
   * `back()` drops a half-made choice; while `typed()` a line, Enter and space belong to that. */
  constructor({ press, back, typed, texts, forms, signal }) {
    this.typed = typed;
    this.press = press;
    this.back = back;
    this.texts = texts;
    this.forms = forms;
    this.main = new Part("main", texts.board);
    this.stock = new Part("stock", texts.board);
    this.tray = new Tray(texts);
    this.gain = el("span", { class: "gain", "aria-hidden": "true" });
    this.supply = el("span", { class: "supply" });
    this.element = el("div", { class: "board", hidden: true }, this.main.element, this.gain);
    this.tray.element.addEventListener("keydown", (event) => event.target === this.tray.supply && this.walks.tray.go(event));
    this.zoom = new Zoom(this.main.element, this.main.inner, signal);
    this.preview = new Preview(this.main.layer, forms, signal);
    this.regions = [];
    this.spots = new Map(); // what each node stands for: {region, payload}
    this.nodes = new Map(); // by a key that stays: whoever walks is not disturbed by a new picture
    this.walks = { main: new Walk((node) => this.reach(node)), tray: new Walk((node) => this.reach(node)) };
    this.picture = null; // the picture message shown, with the address of its bytes
    /** @type {any} */
    this.drag = null;
    /** @type {any} */
    this.dropped = null; // the piece that was let go over a place, and stays there until answered
    this.signal = signal;
    signal.addEventListener("abort", () => settle(this.element));
  }

  /**
   * Show a picture message whose bytes are at `address`; null hides the board. `spread`: each own
   * piece stands by itself; `moves`: what has changed is seen to move.
   *
   * @param {PictureShown | null} picture
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
    if (other) settle(this.element);
    if (this.picture && other && moves)
      moved(this.picture, next, { stage: this.element, place: (point) => this.place(point), origin: this.origin(), forms: this.forms });
    if (other && !this.picture) this.zoom.reset();
    this.picture = next;
    const { board = [0, 0, picture.width, picture.height], stock = null, gain = "" } = picture.parts ?? {};
    this.main.show(picture, address, board);
    this.main.image.alt = picture.alt;
    this.gain.textContent = gain;
    if (gain) this.clear(picture.pieces);
    this.stock.element.hidden = !stock;
    if (stock) this.stock.show(picture, address, stock);
    this.tray.show(picture, address, spread);
    this.lay(picture.regions);
    await this.main.image.decode().catch(() => {});
    if (other) this.dropped?.seen();
  }

  /**
   * Put the points of the last move into a corner where no piece lies, if there is one.
   *
   * @param {PictureShown["pieces"]} pieces
   */
  clear(pieces) {
    const covered = (corner) => {
      this.gain.dataset.corner = corner;
      const pill = this.gain.getBoundingClientRect();
      return pieces.map((one) => piece(one, this.forms)).some(({ left, top, width, height }) => {
        const { x, y, scale } = this.main.place([left, top]);
        return x < pill.right && x + width * scale > pill.left && y < pill.bottom && y + height * scale > pill.top;
      });
    };
    if (CORNERS.every(covered)) this.gain.dataset.corner = CORNERS[0];
  }

  /** Lay the same picture out anew. */
  spread(spread) {
    if (!this.picture || this.tray.spread === spread) return;
    this.tray.show(this.picture, this.picture.address, spread);
    this.lay(this.picture.regions);
  }

  /** Where a point of the picture lies in the window, and how much it is scaled there; null where it
   * is out of sight. */
  place(point) {
    const place = this.part(point).place(point);
    return place.scale ? place : null;
  }

  /** From where a piece comes: the one that was let go from there, all others from their places. */
  origin() {
    if (!this.dropped) return () => null;
    const { region, ghost } = this.dropped;
    const [x, y] = middle(region);
    const box = ghost.getBoundingClientRect();
    return ({ left, top, width, height }) =>
      left <= x && x < left + width && top <= y && y < top + height
        ? { x: box.x, y: box.y, scale: box.width / width } : null;
  }

  /** The outline of the place that a press with this payload belongs to. */
  node(payload) {
    return this.regions.find((region) => region.payload === payload)?.node;
  }

  part(point) {
    return this.tray.parts.find((part) => part.holds(point)) ?? this.main;
  }

  /**
   * Outlines for everything that can be pressed or walked to, in the order of reading.
   *
   * @param {PictureShown["regions"]} regions
   */
  lay(regions) {
    this.preview.hide();
    const walk = this.walking();
    const loose = regions.map((region, place) => ({ ...region, place, middle: middle(region) }));
    this.spots.clear();
    this.regions = [];
    const cells = (this.picture?.cells ?? []).map((row) => row.map((cell) => this.cell(cell, loose)));
    const held = this.tray.element.hidden ? [] : (this.picture?.held ?? []).map((piece, slot) => this.piece(piece, slot, loose));
    const rest = loose.filter(Boolean).map((region) => this.loose(region));
    this.regions.sort((a, b) => a.place - b.place);
    for (const [key, node] of this.nodes) if (!this.spots.has(node)) this.nodes.delete(key);
    this.put(cells, held, rest);
    this.stops(cells, held, rest);
    if (walk && !this.walking()) walk.focus();
  }

  /** A cell of the board, with the region that lies on it. */
  cell(cell, loose) {
    const region = take(loose, ({ choice, middle: at }) => choice === cell.place && this.main.holds(at));
    const label = region ? fill(this.texts["cell-can"], { cell: cell.label }) : cell.label;
    return this.spot(`cell ${cell.place}`, region ?? cell, region, {
      role: "gridcell", "aria-label": label, "aria-selected": cell.picked ? "true" : null,
    });
  }

  /** An own piece: picking it is its region, putting it back its own payload. */
  piece({ label, points, payload = "", picked = false }, slot, loose) {
    const [low, high] = [0, 1].map((axis) => points.map((point) => point[axis])).map((along) => [Math.min(...along), Math.max(...along)]);
    const region = take(loose, ({ middle: [x, y] }) => low[0] <= x && x < low[1] && high[0] <= y && y < high[1]);
    return this.spot(`held ${slot}`, region ?? { points, payload }, region, {
      role: "button", "aria-label": label, "aria-pressed": String(picked), "aria-disabled": region || payload ? null : "true",
    });
  }

  /** What can be pressed where nothing is told of cells. */
  loose(region) {
    return this.spot(`region ${region.place}`, region, region, { role: "button", "aria-label": region.label });
  }

  spot(key, { points, payload = "" }, region, named) {
    if (!this.nodes.has(key)) this.nodes.set(key, this.shape());
    const node = this.nodes.get(key);
    const shown = {
      "aria-selected": null, "aria-pressed": null, "aria-disabled": null, ...named,
      points: points.map((point) => point.join()).join(" "),
      class: region ? (region.more ? "region more" : "region") : "cell",
      "data-choice": region?.choice ?? null,
    };
    for (const [name, value] of Object.entries(shown)) {
      if (value === null) node.removeAttribute(name);
      else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    this.spots.set(node, { region, payload });
    if (region) this.regions.push(Object.assign(region, { node }));
    return { key, node, region, points };
  }

  /** Put the outlines into the parts of the picture that they lie in; those that stay are not touched. */
  put(cells, held, rest) {
    const layers = new Map([this.main, this.stock, ...this.tray.all].map((part) => [part.layer, []]));
    for (const spot of [...held, ...rest]) layers.get(this.part(middle(spot)).layer).push(spot.node);
    const rows = cells.map((row, place) => {
      const node = this.main.layer.querySelector(`:scope > [data-row="${place}"]`) ?? el("svg:g", { role: "row", "data-row": place });
      fit(node, row.map((one) => one.node));
      return node;
    });
    layers.get(this.main.layer).unshift(...rows);
    for (const [layer, nodes] of layers) {
      fit(layer, nodes);
      layer.setAttribute("role", layer === this.main.layer ? (rows.length ? "grid" : "group") : "presentation");
    }
  }

  /** One Tab stop for the board, at first where something can be played, and one for the hand. */
  stops(cells, held, rest) {
    const inTray = (spot) => this.part(middle(spot)) !== this.main;
    const [below, above] = [rest.filter(inTray), rest.filter((spot) => !inTray(spot))];
    const main = [...cells, above];
    const { supply } = this.tray;
    const draw = supply.matches("button") && !this.tray.element.hidden ? [{ key: "draw", node: supply, region: {} }] : [];
    const hand = [[...held, ...below, ...draw]];
    this.walks.main.lay(main);
    this.walks.tray.lay(hand);
  }

  shape() {
    const node = el("svg:polygon", {
      tabindex: "-1",
      onclick: (event) => this.drag?.moved || this.chosen(node, event.detail === 0), // by a screen reader: no mouse
      onkeydown: (event) => this.key(event),
      onpointerdown: (event) => this.down(event),
      onfocus: () => this.focused(node),
    });
    // A finger that drags a piece must not scroll the page as well; browsers heed touch-action
    // only on the whole drawing, where it would stop all scrolling.
    const hold = (event) => this.spots.get(node)?.region?.more && event.cancelable && event.preventDefault();
    node.addEventListener("touchmove", hold, { passive: false });
    this.preview.watch(node, () => ({ ...this.spots.get(node)?.region, pieces: this.picture?.pieces }));
    return node;
  }

  chosen(node, keyed) {
    const { region, payload } = this.spots.get(node) ?? {};
    if (region) this.press(region, keyed);
    else if (payload) this.press({ payload }, keyed);
  }

  /** The walk in which the focus is. */
  walking() {
    return Object.values(this.walks).find((walk) => walk.stops.some(({ node }) => node === document.activeElement));
  }

  focused(node) {
    for (const walk of Object.values(this.walks)) {
      const stop = walk.stops.find((one) => one.node === node);
      if (stop) walk.stop(stop.key);
    }
    if (node.matches(":focus-visible")) this.reach(node);
  }

  key(event) {
    if (this.typed()) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) this.chosen(event.target, true);
    } else for (const walk of Object.values(this.walks)) walk.go(event);
  }

  /** Bring what the focus is on into sight: on a board larger than its frame, and on the page. */
  reach(node) {
    if (this.main.layer.contains(node)) {
      this.main.element.scrollTo(0, 0); // where a browser scrolls what cannot be scrolled by hand
      this.zoom.reveal(node);
    } else node.closest(".part")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { top, bottom } = node.getBoundingClientRect();
    const below = bottom + EDGE + covered() - innerHeight;
    if (top < EDGE) scrollBy(0, top - EDGE);
    else if (below > 0) scrollBy(0, Math.min(below, top - EDGE));
  }

  /** Focus where the next choice is made: after the first on the board, else in the hand if there is
   * one. False where nothing is to be chosen here. */
  decide(begun) {
    const { main, tray } = this.walks;
    const can = (walk) => walk.stops.some(({ region }) => region);
    const order = begun ? [main, tray] : [tray, main];
    const walk = order.find(can) ?? order.find(({ stops }) => stops.length);
    if (!walk) return false;
    const stands = walk.stops.some(({ key, region }) => key === walk.key && region);
    return walk.focus(stands ? walk.key : (walk.near() ?? walk.key));
  }

  // Dragging: leaving the pressed region chooses it, and where the pointer is let go the region
  // of the picture that has come by then is pressed too.

  down(event) {
    const region = this.spots.get(event.target)?.region;
    if (!region?.more || event.button !== 0) return;
    this.drag = { region, x: event.clientX, y: event.clientY, moved: false, pointer: event.pointerId, ghost: null };
    const [move, up] = [(e) => this.move(e), (e) => this.up(e)];
    const stop = new AbortController();
    this.drag.stop = () => stop.abort();
    const signal = AbortSignal.any([stop.signal, this.signal]);
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
  }

  move(event) {
    const { drag } = this;
    if (event.pointerId !== drag.pointer) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_FROM;
    if (far && !drag.moved) {
      drag.moved = true;
      drag.ghost = ghost(drag.region, this.part(middle(drag.region)), this.picture);
      drag.chosen = this.press(drag.region, false);
    }
    drag.ghost?.style.setProperty("translate", `${event.clientX}px ${event.clientY}px`);
  }

  async up(event) {
    const { drag } = this;
    if (event.pointerId !== drag.pointer) return;
    drag.stop();
    if (!drag.moved) {
      this.drag = null;
      return;
    }
    await drag.chosen;
    setTimeout(() => (this.drag = null)); // after the click that follows the release
    const onto = event.type === "pointerup" && this.at(event.clientX, event.clientY);
    if (onto && onto.choice !== drag.region.choice) await this.drop(drag, onto);
    else if (!onto) this.back();
    drag.ghost.remove();
  }

  /** The piece stays where it was let go until it is seen to lie there; only a refusal takes it back. */
  async drop({ region, ghost }, onto) {
    const seen = new Promise((kept) => (this.dropped = { region, ghost, seen: kept }));
    const late = () => new Promise((kept) => setTimeout(kept, LATE));
    if (await this.press(onto, false)) await Promise.race([seen, late()]);
    this.dropped = null;
  }

  at(x, y) {
    const node = document.elementFromPoint(x, y);
    return this.regions.find((region) => region.node === node);
  }
}

/** The middle of a region in the picture. */
function middle(region) {
  return [0, 1].map((axis) => {
    const along = region.points.map((point) => point[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
}

/** Take the first that is meant out of what is left. */
function take(left, meant) {
  const place = left.findIndex((one) => one && meant(one));
  if (place < 0) return null;
  const [found] = left.splice(place, 1, null);
  return found;
}

/** These children, no others; none is moved without need, or it would lose the focus. */
function fit(parent, nodes) {
  const same = parent.children.length === nodes.length && nodes.every((node, place) => parent.children[place] === node);
  if (!same) parent.replaceChildren(...nodes);
}

/** How much of the window's foot lies below what sticks there. */
function covered() {
  /** @type {HTMLElement | null} */
  const bar = document.querySelector(".bar-actions");
  return bar && getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
}
