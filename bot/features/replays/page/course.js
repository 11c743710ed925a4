// The course of a match: who was to win after each move, as areas, or as a line for everybody, and a
// dot for each costly move.

/** @import { ReplayGrown, ReplayShown } from "../../../platforms/web/static/js/wire.js" */

import { el } from "../../../platforms/web/static/js/dom.js";

const HIGH = 100; // of the drawing; its width is one a move
const MANY = 16; // costly moves from which their dots are small
const LEAST = 2; // points of lead that are shown at least
const AIR = 1.1; // above the greatest lead, in parts of it

export class Course {
  /** `jump(ply)` is called for the move whose dot is pressed. */
  constructor(jump) {
    this.jump = jump;
    this.drawing = el("svg:svg", { class: "walk-course", preserveAspectRatio: "none", "aria-hidden": "true" });
    this.dots = el("div", { class: "walk-dots" });
    this.needle = el("i", { class: "walk-needle", "aria-hidden": "true" });
  }

  /** @param {ReplayShown | ReplayGrown} match */
  show({ course, columns, moves }) {
    const width = Math.max(1, moves.length);
    const reach = Math.max(LEAST, ...course.flatMap(({ points }) => points.map(([, value]) => Math.abs(value)))) * AIR;
    const y = (value) => (HIGH / 2) * (1 - value / reach);
    this.drawing.setAttribute("viewBox", `0 0 ${width} ${HIGH}`);
    const two = columns.length === 2;
    const drawn = course.flatMap(({ points }, place) => {
      const line = [[0, 0], ...points].map(([ply, value]) => [ply, y(value)]);
      const path = line.map((spot) => spot.join()).join(" ");
      const edge = el("svg:polyline", { points: path, class: two ? "edge" : `edge seat-${place}` });
      return two ? [area(line, "first", Math.min), area(line, "second", Math.max), edge] : [edge];
    });
    this.drawing.replaceChildren(...drawn, el("svg:line", { x1: 0, x2: width, y1: HIGH / 2, y2: HIGH / 2, class: "middle" }));
    const value = new Map(course.flatMap(({ points }) => points));
    this.dots.replaceChildren(...moves.filter(({ cost }) => cost).map((move) =>
      this.dot(move, (100 * move.ply) / width, y(value.get(move.ply) ?? 0))));
    this.dots.classList.toggle("many", this.dots.childElementCount > MANY);
  }

  /**
   * @param {import("../../../platforms/web/static/js/wire.js").MoveShown} move
   * @param {number} left
   * @param {number} top
   */
  dot({ ply, text, cost }, left, top) {
    const name = `${ply}. ${text} ${cost}`;
    const dot = el("button", {
      type: "button", class: "walk-dot", tabindex: "-1", "aria-label": name, title: name, onclick: () => this.jump(ply),
    });
    dot.style.left = `${left}%`;
    dot.style.top = `${top}%`;
    return dot;
  }

  /** The reader is at a ply of so many. */
  mark(ply, plies) {
    this.needle.style.left = `${(100 * ply) / Math.max(1, plies)}%`;
  }
}

/** What a line encloses with the middle on one side of it. */
function area(line, name, end) {
  const spots = [];
  line.forEach(([x, y], place) => {
    const [u, v] = line[place - 1] ?? [x, y];
    if ((v - HIGH / 2) * (y - HIGH / 2) < 0) spots.push([u + ((x - u) * (HIGH / 2 - v)) / (y - v), HIGH / 2]);
    spots.push([x, end(y, HIGH / 2)]);
  });
  const [from, to] = [spots[0][0], spots.at(-1)[0]];
  const path = [[from, HIGH / 2], ...spots, [to, HIGH / 2]].map((spot) => spot.join()).join(" ");
  return el("svg:polygon", { points: path, class: name });
}
