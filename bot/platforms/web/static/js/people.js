// How a player looks beside the board and in the lobby: people are round, computers are square.

/** @import { LevelShown } from "./wire.js" */

import { el } from "./dom.js";
import { initialOf } from "./initial.js";

const TINTS = 5; // soft colours that people's circles have
const HEIGHTS = [4, 7, 10, 13, 16]; // of the five bars that tell how well a computer plays

/**
 * The avatar of a player; `levels` are all levels of computers, weakest first, and `sided` whether the
 * side stands at its corner.
 *
 * @param {{ name: string, level?: string, side?: string }} player
 * @param {import("./wire.js").LevelShown[]} levels
 * @param {boolean} sided
 */
export function avatar({ name, level, side }, levels, sided = false) {
  const initial = el("span", {}, initialOf(name, document.documentElement.lang));
  const kind = level ? "computer" : `person tint${tint(name)}`;
  return el("span", { class: `avatar ${kind}`, "aria-hidden": "true" },
    initial, level ? bars(level, levels) : null, sided && side ? badge(side) : null);
}

/** The sign of a side, as a game has it. */
export function badge(side) {
  return el("span", { class: "badge", "data-side": side, "aria-hidden": "true" });
}

/**
 * Five rising bars, filled up to a level; none for one that follows whoever plays.
 *
 * @param {string} level
 * @param {LevelShown[]} levels
 */
export function bars(level, levels) {
  const reached = levels.findIndex(({ key }) => key === level);
  return el("svg:svg", { viewBox: "0 0 26 16", class: "bars", "aria-hidden": "true" },
    HEIGHTS.map((height, place) => el("svg:rect", {
      x: place * 5.4, y: 16 - height, width: 3.8, height, rx: 1.2, class: place <= reached && reached < 5 ? "on" : "off",
    })));
}

/**
 * A square with the bars of a level alone.
 *
 * @param {string} level
 * @param {LevelShown[]} levels
 */
export function levelAvatar(level, levels) {
  return el("span", { class: "avatar computer level", "aria-hidden": "true" }, bars(level, levels));
}

/** The level last played at a game in this browser; without one the second, for a start. */
export function rememberedLevel(game, levels) {
  const level = localStorage.getItem(`level.${game}`) ?? localStorage.getItem("level");
  return levels.some(({ key }) => key === level) ? level : (levels[1] ?? levels[0]).key;
}

export function rememberLevel(game, level) {
  localStorage.setItem(`level.${game}`, level);
}

function tint(name) {
  return [...name].reduce((sum, letter) => sum + letter.codePointAt(0), 0) % TINTS;
}
