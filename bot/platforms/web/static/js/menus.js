// The sheets of the page itself: sharing a table, one's name and language, the commands.

import { ICONS, el, fill, icon } from "./dom.js";
import { openSheet } from "./sheets.js";
import { allowNotifications, canNotify, choices } from "./turn.js";

const FINAL = new Set(["resign"]); // commands that nothing undoes

/** How others come to the table: its address, its code, the command for the chats. */
export function openShare({ texts }, code) {
  const address = `${location.origin}/t/${code}`;
  const native = navigator.share && el("button", {
    type: "button", class: "button primary",
    onclick: () => navigator.share({ title: "Crosstable", url: address }).catch(() => {}),
  }, texts["share-native"]);
  openSheet(texts.share, texts.close,
    el("p", { class: "bigcode" }, code),
    copyable(texts, texts.link, address),
    copyable(texts, fill(texts["join-hint"], { code }), `/join ${code}`),
    el("p", { class: "hint" }, texts["share-hint"]),
    native || null);
}

function copyable(texts, label, words) {
  const field = el("input", { readonly: true, value: words, "aria-label": label, onfocus: () => field.select() });
  const button = el("button", { type: "button", class: "button", onclick: copy }, icon(ICONS.copy), texts.copy);
  async function copy() {
    field.select();
    const done = await navigator.clipboard?.writeText(words).then(() => true, () => false);
    button.lastChild.textContent = done ? texts.copied : texts["copy-failed"];
  }
  return el("div", { class: "field" }, el("span", {}, label), el("div", { class: "row" }, field, button));
}

/** The name shown at the tables, and the language. `change({name, language})` keeps them. Below it
 * how this browser tells of a turn; `chime()` lets its sound be heard, `settings()` opens all else. */
export function openProfile({ texts, me, languages }, change, chime, settings) {
  const name = el("input", { id: "name", value: me.name, maxlength: "24", autocomplete: "nickname" });
  const language = el("select", { id: "language" },
    languages.map(({ key, label }) => el("option", { value: key, lang: key }, label)));
  language.value = me.language;
  const save = (event) => {
    event.preventDefault();
    sheet.close();
    change({
      ...(name.value.trim() !== me.name && { name: name.value.trim() }),
      ...(language.value !== me.language && { language: language.value }),
    });
  };
  const sheet = openSheet(texts.profile, texts.close,
    el("form", { onsubmit: save },
      el("label", { class: "field" }, el("span", {}, texts.name), name),
      el("label", { class: "field" }, el("span", {}, texts.language), language),
      el("button", { class: "button primary" }, texts.save),
      el("button", { type: "button", class: "button", onclick: () => (sheet.close(), settings()) }, texts.settings)),
    el("fieldset", { class: "switches" },
      el("legend", {}, texts["your-turn"]),
      ...telling(texts, chime)));
}

/** Switches that hold at once, for this browser alone. */
function telling(texts, chime) {
  const blocked = el("p", { class: "hint", role: "status" }, canNotify() ? "" : texts.blocked);
  const sound = switched(texts.sound, choices.get("sound") === "on", () => {
    choices.set("sound", sound.checked);
    if (sound.checked) chime();
  });
  const notify = switched(texts.notifications, canNotify() && choices.get("notify") === "on", async () => {
    const wanted = notify.checked;
    notify.checked = await allowNotifications(wanted);
    blocked.textContent = wanted && !notify.checked ? texts.blocked : "";
  });
  notify.disabled = !canNotify();
  return [sound.parentElement, notify.parentElement, blocked];
}

function switched(label, checked, onchange) {
  const box = el("input", { type: "checkbox", checked, onchange });
  el("label", { class: "switch" }, el("span", {}, label), box);
  return box;
}

/** Every command that needs no further words; `run("/score")`. One that nothing undoes is asked about once. */
export function openCommands({ texts, commands }, run) {
  const chosen = ({ name, help }) => {
    sheet.close();
    if (FINAL.has(name)) openQuestion(texts, help, () => run(`/${name}`));
    else run(`/${name}`);
  };
  const sheet = openSheet(texts.commands, texts.close,
    el("ul", { class: "commands" }, commands.map((command) => el("li", {},
      el("button", { type: "button", onclick: () => chosen(command) },
        el("b", {}, `/${command.name}`), el("span", {}, command.help))))));
}

function openQuestion(texts, words, then) {
  const sheet = openSheet(`${words}?`, texts.close,
    el("div", { class: "row" },
      el("button", { type: "button", class: "button danger", onclick: () => (sheet.close(), then()) }, words),
      el("button", { type: "button", class: "button", onclick: () => sheet.close() }, texts.close)));
}
