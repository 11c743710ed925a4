// What a table looks like: where everything stands, and what is shown besides the board.

/** @import { PictureShown, ScreenShown } from "./wire.js" */

import { asked } from "./actions.js";
import { button, row } from "./buttons.js";
import { words } from "./clock.js";
import { el, fill, icon, pulse, replace } from "./dom.js";
import { BESIDE, PRINT, measured, opening, stands } from "./layout.js";
import { badge } from "./people.js";
import { showSound, soundButton } from "./sound_button.js";
import { allowNotifications, choices } from "./turn.js";

const SAID = 96; // pixels of what is said in three lines
const [RIM, RIMS] = [10, 92]; // of a board's rim at most, and how often it goes into the width
const BESIDE_WORDS = 10; // pixels above and below what is said
const LONG = 4; // letters of a label that needs more than a cell

export class TableView {
  /**
   * `parts` are those that stand on it; `press(payload, label, keyed)` does what buttons say.
   *
   * @param {{ texts: Record<string, string>, press: (payload: string, label?: string, keyed?: boolean) => void, parts: {
   *   board: import("./board.js").Board, typing: import("./typing.js").Typing, caption: import("./caption.js").Caption,
   *   players: import("./players.js").Players, actions: import("./actions.js").Actions, result: import("./result_places.js").ResultPlaces,
   *   panel: import("./panel.js").Panel } }} table
   */
  constructor({ texts, press, parts }) {
    const { board, typing, caption, players, actions, result, panel } = parts;
    this.texts = texts;
    this.press = press;
    this.parts = parts;
    this.spread = false; // whether each own piece stands by itself
    this.places = 0; // the most own pieces that there were
    this.tallest = 0; // the most that was said, in pixels
    /** @type {PictureShown | null} */
    this.played = null; // the newest picture of the match before its end
    this.question = this.asking();
    this.prompt = el("p", { class: "prompt", hidden: true });
    this.choices = el("div", { class: "choices", role: "group", "aria-label": texts.moves });
    this.asked = el("div", { class: "actions" });
    this.title = el("span", { class: "called", "aria-hidden": "true" });
    this.heading = el("h1", { class: "unseen" }); // stands before all else, wherever the title is seen
    this.stake = el("span", { class: "stake" });
    this.supply = el("span", { class: "supply", "data-why": "supply" });
    this.stock = el("div", { class: "stockrow" }, this.supply, board.stock.element);
    this.sound = soundButton(texts);
    this.head = el("header", { class: "head" },
      el("a", { class: "round back", href: "/", "data-code": "", "aria-label": texts.home }, icon("back")),
      this.title, this.stake, this.sound,
      el("button", { type: "button", class: "round ends", "aria-label": texts.more, onclick: () => actions.more() }, icon("more")));
    this.curtain = el("section", { class: "curtain", hidden: true });
    // The board in words, for whoever wants it as text.
    this.reading = el("section", { class: "reading", role: "group", "aria-label": texts.board, hidden: true });
    this.now = el("section", { class: "now" }, caption.element, this.reading, this.curtain, this.question, this.prompt, this.choices, this.asked);
    this.whole = el("button", {
      type: "button", class: "round whole", hidden: true, "aria-label": texts["whole-board"], title: texts["whole-board"],
      onclick: () => board.zoom.toggle(),
    }, icon("whole"));
    board.element.append(this.whole, typing.element);
    this.stage = el("section", { class: "stage", "aria-label": texts.board }, board.element);
    this.after = el("section", { class: "after" }, result.next, result.details);
    // In the order of the focus; where each stands the style sheet says.
    this.element = el("main", { class: "table" }, this.heading,
      this.now, board.tray.element, this.stage, this.after, actions.element, result.figures,
      players.element, this.stock, panel.element, this.head);
  }

  /** The way back leads to this address. */
  leadBack(address) {
    /** @type {HTMLAnchorElement} */ (this.head.querySelector(".back")).href = address;
  }

  /** @param {ScreenShown} screen */
  showHead({ revision, kind, title, lines, stake }) {
    Object.assign(this.element.dataset, { revision, kind: kind || "board" });
    this.title.textContent = this.heading.textContent = title || words(lines[0] ?? "");
    this.stake.textContent = stake;
    this.stake.hidden = !stake;
    showSound(this.sound);
  }

  /** @param {ScreenShown} screen */
  show(screen) {
    this.parts.actions.element.hidden = !screen.kind;
    this.showReading(screen);
    this.showChoices(screen);
    this.showSupply(screen.picture);
    this.showCurtain(screen);
    this.parts.panel.beginning.show(screen);
  }

  /**
   * Between the turns of two people on one screen: nobody's hand is there before it is asked for.
   *
   * @param {ScreenShown} screen
   */
  showCurtain({ kind, players, actions }) {
    const covers = kind === "curtain";
    this.element.classList.toggle("curtained", covers);
    this.curtain.hidden = !covers;
    if (!covers) return;
    const { name = "", side } = players.find(({ turn }) => turn) ?? {};
    const [way] = actions.flat();
    this.curtain.replaceChildren(
      el("p", { class: "whose" }, side ? badge(side) : null, el("b", { dir: "auto" }, name)),
      el("button", { type: "button", class: "button primary", onclick: () => this.press(way.payload) }, way.label));
  }

  /** @param {PictureShown | null} picture */
  showSupply(picture) {
    const { supply = null, stock = null } = picture?.parts ?? {};
    this.stock.hidden = supply === null && !stock;
    this.supply.hidden = supply === null;
    this.supply.replaceChildren(icon("supply"), el("span", { "aria-hidden": "true" }, `${supply}`),
      el("span", { class: "unseen" }, fill(this.texts["supply-left"], { number: supply })));
  }

