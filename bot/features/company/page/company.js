// Who else is at a table: a dot at each who is there, how long the others have been away, who looks on,
// and what somebody says just now.

/** @import { CompanyShown, PlayerShown, PresentShown, ScreenShown, WordShown } from "../../../platforms/web/static/js/wire.js" */

import { el, fill } from "../../../platforms/web/static/js/dom.js";
import { openSheet } from "../../../platforms/web/static/js/sheets.js";

const SAID = 4000; // milliseconds for which a word stands beside its speaker
const MINUTE = 60; // seconds

/** @param {import("../../../platforms/web/static/js/covers.js").TableContext} table */
export function atTable(table) {
  const company = new Company(table);
  return { beside: (screen) => company.beside(screen), lost: () => company.lost() };
}

class Company {
  /** @param {import("../../../platforms/web/static/js/covers.js").TableContext} table */
  constructor({ boot, code, ask, clock, element, messages, signal }) {
    this.texts = boot.texts;
    this.ask = ask;
    this.clock = clock;
    this.element = element;
    this.asked = false;
    /** @type {ScreenShown | null} */
    this.screen = null;
    /** @type {Map<number, PresentShown>} */
    this.people = new Map(); // by seat
    /** @type {Map<number, string>} */
    this.words = new Map(); // that are said just now, by seat
    this.watching = [".head", ".players", ".starting"].map((place) => ({ place, node: el("p", { class: "watching", hidden: true }) }));
    messages.listen({
      company: (message) => message.table === code && this.show(message),
      word: (message) => message.table === code && this.say(message),
    }, signal);
    const minutes = setInterval(() => this.draw(), 1000 * MINUTE);
    signal.addEventListener("abort", () => clearInterval(minutes));
  }

  /** There is no line: nobody is known to be there. */
  lost() {
    this.asked = false;
    this.people.clear();
    this.draw();
  }

  /** @param {ScreenShown} screen */
  beside(screen) {
    this.screen = screen;
    if (!this.asked) this.ask({ ask: "company" });
    this.asked = true;
    this.draw();
  }

  /** @param {CompanyShown} message */
  show({ people, watching }) {
    this.people = new Map(people.map((one) => [one.seat, one]));
    for (const { place, node } of this.watching) {
      node.textContent = watching;
      node.hidden = !watching;
      const beside = this.element.querySelector(place);
      if (node.parentElement !== beside) beside?.insertBefore(node, beside.querySelector(".ends, .begin"));
    }
    this.draw();
  }

  /** @param {WordShown} message */
  say({ seat, text }) {
    this.words.set(seat, text);
    setTimeout(() => {
      if (this.words.get(seat) !== text) return;
      this.words.delete(seat);
      this.draw();
    }, SAID);
    this.draw();
  }

  draw() {
    const players = this.screen?.players ?? [];
    const chips = this.element.querySelectorAll(".players .player");
    chips.forEach((chip, place) => players[place] && this.mark(chip, players[place]));
    for (const player of this.screen?.kind === "lobby" ? players : []) {
      const slot = this.element.querySelector(`.lobby .slot[data-seat="${player.seat}"]`);
      if (slot) this.mark(slot, player);
    }
    if (this.screen?.kind === "result") this.drawResult(players);
  }

  /**
   * @param {Element} chip
   * @param {PlayerShown} player
   */
  mark(chip, player) {
    for (const old of chip.querySelectorAll(".presence, .dots, .said, .read")) old.remove();
    const face = chip.querySelector(".face") ?? chip.querySelector(".avatar");
    const present = player.you || player.level ? undefined : this.people.get(player.seat);
    chip.toggleAttribute("data-gone", Boolean(present && !present.here));
    if (present) face.append(this.dot(player.name, present));
    if (present && face.ariaHidden) chip.append(el("span", { class: "read unseen" }, this.sentence(player.name, present)));
    if (player.level && player.turn) face.append(el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")));
    const said = this.words.get(player.seat);
    if (said) chip.append(el("span", { class: "said", role: "status" }, el("span", { class: "unseen" }, `${player.name}: `), said));
  }

  /**
   * @param {string} name
   * @param {PresentShown} present
   */
  dot(name, present) {
    const sentence = this.sentence(name, present);
    return el("span", { class: present.here ? "presence here" : "presence", title: sentence },
      present.here ? null : el("span", { "aria-hidden": "true" }, brief(this.away(present))), el("span", { class: "unseen" }, sentence));
  }

  /**
   * @param {string} name
   * @param {PresentShown} present
   */
  sentence(name, present) {
    const { texts, clock } = this;
    return present.here ? fill(texts.here, { name }) : fill(texts.left, { name, time: clock.units(this.away(present), 1) });
  }

  /** For how many seconds somebody has been gone, a minute at least. */
  away({ left = 0 }) {
    return Math.max(MINUTE, this.clock.now() - left);
  }

  /** Below the figures of a result: what is said, and the way to say something.
   *
   * @param {readonly PlayerShown[]} players
   */
  drawResult(players) {
    const figures = this.element.querySelector(".figures");
    figures.querySelector(".speaking")?.remove();
    const own = players.find(({ you, buttons }) => you && buttons?.length);
    const said = players.flatMap(({ seat, name }) => (this.words.has(seat) ? [`${name}: ${this.words.get(seat)}`] : []));
    if (!own && !said.length) return;
    figures.append(el("div", { class: "speaking" },
      said.length ? el("p", { class: "said", role: "status" }, said.join(" · "))
        : el("button", { type: "button", class: "link", onclick: () => this.openWords(own.buttons) }, this.texts.speak)));
  }

  /** @param {readonly import("../../../platforms/web/static/js/wire.js").ButtonShown[]} buttons */
  openWords(buttons) {
    const sheet = openSheet(this.texts.speak, this.texts.close, el("div", { class: "row deeds" },
      buttons.map(({ label, payload }) => el("button", {
        type: "button", class: "button", onclick: () => (sheet.close(), this.ask({ ask: "press", payload })),
      }, label))));
  }
}

/** A time in few letters: "3m", "2h", "4d". */
function brief(seconds) {
  /** @type {[string, number][]} */
  const units = [["day", 1440 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]];
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? units[2];
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "narrow" });
  return format.format(Math.max(1, Math.floor(seconds / length)));
}
