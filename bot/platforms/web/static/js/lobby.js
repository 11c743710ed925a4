// Before the first deal: who sits where, how others come, what is chosen, and the start.

/** @import { ScreenShown } from "./wire.js" */

import { el, icon, replace } from "./dom.js";
import { Later } from "./later.js";
import { copyTo, linkTo } from "./links.js";
import { options } from "./lobby_options.js";
import { verb } from "./payload.js";
import { avatar, badge } from "./people.js";

const PLACED = new Set([ // verbs that have a place of their own; all others stand below the options
  "absent", "add", "also", "cancel", "clock", "drop", "hints", "join", "leave", "menu", "rated", "series", "set", "shift", "side",
  "start", "swap",
]);
const swapping = new Later(() => import("./swaps.js"));
const sheets = new Later(() => import("./sheets.js"));
const adding = new Later(() => import("./add_player.js"));
const ON_SLOTS = new Set(["drop", "leave"]);

export class Lobby {
  /** `press(payload, label)` -> promise; `share()` opens the invitation. */
  constructor({ boot, code, press, share }) {
    this.boot = boot;
    this.code = code;
    this.press = press;
    this.share = share;
    this.screen = null;
    this.sheet = null;
    /** @type {import("./swaps.js").Swaps | null} */
    this.swaps = null;
    this.head = el("header", { class: "tablehead" });
    this.seats = el("section", { class: "seats", "aria-label": boot.texts.seats });
    swapping.soon(({ Swaps }) => {
      this.swaps = new Swaps({ texts: boot.texts, seats: this.seats, press });
      if (this.screen) this.showSeats();
    });
    this.invitation = this.inviting();
    this.options = el("section", { class: "options" });
    this.line = el("p", { "aria-live": "polite" });
    this.begin = el("div", { class: "begin" });
    this.element = el("section", { class: "lobby" },
      this.head,
      el("div", { class: "body" }, this.seats, this.invitation, this.options),
      el("footer", { class: "starting" }, this.line, this.begin));
  }

  /**
   * Show a screen message of the kind lobby.
   *
   * @param {ScreenShown} screen
   */
  show(screen) {
    this.screen = screen;
    this.buttons = [
      ...screen.actions.flat(), ...screen.choices, ...screen.menus.flatMap(({ entries }) => entries ?? []),
    ].filter(({ payload }) => payload);
    this.showHead();
    this.showSeats();
    this.showOptions();
    this.showBegin();
  }

  /** The match has begun, or the page shows something else. */
  leave() {
    this.sheet?.close();
  }

  button(name) {
    return this.buttons.find(({ payload }) => verb(payload) === name);
  }

  get game() {
    return this.boot.games.find(({ label }) => label === this.screen.title);
  }

  /** @param {import("./wire.js").ButtonShown} button */
  pressing({ payload, label }) {
    return () => this.press(payload, label);
  }

  showHead() {
    const { texts } = this.boot;
    const cancel = this.button("cancel");
    const about = this.screen.menus.find(({ key }) => key === "cancel")?.about?.[0];
    const ask = () => {
      const question = { title: texts["cancel-title"], about, yes: cancel.label };
      sheets.now(({ openQuestion }) => (this.sheet = openQuestion(texts, question, this.pressing(cancel))));
    };
    replace(this.head, [
      el("a", { class: "round", href: "/", "data-code": "", "data-key": "back", "aria-label": texts.home }, icon("back")),
      el("h1", {}, this.screen.title),
      ...(cancel ? [el("button", { type: "button", class: "quiet", "data-key": "cancel", onclick: ask },
        cancel.label)] : []),
    ]);
  }

  // The seats

  showSeats() {
    const { players, free, ahead } = this.screen;
    const teams = this.game?.teams ?? [];
    this.swaps?.show(this.screen);
    replace(this.seats, [
      ...(teams.length ? [el("div", { class: "teams" }, teams.map((side) => this.team(side)))] : []),
      el("ul", { class: "slots" },
        Array.from({ length: ahead }, (_, place) => this.freeSlot(place)),
        players.map((player) => this.slot(player)),
        Array.from({ length: free - ahead }, (_, place) => this.freeSlot(ahead + players.length + place))),
    ]);
  }

  team({ key, label, about }) {
    return el("p", {}, badge(key), el("b", {}, label), about ? el("span", {}, about) : null);
  }

