// Who a player is: a small sheet behind the chip beside the board.

/** @import { LevelShown, PlayerShown } from "./wire.js" */

import { el, fill, icon } from "./dom.js";
import { figure } from "./figures.js";
import { avatar, badge } from "./people.js";
import { openSheet } from "./sheets.js";

/**
 * Open the profile of a player of a screen message; `count(points)` puts points into words, where it is not null;
 * `press(payload)` does what a button says.
 *
 * @param {PlayerShown} player
 * @param {{ texts: Record<string, string>, clock: import("./clock.js").Clock, levels: LevelShown[], count: ((number: number) => string) | null,
 *   press: (payload: string) => void }} page
 */
export function openProfileOf(player, { texts, clock, levels, count, press }) {
  const { name, level, side, team, place, you, holds, points, who, buttons = [] } = player;
  const strength = levels.find(({ key }) => key === level);
  const about = strength && !place ? fill(texts["computer-level"], { level: strength.label }) : [you && texts["thats-you"], place].filter(Boolean).join(" · ");
  const rows = [
    side && team ? [texts["profile-side"], [badge(side), team]] : null,
    points === undefined || points === null ? null : [texts.scores, [(count ?? figure)(points)]],
    holds === undefined || holds === null ? null : [texts["profile-holds"], [`${holds}`]],
    time(player, clock) && [texts["profile-time"], [time(player, clock)]],
  ].filter(Boolean);
  const sheet = openSheet(name, texts.close,
    el("div", { class: "whois" }, avatar(player, levels, true),
      el("p", {}, el("b", {}, about), strength && !place ? el("span", { class: "about" }, strength.about) : null)),
    el("dl", { class: "facts" }, rows.flatMap(([term, said]) => [el("dt", {}, term), el("dd", {}, said)])),
    who ? el("a", { class: "button", href: `/ladder/${who}`, "data-view": "" }, icon("star"), texts["profile-ratings"]) : null,
    buttons.length ? el("div", { class: "row deeds" }, buttons.map(({ label, payload }) => el("button", {
      type: "button", class: "button", onclick: () => (sheet.close(), press(payload)),
    }, label))) : null);
}

/**
 * What is left on the clock when the sheet opens.
 *
 * @param {PlayerShown} player
 * @param {import("./clock.js").Clock} clock
 */
function time({ left, deadline }, clock) {
  if (deadline !== undefined && deadline !== null) return clock.rough(deadline - clock.now());
  return left === undefined || left === null ? "" : clock.rough(left);
}
