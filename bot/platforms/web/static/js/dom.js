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

/** A line drawing of 24 by 24, hidden from screen readers. */
export function icon(path) {
  return el("svg:svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" },
    el("svg:path", { d: path }));
}

export const ICONS = {
  share: "M12 15V4m0 0L8 8m4-4 4 4M6 12v6a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-6",
  send: "M5 12h13m0 0-5-5m5 5-5 5",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M9 18 15 6",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c.6-3.4 3.4-5 7-5s6.400 1.600 7 5",
  copy: "M9 9h10v10H9zM5 15V5h10",
};

/** Fill `{name}` places of a text. */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
