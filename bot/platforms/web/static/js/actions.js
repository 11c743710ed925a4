// What can be done at a table beside moving: the bar with its fixed places, and all else in More.

/** @import { ButtonShown, ScreenShown } from "./wire.js" */

import { el, icon } from "./dom.js";
import { Later } from "./later.js";
import { path, verb } from "./payload.js";
import { flipSound, showSound } from "./sound_button.js";

const SCORES = new Set(["scoring", "sheet"]); // what is asked by the place Scores
export const BELOW = new Set([ // stands below the caption: it is asked for now
  "agree", "decline", "takeover", "wait", "retry", "claim", "return", "next", "rematch", "tips", "play", "puzzle", "lesson",
  "planning",
]);
const mores = new Later(() => import("./more.js"));

/** Every button of a screen that stands ready or in the menu `more`. */
export function everything({ actions, menus }) {
  const more = menus.filter(({ key }) => key === "more");
  return [...actions.flat(), ...more.flatMap(({ entries }) => entries ?? [])];
}

/** Whether a row of buttons stands below a tip, and so asks nothing. */
export function isTip(row) {
  return row.some(({ payload }) => verb(payload) === "tips");
}

/** The buttons that belong below the caption: also taking back beside a tip that offers it. */
export function asked({ actions }) {
  return actions.map((row) => row.filter(({ payload, url }) => isTip(row) || url || BELOW.has(verb(payload))))
    .filter((row) => row.length);
}

export class Actions {
  /** `press(payload, label)`; `back()` drops a picked piece, true when there was one; `changed()` shows the `table`
   * anew. */
  constructor({ texts, press, back, table, changed }) {
    this.texts = texts;
    this.press = press;
    this.back = back;
    this.shown = { texts, press, table, changed };
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

  /** A menu that asks first. */
  ask(key) {
    const menu = this.menu(key);
    if (menu) mores.now(({ openAsking }) => openAsking(menu, this.shown));
    else this.pale("resign");
  }

  /** Everything else. */
  more() {
    if (this.screen) mores.now(({ openMore }) => openMore(this.screen, this.scores, this.shown));
  }
}
