// Presses at a table: one at a time, and none without a line.

/** @import { ScreenShown } from "./wire.js" */

import { Timer } from "./life.js";
import { path, revision, verb } from "./payload.js";

const LATE = 1500; // milliseconds in which the screen may come that made a press too old
const MOVES = ["mine", "move"]; // verbs

export class PressState {
  /**
   * `alone(payload)`: the page has done by itself what a press says; `screen()` is the newest one; `waits(busy)` hears when a press is under way and when no longer;
   * `refused(text)` what was said against one that is not done again; `dropped()` that there is no line.
   *
   * @param {{ ask: import("./connection.js").Connection["ask"], alone: (payload: string) => boolean, screen: () => ScreenShown | null,
   *   waits: (busy: boolean) => void, refused: (text: string) => void,
   *   dropped: () => void, signal: AbortSignal }} table
   */
  constructor({ ask, alone, screen, waits, refused, dropped, signal }) {
    this.ask = ask;
    this.alone = alone;
    this.screen = screen;
    this.waits = waits;
    this.refused = refused;
    this.dropped = dropped;
    this.late = new Timer(signal);
    this.busy = false;
    this.offline = false;
    this.keyed = false; // whether the last press came from the keyboard
    this.payload = ""; // under way
    this.asked = ""; // the last payload that waits for its answer, perhaps after the screen that it makes
    this.label = ""; // what its button says
    this.laid = false; // whether the press under way is to be an own move
    /** @type {[string, string, boolean] | null} */
    this.next = null; // the one that waits for its answer
    this.refusal = ""; // what was said against the press that waits for its answer
    /** @type {{ payload: string, label: string, keyed: boolean, refusal: string } | null} */
    this.again = null; // the press that is done again if the next screen still offers it
  }

  /** Press a button. A second tap on it is none; another one pressed too soon has its turn. The
   * promise is of true when it was answered and not refused. */
  async press(payload, label = "", keyed = false) {
    if (this.drops()) return false;
    if (this.busy) {
      if (payload !== this.payload) this.next = [payload, label, keyed];
      return false;
    }
    if (payload === this.asked) return false;
    this.keyed = keyed;
    this.next = this.again = null;
    this.refusal = "";
    if (this.alone(payload)) return true;
    this.payload = this.asked = payload;
    this.label = label;
    this.laid = isMove(payload);
    this.wait(true);
    const answered = await this.ask({ ask: "press", payload });
    if (this.asked === payload) this.asked = "";
    this.wait(false);
    const granted = answered && !this.refusal;
    if (answered) this.answer(payload, label, keyed);
    if (answered && this.next) this.press(.../** @type {[string, string, boolean]} */ (this.next));
    return granted;
  }

  /** Whether nothing can be done without a line, which is said then. */
  drops() {
    if (this.offline) this.dropped();
    return this.offline;
  }

  wait(busy) {
    this.busy = busy;
    this.waits(busy);
  }

  /** What was refused because the table had just changed is done again, where it is still offered and
   * nothing else was pressed since. */
  answer(payload, label, keyed) {
    const { refusal } = this;
    this.refusal = "";
    if (!refusal || this.asked) return;
    this.laid = false;
    this.again = { payload, label, keyed, refusal };
    if (!this.retry()) this.late.set(() => this.giveUp(), this.isOld(payload) ? 0 : LATE);
  }

  isOld(payload) {
    return revision(payload) !== this.screen()?.revision;
  }

  /** True when the press that was refused is under way again. */
  retry() {
    const { again } = this;
    if (!again || !this.isOld(again.payload)) return false;
    const { choices, picture } = this.screen();
    const offered = [...choices, ...(picture?.regions ?? [])];
    const same = offered.find(({ payload }) => verb(payload) === verb(again.payload) && path(payload) === path(again.payload));
    if (!same) return false;
    this.again = null;
    this.press(same.payload, again.label, again.keyed);
    return true;
  }

  /** Why a match has ended is said in the place of what came too late for it. */
  giveUp() {
    const { again } = this;
    this.again = null;
    if (again && this.screen()?.kind !== "result") this.refused(again.refusal);
  }

  /** Whether an alert is the answer to the press that waits for one, and waits itself until that has come:
   * the screen that made the press too old may have come before. */
  isRefusal(text) {
    const own = isMove(this.asked);
    if (own) this.refusal = text;
    return own;
  }

  /** Whether the own move has come about with a screen: what was only picked is none. */
  hasLaid(changed, picked) {
    const came = this.laid && changed;
    if (changed || picked) this.laid = false;
    return came;
  }

  /** Without a line nothing is pressed, nor kept for later. */
  connected(yes) {
    this.offline = !yes;
    if (!yes) this.next = this.again = null;
  }
}

function isMove(payload) {
  return MOVES.includes(verb(payload));
}