  /** Leaving takes the own seat that was taken last; the host's only one is given up by cancelling. */
  freeing(player) {
    const own = this.screen.players.filter(({ you }) => you);
    if (player.you && (player !== own.at(-1) || (player.host && own.length === 1))) return undefined;
    return player.buttons?.find(({ payload }) => ON_SLOTS.has(verb(payload)));
  }

  slot(player) {
    const { levels } = this.boot;
    const away = this.freeing(player);
    return el("li", { class: "slot", "data-seat": player.seat },
      this.swaps?.grip(player),
      avatar(player, levels, true),
      el("b", { class: "name", dir: "auto" }, player.name),
      el("span", { class: "about" }, this.ring(player.preparing), player.about ?? ""),
      away ? el("button", {
        type: "button", class: "round", "data-key": `free${player.seat}`, "aria-label": `${player.name}: ${away.label}`,
        onclick: this.pressing(away),
      }, icon("close")) : null);
  }

  /** How far a computer player is that cannot play yet. */
  ring(done) {
    if (done === undefined || done === null) return null;
    const ring = el("i", { class: "ring", "aria-hidden": "true" });
    ring.style.setProperty("--done", done);
    return ring;
  }

  freeSlot(seat) {
    const { texts } = this.boot;
    const opens = this.button("add") || this.button("also");
    if (!opens) return el("li", { class: "slot free" }, el("span", { class: "about" }, texts["free-seat"]));
    return el("li", { "data-place": seat }, el("button", {
      type: "button", class: "slot free", "data-key": `add${seat}`, onclick: () => this.openAdd(),
    }, el("span", { class: "plus" }, icon("plus")), el("b", {}, texts["add-player"])));
  }

  openAdd() {
    const { boot, screen, press } = this;
    adding.now(({ openAdd }) => {
      if (screen !== this.screen) return;
      this.sheet = openAdd(screen, {
        boot, press, game: this.game?.key ?? "", also: this.button("also"), copy: (button) => this.copy(button),
      });
    });
  }

  // How others come

  inviting() {
    const { texts } = this.boot;
    const link = el("button", { type: "button", class: "button", onclick: () => this.copy(link) },
      icon("link"), el("span", {}, texts["copy-link"]));
    return el("section", { class: "card invitation" },
      el("p", {}, el("b", { class: "tablecode" }, this.code), el("span", { class: "about" }, texts["invite-friends"])),
      link,
      el("button", { type: "button", class: "button square", "aria-label": texts.share, onclick: this.share },
        icon("share")));
  }

  /** Without a clipboard, as on pages that came unencrypted, the address is shown to be copied. */
  async copy(button) {
    if (!(await copyTo(button.querySelector("span"), linkTo(this.boot, this.code), this.boot.texts))) {
      this.sheet?.close();
      this.share();
    }
  }

  // What is chosen

  showOptions() {
    const { texts } = this.boot;
    const press = (payload, label) => this.press(payload, label);
    const menus = this.screen.menus.filter(({ key, within }) => within === "options" && key !== "cancel");
    const inMenus = new Set(menus.flatMap(({ entries }) => entries ?? []));
    const rest = this.buttons.filter((button) => !inMenus.has(button) && !PLACED.has(verb(button.payload)));
    const open = menus.map((menu) => ({ ...menu, entries: menu.entries?.filter(({ payload }) => !ON_SLOTS.has(verb(payload))) }));
    replace(this.options, options(texts.options, open, rest, {
      press, open: (menu) => adding.now(({ openOption }) => (this.sheet = openOption(menu, texts, press))),
    }));
  }

  // The start

  showBegin() {
    const { texts } = this.boot;
    const hosts = this.button("start") || this.button("cancel");
    const text = this.screen.prompt; // unchanged words are not read aloud again
    if (this.line.textContent !== text) this.line.textContent = text;
    const joins = this.button("join") ? [this.main("join", texts["take-seat"])] : [];
    replace(this.begin, hosts ? [this.main("start", texts.start)] : joins);
  }

  /** What the button does may be another thing by the time that it is pressed. */
  main(key, label) {
    return el("button", {
      type: "button", class: "button primary main", "data-key": key, disabled: !this.button(key),
      onclick: () => this.pressing(this.button(key))(),
    }, label);
  }
}