  /** @param {ScreenShown} screen */
  showReading({ reading = [] }) {
    this.reading.hidden = !reading.length;
    this.reading.replaceChildren(...reading.map((line) => el("p", {}, line)));
  }

  /**
   * Moves that lie on the board are buttons only where somebody wants that; all others always.
   *
   * @param {ScreenShown} screen
   */
  showChoices({ choices: moves, actions, columns, picture, prompt, kind, lines }) {
    const onBoard = new Set(picture?.regions.map(({ payload }) => payload));
    const all = choices.get("buttons") === "on" || !kind;
    onBoard.add(this.parts.board.tray.draw?.payload);
    const shown = all ? moves : moves.filter(({ payload }) => !onBoard.has(payload));
    this.choices.style.setProperty("--columns", all && columns ? `${columns}` : "auto-fill");
    this.choices.classList.toggle("named", !all || shown.some(({ label }) => [...label].length > LONG));
    replace(this.choices, shown.map((one) => button(one, all ? "choice" : "button choice", this.press)));
    this.prompt.hidden = kind !== "" || !prompt || lines.some((line) => words(line).includes(prompt));
    this.prompt.textContent = prompt;
    const rows = kind === "result" ? [] : kind ? asked({ actions }) : actions;
    const more = rows.length > this.asked.childElementCount;
    replace(this.asked, rows.map((buttons) => row(buttons, this.press)));
    if (more && kind) requestAnimationFrame(() => this.asked.scrollIntoView({ block: "nearest" })); // out from behind the action bar
  }

  /**
   * The board takes what the window leaves it; at the end of a match it stays where it is if the
   * result stands beside it.
   *
   * @param {ScreenShown} screen
   */
  fit({ picture, kind }) {
    const { board, players, actions } = this.parts;
    const over = kind === "result";
    if (!over) this.played = picture;
    const laid = BESIDE.matches ? (this.played ?? picture) : picture;
    const { slots = [], tray = null, cloth = null } = picture.parts ?? {};
    this.places = Math.max(this.places, slots.length);
    const spread = stands(laid, this.element);
    this.spread = spread;
    this.element.classList.toggle("spread", spread);
    board.spread(spread);
    const { width, height, stage, shelf } = measured(laid, {
      element: this.element, above: [this.head, players.element, this.stock, actions.element], below: this.said(),
      places: this.places, own: Boolean(tray), over: over && laid === picture,
    });
    if (shelf) board.tray.shelve(shelf);
    const [left, top, right, bottom] = opening(picture);
    const ratio = (right - left) / (bottom - top);
    const fills = cloth && height && !over && !PRINT.matches; // a frame of any shape
    const wide = Math.floor(over ? Math.min(width, (height ?? Infinity) * ratio) : width);
    const high = Math.floor(fills ? height : wide / ratio);
    this.stage.style.minWidth = laid === picture ? "" : `${width}px`; // its place stays
    this.element.style.setProperty("--board", `${wide}px`);
    this.element.style.setProperty("--tall", `${high}px`);
    this.element.style.setProperty("--stage", stage ? `${Math.floor(stage)}px` : "");
    board.frame(fills ? { width: wide, height: high, rim: Math.round(Math.min(RIM, wide / RIMS)) } : null);
    board.zoom.apply();
    board.clear();
    this.whole.hidden = !board.zoom.larger;
  }

  /** How much of what is said below the board must be in sight with it: what comes and goes has its room already. */
  said() {
    const { now, reading, curtain, element } = this;
    this.tallest = Math.max(this.tallest, this.parts.caption.element.offsetHeight + BESIDE_WORDS);
    const least = Math.max(SAID, this.tallest);
    const whole = choices.get("buttons") === "on" || !reading.hidden || !curtain.hidden || element.dataset.kind === "lesson";
    return whole ? Math.max(least, now.offsetHeight) : least;
  }

  /** Point at what has long been in sight. */
  point(element) {
    element.scrollIntoView({ block: "nearest" });
    pulse(element);
    this.parts.caption.focus();
  }

  /** What was pressed is pale while its answer takes long. */
  showPale(late, pressed) {
    this.element.classList.toggle("busy", late);
    for (const node of this.element.querySelectorAll(".pale")) node.classList.remove("pale");
    if (late) pressed?.classList.add("pale");
  }

  /** Whether the browser shall notify: asked here, never by itself. */
  asking() {
    const { texts } = this;
    const answer = (yes) => {
      this.question.hidden = true;
      if (yes) allowNotifications(true);
      else choices.set("notify", false);
    };
    return el("section", { class: "question", hidden: true },
      el("p", {}, texts["ask-turn"]),
      el("div", { class: "row" },
        el("button", { type: "button", class: "button primary", onclick: () => answer(true) }, texts["tell-turn"]),
        el("button", { type: "button", class: "button", onclick: () => answer(false) }, texts["tell-no"])));
  }

  /** Ask whether the browser shall notify, or ask no more. */
  offer(yes) {
    this.question.hidden = !yes;
  }

  /** The table cannot be seen, or no longer. */
  gone(text, home) {
    this.element.dataset.kind = "gone";
    this.element.replaceChildren(el("section", { class: "card gone" },
      el("h1", {}, text), el("p", {}, this.texts.gone),
      el("button", { type: "button", class: "button primary", onclick: home }, this.texts.home)));
  }
}
