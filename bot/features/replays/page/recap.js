// What was played since this browser last showed a table, move by move, before the board as it
// stands now. The positions are those of the replay: what the reader might have seen at the time.

/** @import { PictureShown, PlyShown, ScreenShown } from "../../../platforms/web/static/js/wire.js" */

import { still } from "../../../platforms/web/static/js/still.js";

const PACE = 500; // milliseconds a move
const WHOLE = 1500; // for all of them, where there are many
const MOST = 5; // moves that are shown
const KEPT = 40; // tables whose last sight is remembered
const SEEN = "seen"; // where: {code: [match, ply]}

export class Recap {
  /** `ask(message)` -> promise; `display(picture, moves)` -> promise puts a picture message on the
   * board, where `moves` with what has changed seen to move; `element` is the table's, and `focus()`
   * leads to what is said. */
  constructor({ code, ask, display, element, focus, signal }) {
    this.code = code;
    /** @type {import("../../../platforms/web/static/js/connection.js").Connection["ask"]} */
    this.ask = ask;
    this.element = element;
    this.focus = focus;
    this.display = (picture, moves) => display((this.shown = picture), moves);
    this.shown = null; // the picture message on the board
    this.screen = null;
    this.sight = null; // what had been played of the newest screen: [match, ply]
    this.away = true; // whether the reader may have missed something
    this.walk = null; // what ends the walk through earlier positions, while there is one
    this.come = null; // the message of the type ply that was asked for
    this.signal = signal;
    document.addEventListener("visibilitychange", () => this.looked(), { signal });
  }

  /**
   * Show the board of a screen message; before it what was played while nobody looked, unless all
   * that is `covered`.
   *
   * @param {ScreenShown} screen
   * @param {boolean} covered
   */
  show(screen, covered = false) {
    const { away, code, sight } = this;
    const { picture, played } = screen;
    this.screen = screen;
    this.away = false;
    this.sight = played;
    if (this.walk && String(sight) === String(played)) return undefined;
    this.end(false);
    const plies = away && picture && !covered && !still() ? missed(code, played) : [];
    saw(code, played);
    if (!plies.length || document.hidden) return this.display(picture, true);
    const known = String(sight) === String([played[0], plies[0]]); // the first of them is in sight
    return this.run(known ? plies.slice(1) : plies, known);
  }

  /** Show the positions after so many plies, each for a while, then the newest; before the first
   * nothing is to be seen but what is `known`. */
  async run(plies, known) {
    const walk = this.begin(!known);
    const pause = () => wait(Math.min(PACE, WHOLE / plies.length));
    for (const ply of plies) {
      const shown = pause();
      const position = await this.position(ply);
      if (ply !== plies[0]) await shown;
      if (walk.signal.aborted || this.signal.aborted) return undefined;
      if (!position) return this.end(false);
      const veiled = this.element.classList.contains("recalling");
      await this.display(position.picture, !veiled);
      this.element.classList.remove("recalling");
    }
    if (plies.length) await pause();
    return walk.signal.aborted || this.signal.aborted ? undefined : this.end(true);
  }

  /** Nothing can be pressed on a board that is past; any press ends that. */
  begin(veiled) {
    const walk = new AbortController();
    const options = { capture: true, signal: AbortSignal.any([walk.signal, this.signal]) };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.end(false), options);
    this.walk = walk;
    this.element.classList.toggle("recalling", veiled);
    if (document.activeElement?.closest(".regions")) this.focus();
    this.display({ ...(veiled ? this.screen.picture : this.shown), regions: [] }, false);
    return walk;
  }

  /** Show the newest board; `moves`: what has changed is seen to move. */
  end(moves) {
    if (!this.walk) return undefined;
    this.walk.abort();
    this.walk = null;
    this.element.classList.remove("recalling");
    return this.display(this.screen.picture, moves);
  }

  /** Ask for a position; null where there is none to be shown, or the line is lost. */
  async position(ply) {
    this.come = null;
    await this.ask({ ask: "ply", match: this.sight[0], ply });
    return this.come?.ply === ply && !this.come.better ? this.come : null;
  }

  /**
   * A message of the type ply has come; true when it was asked for here.
   *
   * @param {PlyShown} message
   */
  turn(message) {
    if (this.walk) this.come = message;
    return Boolean(this.walk);
  }

  /** The line was lost. */
  lost() {
    this.away = true;
  }

  /** The page is looked at again, or no longer. */
  looked() {
    if (document.hidden || !this.screen) return;
    this.away = true;
    this.show(this.screen, this.element.classList.contains("covered"));
  }
}

function wait(milliseconds) {
  return new Promise((kept) => setTimeout(kept, milliseconds));
}

/** The plies of a match to be shown before the board after `played`, which is [match, ply] or null:
 * the first is where this browser stood, or as near to it as the most recent moves go. */
function missed(code, played) {
  const before = remembered()[code];
  if (!before || !played) return [];
  const [match, ply] = played;
  const from = Math.max(before[0] === match ? before[1] : 0, ply - MOST);
  return Array.from({ length: Math.max(0, ply - from) }, (_, place) => from + place);
}

/** The board after `played` has been in sight. */
function saw(code, played) {
  if (!played || document.hidden) return;
  const { [code]: _, ...others } = remembered();
  const kept = Object.entries(others).slice(1 - KEPT);
  localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries([...kept, [code, played]])));
}

function remembered() {
  return JSON.parse(localStorage.getItem(SEEN) ?? "{}");
}
