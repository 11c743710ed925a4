// What modules import for later: it comes with the second script once the first view stands, or as soon as it is
// wanted. Whoever wants it while it cannot be had hears so once, and gets it when it has come after all.

import { around } from "./dom.js";

const PALE = 300; // milliseconds after which it is seen that a press was heard
const FIRST_PAUSE = 1000; // milliseconds before it is asked for anew, doubled each time
const LONGEST_PAUSE = 8000;

/** @type {() => void} */
let stand = () => {};
const standing = new Promise((kept) => (stand = () => kept(undefined)));
let tell = () => {};

/**
 * What is to be done where something wanted cannot be had.
 *
 * @param {() => void} then
 */
export function onMissing(then) {
  tell = then;
}

/** The first view stands, so there is time for all that is for later. */
export function idle() {
  if (window.requestIdleCallback) requestIdleCallback(stand, { timeout: FIRST_PAUSE });
  else setTimeout(stand);
}

/** @template T */
export class Later {
  /** @param {() => Promise<T>} load */
  constructor(load) {
    this.load = load;
    /** @type {T | null} */
    this.there = null;
    /** @type {Promise<T> | null} */
    this.coming = null;
    this.wanted = false; // by somebody who has not heard that it cannot be had
    this.hurry = () => {}; // asks anew at once where the next try is waited for
  }

  /**
   * Use it at once where it is there, else as soon as it has come; until then the button is pale whose
   * press wants it.
   *
   * @param {(module: T) => void} use
   */
  now(use) {
    if (this.there) return use(this.there);
    this.wanted = true;
    this.hurry();
    const pressed = window.event && around(window.event, "button");
    const waiting = setTimeout(() => pressed?.classList.add("pale"), PALE);
    this.come().then((module) => {
      clearTimeout(waiting);
      pressed?.classList.remove("pale");
      use(module);
    });
  }

  /**
   * The same for what can be done without: nobody hears that it cannot be had.
   *
   * @param {(module: T) => void} use
   */
  early(use) {
    if (this.there) use(this.there);
    else this.come().then(use);
  }

  /**
   * The same for what nobody has pressed: it may wait until the first view stands.
   *
   * @param {(module: T) => void} use
   */
  soon(use) {
    if (this.there) return use(this.there);
    standing.then(() => this.come()).then(use);
  }

  come() {
    this.coming ??= this.ask(FIRST_PAUSE);
    return this.coming;
  }

  /** @param {number} pause */
  async ask(pause) {
    try {
      this.there = await this.load();
      return this.there;
    } catch {
      if (this.wanted) tell();
      this.wanted = false;
      await new Promise((kept) => {
        setTimeout(kept, pause);
        this.hurry = () => kept(undefined);
        addEventListener("online", kept, { once: true });
      });
      return this.ask(Math.min(2 * pause, LONGEST_PAUSE));
    }
  }
}
