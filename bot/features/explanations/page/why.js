// What can be seen at a table says what it is: to whoever holds it, rests the mouse on it, or presses
// the key I where the focus is; and what is pale says why when it is pressed.

/** @import { ExplainedShown } from "../../../platforms/web/static/js/wire.js" */

import { everything } from "../../../platforms/web/static/js/actions.js";
import { around, el } from "../../../platforms/web/static/js/dom.js";
import { Timer } from "../../../platforms/web/static/js/life.js";
import { path, verb } from "../../../platforms/web/static/js/payload.js";
import { openSheet } from "../../../platforms/web/static/js/sheets.js";

const WHAT = "what"; // stands in the button that explains everything
const HELD = 550; // milliseconds that a finger rests
const LONGER = 1200; // and then, where its move is shown
const HOVERED = 1200; // and a mouse
const SLACK = 10; // pixels by which they may stray meanwhile
const GAP = 12; // between what is asked about and its card, and the window's edges

/** @typedef {{ at: [number, number] } | { name: string }} Thing */

/** @param {import("../../../platforms/web/static/js/covers.js").TableContext} table */
export function atTable(table) {
  const why = new Why(table);
  return { beside: (screen) => why.change(screen), lost: () => why.close() };
}

class Why {
  /** @param {import("../../../platforms/web/static/js/covers.js").TableContext} table */
  constructor(table) {
    const { element, messages, signal } = table;
    this.table = table;
    this.screen = null;
    /** @type {ExplainedShown | null} */
    this.told = null;
    this.asked = 0; // how often: an answer that comes late is for nobody
    this.from = null; // where a finger or the mouse rests
    this.swallows = false; // the click that ends a hold
    this.resting = new Timer(signal);
    this.card = el("aside", { class: "why", role: "status", hidden: true });
    element.append(this.card);
    messages.listen({ why: (message) => (this.told = message) }, signal);
    const on = (name, listener, capture = false) => element.addEventListener(name, listener, { signal, capture });
    on("pointerdown", (event) => this.down(event), true);
    on("pointermove", (event) => this.move(event));
    on("pointerleave", () => this.leave());
    for (const name of ["pointerup", "pointercancel"]) on(name, () => this.resting.clear());
    on("click", (event) => this.swallow(event), true);
    on("contextmenu", (event) => this.from?.finger && event.preventDefault());
    on("why", (event) => this.wanted(event));
    document.addEventListener("keydown", (event) => event.key !== "i" && event.key !== "I" && this.close(), { signal, capture: true });
    addEventListener("scroll", () => this.close(), { signal, passive: true, capture: true });
  }

  change(screen) {
    if (this.screen?.revision !== screen.revision) this.close();
    this.screen = screen;
  }

  // What somebody points at.

  down(event) {
    this.close();
    this.swallows = false;
    const finger = event.pointerType !== "mouse";
    this.from = { x: event.clientX, y: event.clientY, finger };
    const thing = finger && this.thing(event);
    if (thing) this.resting.set(() => this.hold(thing), HELD);
  }

  /** What a move would do is shown to a finger first. */
  hold(thing) {
    if (!this.swallows && this.table.element.querySelector(".preview")) {
      this.swallows = true;
      this.resting.set(() => this.hold(thing), LONGER);
      return;
    }
    this.swallows = true;
    this.learn(thing, () => this.sheet());
  }

  move(event) {
    const { clientX: x, clientY: y } = event;
    if (this.from && Math.hypot(x - this.from.x, y - this.from.y) < SLACK) return;
    this.leave();
    const finger = event.pointerType !== "mouse";
    this.from = { x, y, finger };
    if (finger || event.buttons) return;
    const thing = this.thing(event);
    if (thing) this.resting.set(() => this.learn(thing, () => this.beside({ left: x, top: y, bottom: y + GAP })), HOVERED);
  }

  leave() {
    this.resting.clear();
    this.close();
    this.from = null;
  }

  swallow(event) {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /**
   * What lies where an event happened.
   *
   * @returns {Thing | null}
   */
  thing(event) {
    const named = around(event, "[data-why]");
    if (named) return { name: named.dataset.why };
    if (!around(event, ".part")) return null;
    const at = this.table.at(event.clientX, event.clientY);
    return at && { at };
  }

  /** The key was pressed, or something pale. */
  wanted(event) {
    const { left, top, width, height } = event.target.getBoundingClientRect();
    const box = { left, top, bottom: top + height };
    const thing = this.thing({ target: event.target, clientX: left + width / 2, clientY: top + height / 2 });
    if (event.detail === "pale") this.learn(thing, () => this.table.say(this.told.lines.at(-1)));
    else if (thing) this.learn(thing, () => this.beside(box));
    else this.list();
  }

  /** Everything at once, as in chats. */
  list() {
    const way = this.screen && everything(this.screen).find(({ payload }) => verb(payload) === WHAT || path(payload).endsWith(`.${WHAT}`));
    if (way) this.table.press(way.payload);
  }

  // What is told.

  /**
   * @param {Thing} thing
   * @param {() => void} then
   */
  async learn(thing, then) {
    const asked = ++this.asked;
    this.told = null;
    await this.table.ask({ ask: "why", ...thing, ...this.place() });
    if (asked === this.asked && this.told?.lines.length) then();
  }

  /** Where it is shown, if not at a table. */
  place() {
    const { code } = this.table;
    return code.startsWith("/") ? { view: code, step: this.screen.revision } : {};
  }

  sheet() {
    const { title, lines } = this.told;
    openSheet(title, this.table.boot.texts.close, ...lines.map((line) => el("p", {}, line)));
  }

  /** Below a box of the window, or above it. */
  beside({ left, top, bottom }) {
    const { card } = this;
    card.replaceChildren(el("b", {}, this.told.title), ...this.told.lines.map((line) => el("p", {}, line)));
    card.hidden = false;
    const { width, height } = card.getBoundingClientRect();
    const below = bottom + GAP + height <= innerHeight - GAP;
    card.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    card.style.top = `${Math.max(GAP, below ? bottom + GAP : top - GAP - height)}px`;
  }

  close() {
    this.asked += 1;
    this.card.hidden = true;
  }
}
