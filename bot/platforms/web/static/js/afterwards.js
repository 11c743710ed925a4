// A view that comes later stands where something else stood until then.

import { el } from "./dom.js";
import { Later } from "./later.js";

/** @typedef {{ element: HTMLElement, open?: () => void }} View */

/**
 * The view that is made of a module as soon as that is there, unless the signal has ended it before.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @param {(module: T) => View} make
 * @param {AbortSignal} signal
 * @returns {View}
 */
export function afterwards(load, make, signal) {
  /** @type {View} */
  let view = { element: el("main", { "aria-busy": "true" }) };
  let opened = false;
  new Later(load).now((module) => {
    if (signal.aborted) return;
    const { element } = view;
    const focused = element.contains(document.activeElement);
    view = make(module);
    element.replaceWith(view.element);
    if (opened) view.open?.();
    if (!focused) return;
    view.element.tabIndex = -1;
    view.element.focus({ preventScroll: true });
  });
  return { get element() { return view.element; }, open() { opened = true; view.open?.(); } };
}
