// Figures that rise or fall to what they are now.

import { still } from "./still.js";

const COUNT = 400; // milliseconds

/**
 * A whole number with a true minus sign.
 *
 * @param {number} number
 */
export function figure(number) {
  return `${number}`.replace("-", "−");
}

export class Figures {
  constructor() {
    this.known = new Map(); // key -> {from, to, start}
  }

  /**
   * Let the element `node` show the figure `key`, which is `to` now, in the words of `text(value)`.
   * It begins where it stood, also in an element made anew; one that is new begins at `from`.
   *
   * @param {unknown} key
   * @param {number} to
   * @param {HTMLElement} node
   * @param {(value: number) => string} text
   * @param {number} from
   */
  show(key, to, node, text = figure, from = to) {
    const before = this.known.get(key);
    const start = still() || document.hidden ? -Infinity : performance.now();
    const figure = before?.to === to ? before : { from: before ? shown(before) : from, to, start };
    this.known.set(key, figure);
    const tick = () => {
      node.textContent = text(shown(figure));
      if (counts(figure)) requestAnimationFrame(() => node.isConnected && tick());
    };
    tick();
    return node;
  }
}

function counts({ from, to, start }) {
  return from !== to && performance.now() - start < COUNT;
}

function shown(figure) {
  const { from, to, start } = figure;
  if (!counts(figure)) return to;
  return Math.round(from + (to - from) * (1 - (1 - (performance.now() - start) / COUNT) ** 3));
}
