// How well the computer is to play a game.

/** @import { Boot, GameShown } from "./wire.js" */

import { fill, el, icon } from "./dom.js";
import { levelAvatar, rememberLevel, rememberedLevel } from "./people.js";
import { openSheet, sheetRow } from "./sheets.js";

/**
 * All levels of a game; `chosen()` hears of another one.
 *
 * @param {GameShown} game
 * @param {Boot} boot
 * @param {() => void} chosen
 */
export function openLevels(game, { levels, texts }, chosen) {
  const now = rememberedLevel(game.key, levels);
  const sheet = openSheet(fill(texts["level-of"], { game: game.label }), texts.close,
    el("ul", { class: "rows" }, levels.map(({ key, label, about }) => sheetRow({
      lead: levelAvatar(key, levels),
      name: label,
      about,
      current: key === now,
      end: key === now ? icon("check") : null,
      onclick: () => {
        rememberLevel(game.key, key);
        chosen();
        sheet.close();
      },
    }))));
}
