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
