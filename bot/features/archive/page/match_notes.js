// What the visitor has noted of a match, beside its replay: a note, and lines that were tried out on the board.

/** @import { LineRow, LineShown, NotesShown } from "../../../platforms/web/static/js/wire.js" */

import { el, icon } from "../../../platforms/web/static/js/dom.js";
import { openSheet } from "../../../platforms/web/static/js/sheets.js";

/**
 * The replay that is open: what stands in its `aside`, and in the `row` below a line that is tried out;
 * `tryOut(ply, moves)` plays one.
 *
 * @typedef {{ number: number, over: boolean, aside: HTMLElement, row: HTMLElement, tryOut: (ply: number, moves: string[]) => void }} Walked
 */

/** @param {import("../../../platforms/web/static/js/covers.js").TableContext} table */
export function atTable(table) {
  new MatchNotes(table);
  return {};
}

class MatchNotes {
  /** @param {import("../../../platforms/web/static/js/covers.js").TableContext} table */
  constructor({ boot, code, ask, element, messages, signal }) {
    this.close = boot.texts.close;
    this.ask = ask;
    /** @type {Walked | null} */
    this.walk = null;
    /** @type {NotesShown | null} */
    this.notes = null;
    /** @type {LineShown | null} */
    this.line = null; // that is tried out
    this.openButton = el("button", { type: "button", class: "button match-note", onclick: () => this.open() });
    this.keepButton = el("button", { type: "button", class: "button", hidden: true, onclick: () => this.keep() });
    this.lines = el("ul", { class: "keptlines" });
    /** @type {HTMLDialogElement | null} */
    this.sheet = null;
    element.addEventListener("walked", (/** @type {CustomEvent<Walked>} */ event) => this.walked(event.detail), { signal });
    messages.listen({
      notes: (message) => message.table === code && this.show(message),
      tried: (message) => message.table === code && this.tried(message),
    }, signal);
  }

  /** @param {Walked} walk */
  walked(walk) {
    this.walk = walk;
    this.notes = this.line = null;
    this.openButton.remove();
    this.keepButton.remove();
    if (walk.over) this.ask({ ask: "notes", match: walk.number });
  }

  /** @param {NotesShown} message */
  show(message) {
    if (message.number !== this.walk?.number) return;
    this.notes = message;
    const { note, lines, words } = message;
    this.openButton.textContent = words.open;
    this.openButton.classList.toggle("some", Boolean(note || lines.length));
    if (!this.openButton.isConnected) { // else it stays where it is, or whoever is on it, or pressing it, loses it
      this.walk.aside.append(this.openButton);
      this.walk.row.append(this.keepButton);
    }
    this.lines.replaceChildren(...(lines.length ? [el("li", { class: "hint" }, words.lines)] : []), ...lines.map((line) => this.row(line)));
    this.mark();
  }

  /** @param {LineShown} message */
  tried(message) {
    this.line = message;
    this.mark();
  }

  /** The line in sight, if it is kept. */
  get kept() {
    const { ply, moves } = this.line;
    return this.notes.lines.find((one) => one.ply === ply && one.moves.join() === moves.join());
  }

  /** One press keeps the line in sight, the next one removes it. */
  mark() {
    this.keepButton.hidden = !this.notes || !this.line?.moves.length;
    if (this.keepButton.hidden) return;
    this.keepButton.textContent = this.kept ? this.notes.words.drop : this.notes.words.keep;
  }

  keep() {
    const { ply, moves } = this.line;
    const match = this.walk.number;
    return this.ask(this.kept ? { ask: "drop", match, mark: this.kept.mark } : { ask: "keep", match, ply, moves });
  }

  /** @param {LineRow} line */
  row({ mark, ply, moves, label }) {
    const shown = () => (this.sheet?.close(), this.walk.tryOut(ply, moves));
    const drop = () => this.ask({ ask: "drop", match: this.walk.number, mark });
    return el("li", {},
      el("button", { type: "button", class: "button", onclick: shown }, label),
      el("button", { type: "button", class: "round", "aria-label": `${this.notes.words.drop}: ${label}`, onclick: drop }, icon("close")));
  }

  /** The sheet in which the note is written: it is saved when the sheet closes. */
  open() {
    const { words, note, most } = this.notes;
    const match = this.walk.number;
    const field = el("textarea", { maxlength: most, rows: 5, dir: "auto", "aria-label": words.label });
    field.value = note;
    const sheet = this.sheet = openSheet(words.label, this.close,
      el("p", { class: "hint" }, words.yours), field,
      el("button", { type: "button", class: "button primary", onclick: () => sheet.close() }, words.save),
      this.lines);
    sheet.classList.add("match-notes");
    sheet.addEventListener("close", () => {
      if (this.sheet === sheet) this.sheet = null; // it may be open anew before this one is heard to close
      const written = field.value.trim();
      if (written === this.notes.note) return;
      this.notes.note = written; // who opens it again before the answer finds it, and does not save it empty
      this.ask({ ask: "note", match, text: field.value });
    });
  }
}
