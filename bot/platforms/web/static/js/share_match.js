// The sheet that shares a match that is over: its address first, then what can be kept of it.

/** @import { Boot } from "./wire.js" */

import { el, icon } from "./dom.js";
import { copyable, nativeShare } from "./menus.js";
import { openSheet } from "./sheets.js";

/**
 * A match by its `number`, counted from 0, at one of its moves if a `ply` is named; `ways` are what else
 * can be made of it: `{label, press}`.
 *
 * @param {Boot} boot
 * @param {{ code: string, number: number, ply?: number, ways: { label: string, press: () => void }[] }} match
 */
export function openMatchShare(boot, { code, number, ply, ways }) {
  const { texts, me, address: base } = boot;
  const place = ply === undefined ? "" : `#${ply}`;
  const address = `${base || location.origin}/m/${code}/${number + 1}${place}`;
  const picture = el("a", {
    class: "button", href: `/preview/${code}/${me.language}-${number + 1}.png${ply === undefined ? "" : `?at=${ply}`}`,
    download: `${code}-${number + 1}${ply === undefined ? "" : `-${ply}`}.png`,
  }, icon("share"), texts["share-picture"]);
  const sheet = openSheet(texts["share-word"], texts.close,
    copyable(texts, texts.link, address),
    nativeShare(texts, address),
    el("div", { class: "row" }, picture, ways.map(({ label, press }) => el("button", {
      type: "button", class: "button", onclick: () => (sheet.close(), press()),
    }, label))));
}
