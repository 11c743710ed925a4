// All that can be done at a table beside moving and has no place of its own.

/** @import { ButtonShown, MenuShown, ScreenShown } from "./wire.js" */

import { BELOW, everything } from "./actions.js";
import { el, icon } from "./dom.js";
import { path, verb } from "./payload.js";
import { openSheet } from "./sheets.js";
import { ownEntries } from "./table_menu.js";

const BACK = new Set(["mine", "slot"]); // drops a picked piece, as the place Undo does
const BAR = new Set(["hint", "undo", "menu", "hand", "share", "walk", "accuracy"]); // in the bar or below the result, or not the page's way
const ICONS = {
  rules: "rules", text: "text", draw: "draw", resign: "flag", replace: "robot", analyse: "analysis",
  undo: "undo", fair: "lock", walk: "replay", hint: "hint", ask: "scores", rematch: "rematch", calloff: "close", what: "eye",
  say: "send", host: "star", plan: "clock", pause: "clock", resume: "replay",
};
const SUBJECTS = { store: "supply", lines: "list", cell: "target" }; // of what is asked, in place of "scores"

/** What stands before the label of a button in More. */
function iconOf(payload) {
  const name = verb(payload);
  return (name === "ask" && SUBJECTS[path(payload).split(".")[0]]) || ICONS[name] || "next";
}

/** Whether a menu asks before something ends. */
function ends({ entries = [] }) {
  return entries.every(({ style }) => style === "danger");
}

/**
 * @typedef {{ texts: Record<string, string>, press: (payload: string, label: string) => void, changed: () => void,
 *   table: import("./covers.js").TableParts }} Shown
 */

/**
 * A menu that asks first: its line, and its entries.
 *
 * @param {MenuShown} menu
 * @param {Shown} shown
 */
export function openAsking(menu, { texts, press }) {
  const button = ({ label, style, payload }) => el("button", {
    type: "button", class: `button ${style}`, onclick: () => (sheet.close(), press(payload, label)),
  }, label);
  const sheet = openSheet(menu.label, texts.close,
    ...(menu.about ?? []).map((line) => el("p", { class: "follows" }, line)),
    el("div", { class: "row" }, ...(menu.entries ?? []).map(button),
      el("button", { type: "button", class: "button", onclick: () => sheet.close() }, texts["play-on"])));
  sheet.classList.add("asks");
}

/**
 * Everything else; `scores` stands in the bar.
 *
 * @param {ScreenShown} screen
 * @param {ButtonShown | undefined} scores
 * @param {Shown} shown
 */
export function openMore(screen, scores, shown) {
  const { texts } = shown;
  const sheet = openSheet(texts.more, texts.close,
    el("ul", { class: "alsos" }, entries(screen, scores, shown, () => sheet.close())));
}

function entries(screen, scores, shown, close) {
  const seen = new Set();
  const rest = everything(screen).filter(({ payload, url }) => {
    const known = seen.has(payload || url);
    seen.add(payload || url);
    const name = verb(payload);
    return !known && !BAR.has(name) && !BELOW.has(name) && !BACK.has(name) && payload !== scores?.payload;
  });
  const folded = screen.menus.filter(({ within }) => within === "more");
  const asks = new Set(folded.flatMap(({ entries = [] }) => entries.map(({ payload }) => payload)));
  return [
    ...rest.filter(({ payload }) => !asks.has(payload)).map((button) => entry(
      button.label, iconOf(button.payload), () => (close(), go(button, shown)), button.style)),
    ...ownEntries(shown.table, shown.changed).map(({ label, icon: name, run }) => entry(label, name, () => (close(), run()))),
    ...folded.map((menu) => entry(menu.label, ICONS[menu.key] ?? "next", () => (close(), openAsking(menu, shown)), ends(menu) ? "danger" : "")),
  ];
}

/** @param {ButtonShown} button */
function go({ payload, label, url }, { press }) {
  if (url) open(url, "_blank", "noopener");
  else press(payload, label);
}

function entry(label, name, run, style = "") {
  return el("li", {}, el("button", { type: "button", class: style === "danger" ? "also danger" : "also", onclick: run }, icon(name), label));
}
