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
    if (key.startsWith("on")) node[key] = (event) => void value(event); // as a listener, what it returns says nothing
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
 * New children in place of the old. What has the same tag and attributes stays, says what the new one says and does
 * what that does: a press on it that is under way would be lost. The focus stays on what bears the same key.
 *
 * @param {Element} parent
 * @param {Node[]} children
 */
export function replace(parent, children) {
  const focused = focusedKey(parent);
  const old = [...parent.childNodes];
  const tags = old.map(tag);
  for (const child of children) {
    const place = tags.indexOf(tag(child));
    if (place < 0) parent.insertBefore(child, old[0]);
    else {
      tags.splice(0, place + 1);
      for (const gone of old.splice(0, place)) gone.remove();
      const kept = /** @type {HTMLElement} */ (old.shift());
      kept.onclick = /** @type {HTMLElement} */ (child).onclick;
      replace(kept, [...child.childNodes]);
    }
  }
  for (const gone of old) gone.remove();
  refocus(parent, focused);
}

/**
 * A node without what stands in it, to compare.
 *
 * @param {any} node
 */
function tag({ nodeName, nodeValue, attributes = [] }) {
  return [nodeName, nodeValue, ...[...attributes].map(({ name, value }) => name + value)].join();
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
