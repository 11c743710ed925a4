// The sheets of the page itself: sharing a table, one's name and language, the commands.

import { el, fill, icon } from "./dom.js";
import { FEATURES } from "./features.js";
import { isInside } from "./inside.js";
import { copyTo, linkTo } from "./links.js";
import { openSheet } from "./sheets.js";
import { allowNotifications, canNotify, choices } from "./turn.js";

/** How others come to the table: its address, its code, the command for the chats. */
export function openShare(boot, code) {
  const { texts } = boot;
  const address = linkTo(boot, code);
  openSheet(texts.share, texts.close,
    el("p", { class: "bigcode" }, code),
    copyable(texts, texts.link, address),
    copyable(texts, fill(texts["join-hint"], { code }), `/join ${code}`),
    el("p", { class: "hint" }, texts["share-hint"]),
    nativeShare(texts, address));
}

/** What opens the system's own way to share an address, where there is one. */
export function nativeShare(texts, address) {
  return navigator.share ? el("button", {
    type: "button", class: "button primary",
    onclick: () => navigator.share({ title: "Crosstable", url: address }).catch(() => {}),
  }, texts["share-native"]) : null;
}

/** Words in a field, with a button that copies them. */
export function copyable(texts, label, words) {
  const field = el("input", { readonly: true, value: words, "aria-label": label, onfocus: () => field.select() });
  const said = el("span", {}, texts.copy);
  const copy = async () => {
    field.select();
    if (!(await copyTo(said, words, texts))) said.textContent = texts["copy-failed"];
  };
  const button = el("button", { type: "button", class: "button", onclick: copy }, icon("link"), said);
  return el("div", { class: "field" }, el("span", {}, label), el("div", { class: "row" }, field, button));
}

/** The name shown at the tables, and the language. `change({name, language})` keeps them. Below it
 * how this browser tells of a turn, which the text of this `label` says; `chime()` lets its sound be
 * heard, `run("/settings")` opens all else. */
export function openProfile({ texts, me, languages }, label, change, chime, run) {
  const name = el("input", { id: "name", value: me.name, maxlength: "24", autocomplete: "nickname" });
  const language = el("select", { id: "language" },
    languages.map(({ key, label }) => el("option", { value: key, lang: key }, label)));
  language.value = me.language;
  const save = (event) => {
    event.preventDefault();
    sheet.close();
    const called = name.value.trim();
    change({ ...(called !== me.name && { name: called }), language: language.value });
  };
  const way = (label, line, style = "") => el("button", {
    type: "button", class: `button ${style}`, onclick: () => (sheet.close(), run(line)),
  }, label);
  const sheet = openSheet(texts.profile, texts.close,
    el("form", { onsubmit: save },
      isInside() ? null : el("label", { class: "field" }, el("span", {}, texts.name), name), // there it is the chat's
      el("label", { class: "field" }, el("span", {}, texts.language), language),
      el("button", { class: "button primary" }, texts.save),
      way(texts.settings, "/settings")),
    el("fieldset", { class: "switches" },
      el("legend", {}, texts["your-turn"]),
      ...telling(texts, label, chime)),
    linking(texts, (code) => (sheet.close(), run(`/link ${code}`))),
    way(texts["link-account"], "/link"),
    ...FEATURES.flatMap(({ way, address }) => (way ? [el("a", { class: "button", href: address, "data-view": "" }, texts[way])] : [])),
    isInside() ? null : el("a", { class: "button", href: "/me", "data-view": "" }, texts.devices),
    way(texts["forget-me"], "/forget", "danger"));
}

/** Where the code that another account was given is typed: `link(code)` makes both one person. */
function linking(texts, link) {
  const code = el("input", {
    id: "linkcode", maxlength: "12", required: true, autocomplete: "off", autocapitalize: "characters", spellcheck: "false",
  });
  const give = (event) => {
    event.preventDefault();
    link(code.value.trim());
  };
  return el("form", { onsubmit: give },
    el("label", { class: "field" }, el("span", {}, texts["link-code"]), code),
    el("button", { class: "button" }, texts["link-enter"]));
}

