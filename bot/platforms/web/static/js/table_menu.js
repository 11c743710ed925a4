// What a table has of its own beside what the server offers: entries of More, and its log in a sheet.

import { el } from "./dom.js";
import { LOW } from "./layout.js";
import { openSheet } from "./sheets.js";
import { choices } from "./turn.js";

/**
 * Entries of More; `changed()` shows the table anew.
 *
 * @param {Pick<import("./covers.js").TableParts, "boot" | "share" | "menu">} parts
 * @param {() => void} changed
 */
export function ownEntries({ boot: { texts }, share, menu }, changed) {
  const buttons = choices.get("buttons") === "on";
  const sound = choices.get("sound") === "on";
  const flip = (name, on) => (choices.set(name, !on), changed());
  return [
    { label: buttons ? texts["moves-on-board"] : texts["moves-as-buttons"], icon: "board", run: () => flip("buttons", buttons) },
    ...(LOW.matches ? [{ label: sound ? texts["sound-off"] : texts["sound-on"], icon: "sound", run: () => flip("sound", sound) }] : []), // elsewhere a button stands at the table
    { label: texts["other-chats"], icon: "share", run: share },
    { label: texts.commands, icon: "search", run: menu },
  ];
}

/**
 * Moves and log stand in a sheet until it is closed.
 *
 * @param {import("./panel.js").Panel} panel
 * @param {Record<string, string>} texts
 */
export function openLog(panel, texts) {
  const place = el("div", { class: "panelplace", hidden: true });
  panel.element.replaceWith(place);
  const sheet = openSheet(texts["moves-and-log"], texts.close, panel.element);
  panel.move(true);
  sheet.addEventListener("close", () => {
    place.replaceWith(panel.element);
    panel.move(false);
  });
}
