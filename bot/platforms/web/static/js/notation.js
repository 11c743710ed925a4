// The moves of a match in notation: two columns where two sides play, else a row for each move.

/** @import { ColumnShown, MoveShown } from "./wire.js" */

import { el } from "./dom.js";

const SEAT = /^\d+$/; // what stands for a side where there are none
const HEAD = 48; // pixels at the top of the list that its head covers

export class MoveList {
  /** `jump(ply)` is called for the move that is pressed. */
  constructor(jump) {
    this.jump = jump;
    this.element = el("div", { class: "movelist", tabindex: "0", role: "region", onkeydown: (event) => this.key(event) });
  }

  /**
   * Show the moves {ply, text, column, cost} of the columns {name, side}; `empty` is said while there
   * are none.
   *
   * @param {{ columns: ColumnShown[], moves: MoveShown[] }} moves
   * @param {string} empty
   */
  show({ columns, moves }, empty = "") {
    const two = columns.length === 2;
    const rows = two ? this.pairs(moves) : moves.map((move) => this.single(move, columns[move.column]));
    const head = el("div", { class: "walk-head", "aria-hidden": "true" }, el("span"),
      ...(two ? columns : []).map((column) => el("span", { class: "walk-player" }, sign(column.side), el("b", {}, column.name))));
    this.element.classList.toggle("two", two);
    this.element.replaceChildren(...(two ? [head] : []),
      moves.length ? el("ol", {}, rows) : el("p", { class: "none" }, empty));
  }

  /**
   * Rows of a move of each side; who moves twice begins a new one.
   *
   * @param {MoveShown[]} moves
   */
  pairs(moves) {
    const rows = [];
    for (const move of moves) {
      if (move.column === undefined) rows.push([move.ply, move, undefined, true]);
      else {
        const last = rows.at(-1);
        if (!last || last[3] || last[2] || (move.column === 0 && last[1])) rows.push([move.ply, undefined, undefined, false]);
        rows.at(-1)[1 + move.column] = move;
      }
    }
    return rows.map(([ply, first, second, all]) => el("li", { class: all ? "all" : null },
      el("span", { class: "walk-number" }, ply), first ? this.move(first) : el("span"), second ? this.move(second) : el("span")));
  }

  /**
   * @param {MoveShown} move
   * @param {ColumnShown | undefined} column
   */
  single(move, column) {
    return el("li", {}, el("span", { class: "walk-number" }, move.ply),
      this.move(move, column && el("span", { class: "walk-player" }, sign(column.side), el("span", { class: "name" }, column.name))));
  }

  /**
   * @param {MoveShown} move
   * @param {Element | null} who
   */
  move({ ply, text, cost }, who = null) {
    return el("button", { type: "button", class: "walk-move", tabindex: "-1", "data-ply": ply, onclick: () => this.jump(ply) },
      who, el("b", {}, text), cost ? el("span", { class: "cost" }, cost) : null);
  }

  /** Up and down, from move to move. */
  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const moves = /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll(".walk-move")]);
    const to = moves[moves.indexOf(event.target) + step];
    if (!step || !to || !moves.includes(event.target)) return;
    event.preventDefault();
    to.focus();
  }

  /** The move of that ply stands out, and is in sight. */
  mark(ply) {
    const [before, node] = ["[aria-current]", `[data-ply="${ply}"]`].map((one) => this.element.querySelector(one));
    before?.removeAttribute("aria-current");
    before?.setAttribute("tabindex", "-1");
    node?.setAttribute("aria-current", "step");
    node?.setAttribute("tabindex", "0"); // the one stop of the list: arrows lead to the others
    cancelAnimationFrame(this.scrolling);
    this.scrolling = requestAnimationFrame(() => this.reach(node));
  }

  /** Scroll the list, not the page, to a move. */
  reach(node) {
    const { element } = this;
    if (!node?.isConnected) {
      element.scrollTop = 0;
      return;
    }
    const [row, box] = [node.closest("li").getBoundingClientRect(), element.getBoundingClientRect()];
    if (row.top < box.top + HEAD) element.scrollTop -= box.top + HEAD - row.top;
    else if (row.bottom > box.bottom) element.scrollTop += row.bottom - box.bottom;
  }
}

/**
 * The sign of a side, or a seat's number.
 *
 * @param {string} side
 */
export function sign(side) {
  return SEAT.test(side)
    ? el("i", { class: "sign seat", "aria-hidden": "true" }, side)
    : el("i", { class: "sign", "data-side": side, "aria-hidden": "true" });
}
