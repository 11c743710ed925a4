// Small functions that build the page; text always goes in as text, never as markup.

/** @typedef {Node | string | number | null | undefined | Child[]} Child */

/**
 * An element with properties and children; `on…` are listeners, `class`, `aria-…` attributes.
 *
 * @template {string} T
 * @param {T} tag
 * @param {Record<string, any>} props
 * @param {...Child} children
 * @returns {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T]
 *   : T extends `svg:${infer S extends keyof SVGElementTagNameMap}` ? SVGElementTagNameMap[S] : HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  const node = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4))
    : document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  const shown = children.flat().filter((child) => child !== null && child !== undefined);
  node.append(.../** @type {(Node | string)[]} */ (shown));
  return /** @type {any} */ (node);
}

/**
 * The key, `data-key`, of what has the focus in an element that is about to be made anew, if it has one.
 *
 * @param {Element} element
 */
export function focusedKey(element) {
  const active = document.activeElement;
  return active instanceof HTMLElement && element.contains(active) ? active.dataset.key : undefined;
}

/**
 * What bears that key now has the focus again.
 *
 * @param {ParentNode} element
 * @param {string | undefined} key
 */
export function refocus(element, key) {
  if (!key) return;
  /** @type {HTMLElement | null} */ (element.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus({ preventScroll: true });
}

/**
 * New children in place of the old, unless they are the same: one that is being pressed would lose the press. The
 * focus stays on the button that says the same.
 *
 * @param {Element} parent
 * @param {Child[]} children
 */
export function replace(parent, children) {
  if (parent.innerHTML === el("div", {}, children).innerHTML) return;
  const active = parent.contains(document.activeElement) ? document.activeElement : null;
  parent.replaceChildren(.../** @type {Node[]} */ (children));
  if (!active) return;
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = parent.querySelectorAll("button, a");
  [...buttons].find((button) => button.textContent === active.textContent)?.focus({ preventScroll: true });
}

/**
 * What an event happened to, or what is around it, of that selector.
 *
 * @param {Event} event
 * @param {string} selector
 */
export function around({ target }, selector) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;
}

/**
 * The line drawing of that name in icons.svg, hidden from screen readers.
 *
 * @param {string} name
 */
export function icon(name) {
  return el("svg:svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" },
    el("svg:use", { href: document.documentElement.dataset.icons + name }));
}

/**
 * Fill `{name}` places of a text.
 *
 * @param {string} text
 * @param {Record<string, any>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/**
 * Draw the eye to an element for a moment.
 *
 * @param {HTMLElement} element
 */
export function pulse(element) {
  element.classList.remove("pointed");
  void element.offsetWidth; // so that it begins again
  element.classList.add("pointed");
  element.addEventListener("animationend", () => element.classList.remove("pointed"), { once: true });
}
