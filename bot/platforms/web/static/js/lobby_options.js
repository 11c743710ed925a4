// What is chosen before the first deal: a chip for each option.

/** @import { ButtonShown, MenuShown } from "./wire.js" */

import { el, icon } from "./dom.js";

const SIGNS = { // of the options; one without a sign has its words alone
  target: "target", series: "series", clock: "clock", absent: "clock", hints: "hint", rated: "star", handicap: "plus", public: "people", say: "send",
  seats: "rematch", first: "first1",
};

/**
 * The options and the buttons below them; `open(menu)` shows the choices of one.
 *
 * @param {string} title
 * @param {MenuShown[]} menus
 * @param {ButtonShown[]} rest
 * @param {{ press: (payload: string, label: string) => void, open: (menu: MenuShown) => void }} lobby
 */
export function options(title, menus, rest, { press, open }) {
  return menus.length + rest.length ? [
    el("h2", {}, title),
    el("div", { class: "chips" }, menus.map((menu) => chip(menu, open))),
    el("div", { class: "rest" }, rest.map(({ label, payload }) => el("button", {
      type: "button", class: "quiet", "data-key": label, onclick: () => press(payload, label),
    }, label))),
  ] : [];
}

/** An option with its value; one that nobody can change here is none to press. */
function chip(menu, open) {
  const words = [
    SIGNS[menu.key] ? icon(SIGNS[menu.key]) : null,
    el("span", { class: "keyvalue" }, el("span", {}, menu.label), " ", el("b", {}, menu.value ?? "")),
  ];
  if (!menu.entries?.length) return el("p", { class: "chip" }, words);
  return el("button", { type: "button", class: "chip", "data-key": `option-${menu.key}`, onclick: () => open(menu) }, words);
}
