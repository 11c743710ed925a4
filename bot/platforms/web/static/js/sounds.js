// When something is heard and felt: off until somebody has switched it on.

import { Later } from "./later.js";

const instruments = new Later(() => import("./instrument.js"));
const TICK = [2200, 0.015, 1 / 3]; // as a piece's knock: hertz, seconds, how loud
const TICKS = 10; // seconds left from which each is heard
const FELT = { own: 10, turn: 30 }; // milliseconds that a phone vibrates

/** Whether this browser's person wants to hear anything. */
export function wanted() {
  return localStorage.getItem("sound") === "on";
}

export class Sounds {
  /** `feels(what)` lets a phone be felt by the app of a chat in which the page is open. */
  constructor(feels) {
    /** @type {(what: "own" | "turn") => void} */
    this.feels = feels;
    /** @type {import("./instrument.js").Instrument | null} */
    this.instrument = null; // once there is something to be heard
    this.ticked = null; // the last second that was heard
    document.addEventListener("moved", (event) => this.moved(/** @type {CustomEvent} */ (event).detail));
  }

  /** Something has moved on a board; many things at once sound like one. */
  moved({ travels, turns }) {
    const [, piece] = travels[0] ?? turns[0];
    this.play(piece.form.knock);
  }

  /** So many seconds are left to the reader: the last ten tick, once each. */
  left(seconds) {
    const whole = Math.ceil(seconds);
    if (whole === this.ticked || whole > TICKS || whole <= 0) return;
    this.ticked = whole;
    this.play(TICK);
  }

  /** Let a phone be felt: `own` at an own move, `turn` when it is one's turn. */
  feel(what) {
    this.feels(what);
    if (wanted() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(FELT[what]);
  }

  /** A knock, or the melody "turn" or "result"; `anyway`: also where sounds are off, to try one. */
  play(what, anyway = false) {
    if (!anyway && !wanted()) return;
    const since = performance.now();
    instruments.soon(({ Instrument }) => (this.instrument ??= new Instrument()).play(what, since));
  }
}
