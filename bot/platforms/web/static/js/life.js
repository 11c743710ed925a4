// What a view starts ends with the signal that it was opened with.

/** A timer of a view. What is set takes the place of what was set before. */
export class Timer {
  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.signal = signal;
    this.id = 0;
    signal.addEventListener("abort", () => this.clear());
  }

  get running() {
    return this.id !== 0;
  }

  /**
   * @param {() => void} then
   * @param {number} milliseconds
   */
  set(then, milliseconds) {
    this.clear();
    if (this.signal.aborted) return;
    this.id = setTimeout(() => {
      this.id = 0;
      then();
    }, milliseconds);
  }

  clear() {
    clearTimeout(this.id);
    this.id = 0;
  }
}

/**
 * Call `then` whenever the size of a node changes.
 *
 * @param {Element} node
 * @param {() => void} then
 * @param {AbortSignal} signal
 */
export function onResize(node, then, signal) {
  const observer = new ResizeObserver(then);
  observer.observe(node);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Of a function that makes something anew: one that does so only where it gets something else than before.
 * What is made anew below a finger that is about to press it is not pressed.
 *
 * @template T
 * @param {(told: T) => void} show
 * @param {() => unknown} beside what it shows as well
 * @returns {(told: T) => void}
 */
export function ifChanged(show, beside) {
  let before = "";
  return (told) => {
    const now = JSON.stringify([told, beside()]);
    if (now === before) return;
    before = now;
    show(told);
  };
}
