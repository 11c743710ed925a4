// What the reader tries out beside a match: the moves after one of its positions, for both sides.

/** @import { LineShown, PlyShown, ReplayGrown, ReplayShown } from "../../../platforms/web/static/js/wire.js" */

import { el, icon } from "../../../platforms/web/static/js/dom.js";

export class TriedLine {
  /**
   * `ask(request)` -> promise; `rejoin()` goes back to the match.
   *
   * @param {{ ask: import("../../../platforms/web/static/js/connection.js").Connection["ask"], rejoin: () => void }} replay
   */
  constructor({ ask, rejoin }) {
    this.ask = ask;
    this.rejoin = rejoin;
    /** @type {LineShown | null} */
    this.shown = null; // the position in sight
    this.on = false; // from the first press until the reader goes back
    this.about = el("p", { class: "line-about" });
    this.choices = el("div", { class: "line-choices" });
    this.undoButton = el("button", { type: "button", class: "button", onclick: () => this.undo() });
    this.rejoinButton = el("button", { type: "button", class: "button primary", onclick: rejoin });
    this.row = el("div", { class: "row" }, this.undoButton, this.rejoinButton);
    this.element = el("div", { class: "replay-line", hidden: true }, this.choices, this.row, this.about);
  }

  /**
   * Play a path from the match after so many moves, or on from what is in sight.
   *
   * @param {number} match
   * @param {number} ply
   * @param {string} path
   */
  press(match, ply, path) {
    const { ply: from, moves } = this.shown ?? { ply, moves: [] };
    this.on = true;
    return this.ask({ ask: "try", match, ply: from, moves, path });
  }

  /**
   * Play these moves from the match after so many of its own.
   *
   * @param {number} match
   * @param {number} ply
   * @param {string[]} moves
   */
  play(match, ply, moves) {
    this.on = true;
    return this.ask({ ask: "try", match, ply, moves });
  }

  /** Ask for what is in sight anew, in another look. */
  again() {
    if (!this.shown) return undefined;
    const { number, ply, moves, path } = this.shown;
    return this.ask({ ask: "try", match: number, ply, moves, ...(path && { path }) });
  }

  /** Put back what is picked, else take back the last move; before the first the match goes on. */
  undo() {
    if (!this.shown) return undefined;
    const { number, ply, path, moves } = this.shown;
    const left = path ? moves : moves.slice(0, -1);
    return left.length || path ? this.ask({ ask: "try", match: number, ply, moves: left }) : this.rejoin();
  }

  /**
   * @param {LineShown} message
   * @param {ReplayShown | ReplayGrown} match
   * @param {(path: string) => void} press
   */
  show(message, { words }, press) {
    this.shown = message;
    this.element.hidden = false;
    this.about.textContent = words.both;
    this.undoButton.replaceChildren(icon("undo"), words.undo);
    this.rejoinButton.textContent = words.rejoin;
    this.choices.replaceChildren(...message.choices.map(({ label, path }) =>
      el("button", { type: "button", class: "button", onclick: () => press(path) }, label)));
  }

  end() {
    this.on = false;
    this.shown = null;
    this.element.hidden = true;
  }
}