/** Switches that hold at once, for this browser alone. */
function telling(texts, label, chime) {
  const blocked = el("p", { class: "hint", role: "status" }, canNotify() ? "" : texts.blocked);
  const sound = switched(texts.sound, choices.get("sound") === "on", () => {
    choices.set("sound", sound.checked);
    if (sound.checked) chime();
  });
  const notify = switched(texts[label], canNotify() && choices.get("notify") === "on", async () => {
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

/** What keys do at a table. */
export function openKeys(texts) {
  const keys = [
    ["1–9", texts["key-piece"]], ["c4", texts["key-cell"]], ["← ↑ → ↓", texts["key-arrows"]], ["Esc", texts["key-drop"]],
    ["U", texts.undo], ["H", texts.hint], ...(texts["key-why"] ? [["I", texts["key-why"]]] : []), ["/", texts.commands], ["?", texts.keys],
  ];
  openSheet(texts.keys, texts.close, el("dl", { class: "keys" },
    keys.map(([key, does]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, does)))));
}

/** A search over all commands with what they do; `run("/score c4")` runs one with what was typed
 * after it. */
export function openSearch({ texts, commands }, run) {
  const list = el("ul", { class: "commands", id: "commands" });
  const field = el("input", {
    class: "search", type: "search", "aria-label": texts.commands, placeholder: texts.search, maxlength: "200",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go", "aria-controls": "commands",
    oninput: () => show(),
    onkeydown: (event) => event.key === "ArrowDown" && (event.preventDefault(), list.querySelector("button")?.focus()),
  });
  const chosen = (command) => {
    const words = meant(command, field.value);
    if (!words && command.params.some(({ required }) => required)) {
      field.value = `/${command.name} `;
      show();
      field.focus();
      return;
    }
    sheet.close();
    run(`/${command.name} ${words}`.trim());
  };
  const show = () => list.replaceChildren(...found(commands, field.value).map((command) => row(command, chosen)));
  const go = (event) => {
    event.preventDefault();
    const [best] = found(commands, field.value);
    if (best) return chosen(best);
    sheet.close();
    return run(`/${field.value.trim().replace(/^\//, "")}`); // the server says what is wrong with it
  };
  const sheet = openSheet(texts.commands, texts.close,
    el("form", { role: "search", onsubmit: go }, icon("search"), field), list);
  sheet.classList.add("searching");
  show();
  field.focus();
}

function row(command, chosen) {
  const params = command.params.map(({ name, required }) => (required ? name : `[${name}]`)).join(" ");
  return el("li", {}, el("button", { type: "button", onclick: () => chosen(command) },
    el("b", {}, `/${command.name}`), " ",
    el("span", {}, command.help, params ? el("small", {}, params) : null)));
}

/** The commands that what was typed may mean: by their name first, then by what they do. */
function found(commands, text) {
  const { first, rest } = typed(text);
  if (!first) return commands;
  const named = commands.filter(({ name }) => (rest ? name === first : name.startsWith(first)));
  if (text.startsWith("/")) return named;
  const all = text.trim().toLowerCase();
  const told = commands.filter(({ name, help }) => name.includes(all) || help.toLowerCase().includes(all));
  return [...new Set([...named, ...told])];
}

/** What was typed after a command's name; words that were looked for in what it does are none. */
function meant({ name, help }, text) {
  const { first, rest } = typed(text);
  const sought = !text.startsWith("/") && help.toLowerCase().includes(text.trim().toLowerCase());
  return first === name && !sought ? rest : "";
}

function typed(text) {
  const [, first, rest] = /^\/?(\S*)\s*(.*)$/s.exec(text.trim());
  return { first: first.toLowerCase(), rest };
}
