// Tables at home that are open to everybody, and beside each game whoever is there to play it.

/** @import { OpenTablesShown } from "../../../platforms/web/static/js/wire.js" */
/** @import { AtHome, HomeParts } from "../../../platforms/web/static/js/feature.js" */

import { el, fill, icon, replace } from "../../../platforms/web/static/js/dom.js";
import { cover } from "../../../platforms/web/static/js/themed_pictures.js";

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "open_tables", atHome };

/**
 * @param {HomeParts} home
 * @returns {AtHome}
 */
function atHome({ boot, messages, signal, ask, press, changed }) {
  const { texts } = boot;
  const element = el("section", { class: "opentables", "aria-label": texts["open-tables"], hidden: true });
  /** @type {Map<string, HTMLElement>} */
  const ways = new Map();
  /** @type {Map<string, string>} */
  const payloads = new Map();

  /** @param {OpenTablesShown} message */
  const show = ({ tables, ways: there }) => {
    for (const { game, payload } of there) payloads.set(game, payload);
    for (const [game, button] of ways) button.hidden = !there.some((one) => one.game === game);
    replace(element, [
      el("h2", {}, texts["open-tables"]),
      el("ul", {}, tables.map((table) => card(table, boot, press))),
    ]);
    element.hidden = !tables.length;
    changed();
  };
  messages.listen({ home: () => ask({ ask: "open-tables" }), "open-tables": show }, signal);
  return {
    element,
    way({ key, label }) {
      const button = el("button", {
        type: "button", class: "button somebody", "data-key": `somebody-${key}`, hidden: true,
        "aria-label": fill(texts["open-somebody-game"], { game: label }),
        onclick: () => press(payloads.get(key)),
      }, icon("person"), texts["open-somebody"]);
      ways.set(key, button);
      return button;
    },
  };
}

/** A table where one sits down with a press. */
function card({ game, who, about, payload }, { games, me, texts }, press) {
  return el("li", {}, el("button", {
    type: "button", class: "tablecard", "data-key": payload, onclick: () => press(payload),
  },
  cover(games.find(({ key }) => key === game), me),
  el("span", { class: "who" }, el("b", { dir: "auto" }, who), " ", el("span", {}, about)), " ",
  el("span", { class: "pill" }, texts["open-sit"])));
}
