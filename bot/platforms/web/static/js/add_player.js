// Sheets of the lobby: the choices of an option, and that of a free seat, somebody else at this screen, a friend by link, or a computer of one of the levels.

/** @import { Boot, ButtonShown, MenuShown, ScreenShown } from "./wire.js" */

import { el, icon } from "./dom.js";
import { path, verb, withName } from "./payload.js";
import { levelAvatar, rememberLevel, rememberedLevel } from "./people.js";
import { openSheet, sheetRow } from "./sheets.js";

/**
 * Ask who is to sit down; `also` lets somebody here have one more seat, `copy(button)` copies the
 * invitation, `game` is the key of the table's.
 *
 * @param {ScreenShown} screen
 * @param {{ boot: Boot, game: string, also: ButtonShown | undefined, copy: (button: HTMLElement) => void,
 *   press: (payload: string, label: string) => void }} lobby
 */
export function openAdd(screen, { boot, game, also, copy, press }) {
  const { texts } = boot;
  const add = screen.menus.find(({ key }) => key === "add");
  const levels = (add?.entries ?? []).filter(({ payload }) => verb(payload) === "add");
  /** @param {ButtonShown} button */
  const choose = ({ payload, label }) => {
    sheet.close();
    press(payload, label);
  };
  const named = (name) => choose({ ...also, payload: withName(also.payload, name) });
  const me = also && el("button", {
    type: "button", class: "button", onclick: () => ways.replaceWith(naming(texts, `${boot.me.name} (${screen.players.length + 1})`, named)),
  }, icon("person"), texts["me-too"]);
  const link = el("button", { type: "button", class: "button", onclick: () => copy(link) },
    icon("link"), el("span", {}, texts["copy-invite"]));
  const row = (entry) => level(entry, add.about?.[add.entries.indexOf(entry)], { boot, game, choose });
  const ways = el("div", { class: "row" }, me ?? null, link);
  const sheet = openSheet(texts["who-sits"], texts.close,
    ways,
    ...(levels.length ? [el("h3", {}, texts["a-computer"]), el("ul", { class: "rows" }, levels.map(row))] : []));
  return sheet;
}

/**
 * Asks how somebody is called who sits down at this screen too; who says nothing is called `usual`.
 *
 * @param {Record<string, string>} texts
 * @param {string} usual
 * @param {(name: string) => void} then
 */
function naming(texts, usual, then) {
  const field = el("input", { id: "second", maxlength: "24", placeholder: usual, autocomplete: "off" });
  const said = (event) => (event.preventDefault(), then(field.value.trim() || usual));
  queueMicrotask(() => field.focus()); // a frame later it would take the focus from where somebody has gone
  return el("form", { onsubmit: said }, el("div", { class: "field" },
    el("label", { for: "second" }, texts.name),
    el("div", { class: "row" }, field, el("button", { class: "button primary" }, texts["take-seat"]))));
}

/** A level of computers; the one of last time is marked. */
function level(entry, about, { boot: { levels, texts }, game, choose }) {
  const key = path(entry.payload);
  const last = localStorage.getItem(`level.${game}`) && rememberedLevel(game, levels) === key;
  return sheetRow({
    lead: levelAvatar(key, levels),
    name: levels.find((one) => one.key === key)?.label ?? entry.label,
    about,
    end: last ? el("span", { class: "tag" }, texts["last-time"]) : icon("plus"),
    onclick: () => {
      rememberLevel(game, key);
      choose(entry);
    },
  });
}

/**
 * All choices of an option, the present one marked.
 *
 * @param {MenuShown} menu
 * @param {Record<string, string>} texts
 * @param {(payload: string, label: string) => void} press
 */
export function openOption({ label, entries, chosen, about }, texts, press) {
  const sheet = openSheet(label, texts.close,
    el("ul", { class: "rows" }, (entries ?? []).map((entry, place) => sheetRow({
      name: entry.label,
      about: about?.[place],
      current: entry.payload === chosen,
      end: entry.payload === chosen ? icon("check") : null,
      onclick: () => {
        sheet.close();
        press(entry.payload, entry.label);
      },
    }))));
  return sheet;
}
