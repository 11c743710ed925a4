// Small functions that build the page; text always goes in as text, never as markup.

/** An element with properties and children; `on…` are listeners, `class`, `aria-…` attributes. */
export function el(tag, props = {}, ...children) {
  const node = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4))
    : document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

const SPRITE = new URL("../icons.svg", import.meta.url).pathname;

/** The line drawing of that name in icons.svg, hidden from screen readers. */
export function icon(name) {
  return el("svg:svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" },
    el("svg:use", { href: `${SPRITE}#${name}` }));
}

/** Fill `{name}` places of a text. */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
