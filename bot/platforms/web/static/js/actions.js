// What can be done at a table beside moving: the bar with its fixed places, and all else in More.

/** @import { ButtonShown, ScreenShown } from "./wire.js" */

import { el, icon } from "./dom.js";
import { path, verb } from "./payload.js";
import { openSheet } from "./sheets.js";
import { flipSound, showSound } from "./sound_button.js";

const SCORES = new Set(["scoring", "sheet"]); // what is asked by the place Scores
const BELOW = new Set([ // stands below the caption: it is asked for now
  "agree", "decline", "takeover", "wait", "retry", "claim", "return", "next", "rematch", "tips", "play", "puzzle", "lesson",
  "planning",
]);
const BACK = new Set(["mine", "slot"]); // drops a picked piece, as the place Undo does
const BAR = new Set(["hint", "undo", "menu", "hand", "share", "walk"]); // in the bar, or not the page's way
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

/** Every button of a screen that stands ready or in the menu `more`. */
export function everything({ actions, menus }) {
  const more = menus.filter(({ key }) => key === "more");
  return [...actions.flat(), ...more.flatMap(({ entries }) => entries ?? [])];
}

/** Whether a row of buttons stands below a tip, and so asks nothing. */
export function isTip(row) {
  return row.some(({ payload }) => verb(payload) === "tips");
}

/** Whether a menu asks before something ends. */
function ends({ entries = [] }) {
  return entries.every(({ style }) => style === "danger");
}

/** The buttons that belong below the caption: also taking back beside a tip that offers it. */
export function asked({ actions }) {
  return actions.map((row) => row.filter(({ payload, url }) => isTip(row) || url || BELOW.has(verb(payload))))
    .filter((row) => row.length);
}

export class Actions {
  /** `press(payload, label)`; `back()` drops a picked piece, true when there was one; `own()` are
   * entries of More that the page itself has: {label, icon, run}. */
  constructor({ texts, press, back, own }) {
    this.texts = texts;
    this.press = press;
    this.back = back;
    this.own = own;
    this.screen = null;
    this.places = {
      hint: this.place("hint", texts.hint, () => this.run(this.hint, "hint")),
      undo: this.place("undo", texts.undo, () => this.undoes()),
      scores: this.place("scores", texts.scores, () => this.run(this.scores, "scores")),
      sound: this.place("sound", texts["sound-word"], () => this.flipSound(), "sound"),
      resign: this.place("flag", texts.resign, () => this.ask("resign"), "resign"),
      more: this.place("more", texts.more, () => this.more()),
    };
    this.element = el("nav", { class: "bar-actions", "aria-label": texts.actions }, Object.values(this.places));
    for (const place of Object.keys(this.places)) this.able(place, false); // until there is a screen
  }

  place(name, label, run, extra = "") {
    const named = name === "flag" ? "resign" : name;
    return el("button", { type: "button", class: `place ${extra}`, "data-why": named, onclick: run }, icon(name), el("span", {}, label));
  }

  /** @param {ScreenShown} screen */
  show(screen) {
    this.screen = screen;
    const all = everything(screen);
    this.hint = all.find(({ payload }) => verb(payload) === "hint");
    this.undo = all.find(({ payload }) => verb(payload) === "undo");
    const questions = all.filter(({ payload }) => verb(payload) === "ask");
    this.scores = questions.find(({ payload }) => SCORES.has(path(payload).split(".")[0])) ?? questions[0];
    this.resigns = this.menu("resign");
    this.able("hint", this.hint);
    this.able("undo", this.undo || screen.back);
    this.able("scores", this.scores);
    this.able("resign", this.resigns);
    this.able("more", true);
    this.able("sound", true);
    showSound(this.places.sound);
  }

  flipSound() {
    flipSound();
    showSound(this.places.sound);
  }

  menu(key) {
    return this.screen?.menus.find((menu) => menu.key === key);
  }

  /** What is impossible is pale and stays where it is. */
  able(place, yes) {
    this.places[place].setAttribute("aria-disabled", String(!yes));
  }

  run(button, place) {
    if (button) this.press(button.payload, button.label);
    else this.pale(place);
  }

  /** What is pale was pressed: somebody may say why it is so. */
  pale(place) {
    this.places[place].dispatchEvent(new CustomEvent("why", { bubbles: true, detail: "pale" }));
  }

  undoes() {
    if (!this.back()) this.run(this.undo, "undo");
  }

  /** A menu that asks first: its line, and its entries. */
  ask(key) {
    const menu = this.menu(key);
    if (!menu) return void this.pale("resign");
    const buttons = (menu.entries ?? []).map((entry) => this.button(entry, () => sheet.close()));
    const sheet = openSheet(menu.label, this.texts.close,
      ...(menu.about ?? []).map((line) => el("p", { class: "follows" }, line)),
      el("div", { class: "row" }, ...buttons,
        el("button", { type: "button", class: "button", onclick: () => sheet.close() }, this.texts["play-on"])));
    sheet.classList.add("asks");
  }

  button(entry, then) {
    const run = () => (then(), this.press(entry.payload, entry.label));
    return el("button", { type: "button", class: `button ${entry.style}`, onclick: run }, entry.label);
  }

  /** Everything else. */
  more() {
    if (!this.screen) return;
    const sheet = openSheet(this.texts.more, this.texts.close,
      el("ul", { class: "alsos" }, this.entries(() => sheet.close())));
  }

  entries(close) {
    const { screen } = this;
    const seen = new Set();
    const rest = everything(screen).filter(({ payload, url }) => {
      const known = seen.has(payload || url);
      seen.add(payload || url);
      const name = verb(payload);
      return !known && !BAR.has(name) && !BELOW.has(name) && !BACK.has(name) && payload !== this.scores?.payload;
    });
    const folded = screen.menus.filter(({ within }) => within === "more");
    const asks = new Set(folded.flatMap(({ entries = [] }) => entries.map(({ payload }) => payload)));
    return [
      ...rest.filter(({ payload }) => !asks.has(payload)).map((entry) => this.entry(
        entry.label, iconOf(entry.payload), () => (close(), this.go(entry)), entry.style)),
      ...this.own().map(({ label, icon: name, run }) => this.entry(label, name, () => (close(), run()))),
      ...folded.map((menu) => this.entry(menu.label, ICONS[menu.key] ?? "next", () => (close(), this.ask(menu.key)), ends(menu) ? "danger" : "")),
    ];
  }

  /** @param {ButtonShown} button */
  go({ payload, label, url }) {
    if (url) open(url, "_blank", "noopener");
    else this.press(payload, label);
  }

  entry(label, name, run, style = "") {
    return el("li", {}, el("button", { type: "button", class: style === "danger" ? "also danger" : "also", onclick: run }, icon(name), label));
  }
}
