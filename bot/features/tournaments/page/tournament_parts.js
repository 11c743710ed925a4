// What views of tournaments have in common.

import { el, icon } from "../../../platforms/web/static/js/dom.js";

/** Where a view leads back to, by its label, and what it is called; then what stands at its end. */
export function head(href, label, title, ...end) {
  return el("header", {},
    el("a", { class: "round", href, "data-view": "", "aria-label": label }, icon("back")),
    el("h1", {}, title), end);
}

/**
 * A line with its moment where the reader is: the time alone where that is today.
 *
 * @param {string} line
 * @param {number} at
 */
export function moment(line, at) {
  const [before, after] = line.split("{when}");
  if (after === undefined) return [line];
  const day = new Date(1000 * at);
  const soon = day.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const wanted = { ...(soon ? {} : { weekday: "short", day: "numeric", month: "short" }), hour: "numeric", minute: "2-digit" };
  const said = new Intl.DateTimeFormat(document.documentElement.lang, wanted).format(day);
  return [before, el("time", { datetime: day.toISOString() }, said), after];
}

/**
 * What makes the content of a section anew where it gets something else than before; none hides it.
 *
 * @param {HTMLElement} section
 * @returns {(told: unknown, make: () => (Node | null)[] | null) => void}
 */
export function section(section) {
  let before = "";
  return (told, make) => {
    const now = JSON.stringify(told);
    if (now === before) return;
    before = now;
    const content = make();
    section.hidden = !content;
    if (content) section.replaceChildren(...content.filter(Boolean));
  };
}
