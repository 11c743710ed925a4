// The outlines over a picture: what can be pressed, and what keys walk through, whether it can be
// pressed or not. A region is an outline and the payload that a press on it sends.

/** @import { CellShown, HeldShown, PictureShown } from "./wire.js" */

import { el, fill } from "./dom.js";
import { Walk } from "./walk.js";

/** @typedef {PictureShown["regions"][number] & { place: number, middle: number[], node?: SVGElement }} Region */
/** @typedef {{ key: string, node: SVGElement, region: Region | null, points: number[][] }} Spot */

export class Spots {
  /**
   * `shape()` is a new outline; `reach(node)` brings one into sight.
   *
   * @param {{ main: import("./parts.js").Part, stock: import("./parts.js").Part, tray: import("./parts.js").Tray,
   *   texts: Record<string, string>, shape: () => SVGElement, reach: (node: Element) => void }} board
   */
  constructor({ main, stock, tray, texts, shape, reach }) {
    this.main = main;
    this.stock = stock;
    this.tray = tray;
    this.texts = texts;
    this.shape = shape;
    /** @type {Region[]} */
    this.regions = [];
    /** @type {Map<Element, { region: Region | null, payload: string }>} */
    this.meant = new Map(); // what each node stands for
    this.nodes = new Map(); // by a key that stays: whoever walks is not disturbed by a new picture
    this.walks = { main: new Walk(reach), tray: new Walk(reach) };
  }

  /** What a node stands for. */
  of(node) {
    return this.meant.get(node) ?? { region: null, payload: "" };
  }

  /**
   * Outlines for everything that can be pressed or walked to, in the order of reading; whoever is on
   * a `walk` stays there.
   *
   * @param {PictureShown["regions"]} regions
   * @param {PictureShown | null} picture
   * @param {Walk | undefined} walk
   */
  lay(regions, picture, walk) {
    const loose = regions.map((region, place) => ({ ...region, place, middle: middle(region) }));
    this.meant.clear();
    this.regions = [];
    const cells = (picture?.cells ?? []).map((row) => row.map((cell) => this.cell(cell, loose)));
    const held = this.tray.element.hidden ? [] : (picture?.held ?? []).map((piece, slot) => this.piece(piece, slot, loose));
    const rest = loose.filter(Boolean).map((region) => this.loose(region));
    this.regions.sort((a, b) => a.place - b.place);
    for (const [key, node] of this.nodes) if (!this.meant.has(node)) this.nodes.delete(key);
    this.put(cells, held, rest);
    this.stops(cells, held, rest);
    if (walk && !this.walking()) walk.focus();
  }

  /**
   * A cell of the board, with the region that lies on it.
   *
   * @param {CellShown} cell
   * @param {(Region | null)[]} loose
   */
  cell(cell, loose) {
    const region = take(loose, ({ choice, middle: at }) => choice === cell.place && this.main.holds(at));
    const label = region ? fill(this.texts["cell-can"], { cell: cell.label }) : cell.label;
    return this.spot(`cell ${cell.place}`, region ?? cell, region, {
      role: "gridcell", "aria-label": label, "aria-selected": cell.picked ? "true" : null,
    });
  }

  /**
   * An own piece: picking it is its region, putting it back its own payload.
   *
   * @param {HeldShown} piece
   * @param {number} slot
   * @param {(Region | null)[]} loose
   */
  piece({ label, points, payload = "", picked = false }, slot, loose) {
    const [low, high] = [0, 1].map((axis) => points.map((point) => point[axis])).map((along) => [Math.min(...along), Math.max(...along)]);
    const region = take(loose, ({ middle: [x, y] }) => low[0] <= x && x < low[1] && high[0] <= y && y < high[1]);
    return this.spot(`held ${slot}`, region ?? { points, payload }, region, {
      role: "button", "aria-label": label, "aria-pressed": String(picked), "aria-disabled": region || payload ? null : "true",
    });
  }

  /**
   * What can be pressed where nothing is told of cells.
   *
   * @param {Region} region
   */
  loose(region) {
    return this.spot(`region ${region.place}`, region, region, { role: "button", "aria-label": region.label });
  }

  /** @returns {Spot} */
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
    this.meant.set(node, { region, payload });
    if (region) {
      region.node = node;
      this.regions.push(region);
    }
    return { key, node, region, points };
  }

  /**
   * Put the outlines into the parts of the picture that they lie in; those that stay are not touched.
   *
   * @param {Spot[][]} cells
   * @param {Spot[]} held
   * @param {Spot[]} rest
   */
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
    const { supply } = this.tray;
    const draw = supply.matches("button") && !this.tray.element.hidden ? [{ key: "draw", node: supply, region: {} }] : [];
    this.walks.main.lay([...cells, above]);
    this.walks.tray.lay([[...held, ...below, ...draw]]);
  }

  /** The part of the picture in which a point lies. */
  part(point) {
    return this.tray.parts.find((part) => part.holds(point)) ?? this.main;
  }

  /** The walk in which the focus is. */
  walking() {
    return Object.values(this.walks).find((walk) => walk.stops.some(({ node }) => node === document.activeElement));
  }

  /** The Tab stop is where the focus has come. */
  focused(node) {
    for (const walk of Object.values(this.walks)) {
      const stop = walk.stops.find((one) => one.node === node);
      if (stop) walk.stop(stop.key);
    }
  }

  /** Go where a key leads. */
  go(event) {
    for (const walk of Object.values(this.walks)) walk.go(event);
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
    return walk.lead(stands ? walk.key : (walk.near() ?? walk.key));
  }
}

/** The middle of a region in the picture. */
export function middle(region) {
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
