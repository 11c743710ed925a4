// A table: who plays, its picture, what is said about it, what can be pressed, and what has happened.

/** @import { Boot, Card, Entry, Moves, PictureShown, PlyShown, ReplayShown, ScreenShown } from "./wire.js" */

import { Actions, asked, path, verb } from "./actions.js";
import { Board } from "./board.js";
import { button, openCard, row } from "./cards.js";
import { Caption } from "./caption.js";
import { words } from "./clock.js";
import { around, el, fill, icon } from "./dom.js";
import { LOW, PANELLED, WIDE, measured, opening } from "./layout.js";
import { Timer } from "./life.js";
import { Lobby } from "./lobby.js";
import { Panel } from "./panel.js";
import { badge } from "./people.js";
import { Players } from "./players.js";
import { Recap } from "./recap.js";
import { Replay } from "./replay.js";
import { Result } from "./result.js";
import { openSheet } from "./sheets.js";
import { allowNotifications, choices } from "./turn.js";
import { Typing } from "./typing.js";

const PALE = 300; // milliseconds after which a press that is under way is seen
const HESITATION = 600; // after which a key that may begin a line means what it does alone
const LATE = 1500; // in which the screen may come that made a press too old

export class Table {
  /** `ask(message)` -> promise; `picture(digest)` -> address; `menu()` opens the commands; `share()`
   * the invitation; moments in lines run on the `clock`; `sounds` let an own move be felt. */
  constructor({ boot, code, ask, picture, menu, clock, sounds, share, messages, signal }) {
    const { texts } = boot;
    this.boot = boot;
    this.code = code;
    /** @type {import("./connection.js").Connection["ask"]} */
    this.ask = ask;
    this.picture = picture;
    this.clock = clock;
    this.sounds = sounds;
    this.share = share;
    this.menu = menu;
    this.signal = signal;
    this.pale = new Timer(signal);
    this.late = new Timer(signal);
    this.hesitating = new Timer(signal);
    this.screen = null;
    this.busy = false;
    this.keyed = false; // whether the last press came from the keyboard
    this.offline = false;
    this.pressed = null; // the payload under way
    this.label = ""; // what its button says
    this.touched = null; // the element of the page that was clicked
    this.laid = false; // whether the press under way is to be an own move
    this.next = null; // the one that waits for its answer, and what its button says
    this.refusal = null; // what was said against the press under way
    this.again = null; // the press that is done again if the next screen still offers it
    this.lobby = null;
    this.replay = null; // while one is open
    /** @type {AbortController | null} */
    this.walking = null; // ends it
    this.build(texts);
    addEventListener("resize", () => this.fit(), { signal });
    for (const query of [WIDE, LOW, PANELLED]) query.addEventListener("change", () => this.fit(), { signal });
    this.element.addEventListener("click", (event) => (this.touched = around(event, "button")), true);
    this.recap = new Recap({
      code, ask, signal, element: this.element, focus: () => this.caption.focus(),
      display: (shown, moves) => this.board.show(shown, shown && this.picture(shown.digest), this.spread, moves),
    });
    messages.listen({
      screen: (screen) => screen.table === code && this.show(screen),
      story: ({ table, entries }) => table === code && this.tell(entries),
      moves: (message) => message.table === code && this.showMoves(message),
      replay: (message) => this.showReplay(message),
      grown: (message) => this.replay?.show(message),
      ply: (message) => this.ply(message),
    }, signal);
  }

  build(texts) {
    const { boot, clock, signal } = this;
    const press = (payload, label) => this.press(payload, label);
    this.typing = new Typing((line) => this.type(line));
    this.board = new Board({
      press: (region, keyed) => this.press(region.payload, "", keyed), back: () => this.back(), typed: () => this.typing.line, texts, forms: boot.forms, signal,
    });
    this.caption = new Caption({ texts, clock, signal, list: () => this.openLog() }, icon("list"));
    this.players = new Players({ texts, clock, levels: boot.levels, games: boot.games });
    this.actions = new Actions({ texts, press, back: () => this.back(), own: () => this.own() });
    this.result = new Result({ texts, players: this.players, press, share: this.share });
    this.panel = new Panel({ texts, signal, levels: boot.levels, walk: (match, at) => this.walk(match, at) });
    this.question = this.asking();
    this.prompt = el("p", { class: "prompt", hidden: true });
    this.choices = el("div", { class: "choices", role: "group", "aria-label": texts.moves });
    this.asked = el("div", { class: "actions" });
    this.title = el("span", { class: "called", "aria-hidden": "true" });
    this.heading = el("h1", { class: "unseen" }); // stands before all else, wherever the title is seen
    this.stake = el("span", { class: "stake" });
    this.supply = el("span", { class: "supply" });
    this.stock = el("div", { class: "stockrow" }, this.supply, this.board.stock.element);
    this.head = el("header", { class: "head" },
      el("a", { class: "round back", href: "/", "data-code": "", "aria-label": texts.home }, icon("back")),
      this.title, this.stake,
      el("button", { type: "button", class: "round ends", "aria-label": texts.more, onclick: () => this.actions.more() }, icon("more")));
    this.curtain = el("section", { class: "curtain", hidden: true });
    // The board in words, for whoever wants it as text.
    this.reading = el("section", { class: "reading", "aria-label": texts.board, hidden: true });
    this.now = el("section", { class: "now" }, this.caption.element, this.reading, this.curtain, this.question, this.prompt, this.choices, this.asked);
    this.whole = el("button", {
      type: "button", class: "round whole", hidden: true, "aria-label": texts["whole-board"], title: texts["whole-board"],
      onclick: () => this.board.zoom.toggle(),
    }, icon("whole"));
    this.board.element.append(this.whole, this.typing.element);
    this.stage = el("section", { class: "stage", "aria-label": texts.board }, this.board.element);
    this.after = el("section", { class: "after" }, this.result.next, this.result.details);
    // In the order of the focus; where each stands the style sheet says.
    this.element = el("main", { class: "table" }, this.heading,
      this.now, this.board.tray.element, this.stage, this.after, this.actions.element, this.result.figures,
      this.players.element, this.stock, this.panel.element, this.head);
  }

  /** What the screens of others need of this table. */
  get context() {
    const { boot, code, ask, picture, clock, share } = this;
    return {
      boot, code, ask, picture, clock, share,
      press: (payload, label) => this.press(payload, label),
      button: (shown, kind) => this.button(shown, kind),
      close: () => this.leaveReplay(),
    };
  }

  /**
   * Show a screen message.
   *
   * @param {ScreenShown} screen
   */
  show(screen) {
    const before = this.screen;
    const changed = before?.revision !== screen.revision;
    const within = this.element.contains(document.activeElement);
    this.screen = screen;
    this.feel(before, changed);
    this.wait(false);
    Object.assign(this.element.dataset, { revision: screen.revision, kind: screen.kind || "board" });
    this.title.textContent = this.heading.textContent = screen.title || words(screen.lines[0] ?? "");
    this.stake.textContent = screen.stake;
    this.stake.hidden = !screen.stake;
    if (before && before.kind !== screen.kind) this.closeSheets();
    this.showLobby(screen);
    if (this.lobby) return undefined;
    this.caption.show(screen, changed);
    this.players.show(screen);
    this.actions.show(screen);
    this.actions.element.hidden = !screen.kind;
    if (screen.kind === "result") this.result.show(screen, before?.kind === "board");
    this.board.tray.draw = this.drawing(screen);
    this.showReading(screen);
    this.showChoices(screen);
    this.showSupply(screen.picture);
    this.showCurtain(screen);
    if (`${before?.picked}` !== `${screen.picked}`) this.board.zoom.around();
    const shown = this.recap.show(screen, Boolean(this.replay));
    this.fit();
    this.refocus(before, changed, within);
    this.retry();
    return shown;
  }

  /** After a press by the keyboard the focus goes where the next choice is made, as it does when what
   * it was on is gone. */
  refocus(before, changed, within) {
    const pressed = before && this.keyed && (changed || `${before.picked}` !== `${this.screen.picked}`);
    if (pressed) this.keyed = false;
    const active = document.activeElement;
    const gone = within && (active === document.body || !active?.checkVisibility());
    const ended = before?.kind === "board" && this.screen.kind === "result" && this.board.walking()?.node.matches(":focus-visible");
    if (pressed || gone || ended) this.decide();
  }

  decide() {
    const { screen } = this;
    if (this.replay || document.querySelector("dialog[open]")) return;
    const button = {
      curtain: () => this.curtain.querySelector("button"),
      result: () => this.result.next.querySelector(".main, .button"),
      board: () => !screen.waits && this.asked.querySelector("button"),
    }[screen.kind]?.();
    if (button) button.focus({ preventScroll: true });
    else if (screen.kind === "result" || !this.board.decide(screen.picked.length > 0)) this.caption.focus();
  }

  /** An own move is felt when it has come about: what was only picked is none. */
  feel(before, changed) {
    if (!this.laid || !before) return;
    if (changed) this.sounds.feel("own");
    if (changed || String(this.screen.picked) !== String(before.picked)) this.laid = false;
  }

  /**
   * Between the turns of two people on one screen: nobody's hand is there before it is asked for.
   *
   * @param {ScreenShown} screen
   */
  showCurtain({ kind, players, actions }) {
    const { texts } = this.boot;
    const covers = kind === "curtain";
    this.element.classList.toggle("curtained", covers);
    this.curtain.hidden = !covers;
    if (!covers) return;
    const { name = "", side } = players.find(({ turn }) => turn) ?? {};
    const [way] = actions.flat();
    this.curtain.replaceChildren(
      el("p", {}, texts["pass-device"]),
      el("p", { class: "whose" }, side ? badge(side) : null, el("b", { dir: "auto" }, name)),
      el("button", { type: "button", class: "button primary", onclick: () => this.press(way.payload) }, way.label));
  }

  /** @param {PictureShown | null} picture */
  showSupply(picture) {
    const { supply = null, stock = null } = picture?.parts ?? {};
    this.stock.hidden = supply === null && !stock;
    this.supply.hidden = supply === null;
    this.supply.replaceChildren(icon("supply"), el("span", { "aria-hidden": "true" }, `${supply}`),
      el("span", { class: "unseen" }, fill(this.boot.texts["supply-left"], { number: supply })));
  }

  /**
   * The move without a piece that the tray's last place stands for, where more can be drawn.
   *
   * @param {ScreenShown} screen
   */
  drawing({ choices: moves, picture }) {
    const { tray = null, supply = null, stock = null } = picture?.parts ?? {};
    const act = tray && supply && !stock && moves.find(({ act }) => act);
    return act ? { ...act, run: (event) => this.press(act.payload, act.label, event.detail === 0) } : null;
  }

  /** The board takes what the window leaves it. */
  fit() {
    const { screen } = this;
    if (!screen?.picture || this.lobby || this.replay) return;
    const beside = [this.head, this.players.element, this.stock, this.now, this.actions.element, ...(this.spread ? [this.board.tray.element] : [])];
    const { width, spread } = measured(screen.picture, this.element, beside, screen.kind === "result");
    this.element.style.setProperty("--board", `${Math.floor(width)}px`);
    const [left, top, right, bottom] = opening(screen.picture);
    this.element.style.setProperty("--tall", `${Math.floor((width * (bottom - top)) / (right - left))}px`);
    this.spread = spread;
    this.element.classList.toggle("spread", spread);
    this.board.spread(spread);
    this.board.zoom.apply();
    this.whole.hidden = !this.board.zoom.larger;
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
    onBoard.add(this.board.tray.draw?.payload);
    const shown = all ? moves : moves.filter(({ payload }) => !onBoard.has(payload));
    this.choices.style.setProperty("--columns", all && columns ? `${columns}` : "auto-fill");
    this.choices.classList.toggle("named", !all || shown.some(({ label }) => [...label].length > 4));
    this.replace(this.choices, shown.map((button) => this.button(button, all ? "choice" : "button choice")));
    this.prompt.hidden = kind !== "" || !prompt || lines.some((line) => words(line).includes(prompt));
    this.prompt.textContent = prompt;
    const rows = kind === "result" ? [] : kind ? asked({ actions }) : actions;
    this.replace(this.asked, rows.map((row) => this.row(row)));
  }

  /** New children in place of the old; the focus stays on the button that says the same. */
  replace(parent, children) {
    const active = parent.contains(document.activeElement) ? document.activeElement : null;
    parent.replaceChildren(...children);
    if (!active) return;
    const same = [...parent.querySelectorAll("button, a")].find((button) => button.textContent === active.textContent);
    same?.focus({ preventScroll: true });
  }

  row(buttons) {
    return row(buttons, (...press) => this.press(...press));
  }

  button(shown, kind) {
    return button(shown, kind, (...press) => this.press(...press));
  }

  // Presses: one at a time, and none without a line.

  /** Press a button. A second tap on it is none; another one pressed too soon has its turn. The
   * promise is of true when it was answered and not refused. */
  async press(payload, label = "", keyed = false) {
    if (this.offline) return false;
    if (this.busy) {
      if (payload !== this.pressed) this.next = [payload, label, keyed];
      return false;
    }
    const laid = this.isMove(payload);
    this.pressed = payload;
    this.label = label;
    this.keyed = keyed;
    this.laid = laid;
    this.next = this.refusal = this.again = null;
    this.wait(true);
    const answered = await this.ask({ ask: "press", payload });
    this.wait(false);
    const granted = answered && !this.refusal;
    if (answered) this.answer(payload, label, keyed);
    if (answered && this.next) this.press(...this.next);
    return granted;
  }

  /** What was refused because the table had just changed is done again, where it is still offered. */
  answer(payload, label, keyed) {
    const refusal = this.refusal;
    this.refusal = null;
    if (!refusal) return;
    this.laid = false;
    this.again = { payload, label, keyed, refusal };
    if (!this.retry()) this.late.set(() => this.giveUp(refusal), this.isOld(payload) ? 0 : LATE);
  }

  isOld(payload) {
    return Number(payload.split(":")[2]) !== this.screen?.revision;
  }

  /** True when the press that was refused is under way again. */
  retry() {
    const { again, screen } = this;
    if (!again || !this.isOld(again.payload)) return false;
    const offered = [...screen.choices, ...(screen.picture?.regions ?? [])];
    const same = offered.find(({ payload }) => verb(payload) === verb(again.payload) && path(payload) === path(again.payload));
    if (!same) return false;
    this.again = null;
    this.press(same.payload, again.label, again.keyed);
    return true;
  }

  giveUp(refusal) {
    if (this.again?.refusal !== refusal) return;
    this.again = null;
    this.caption.say(refusal, true);
  }

  /** Somebody is told something: of the press under way when its answer has come. */
  notice(text, alert) {
    if (alert && this.busy && this.isMove(this.pressed)) this.refusal = text;
    else this.caption.say(text, alert);
  }

  isMove(payload) {
    return ["mine", "move"].includes(verb(payload ?? ""));
  }

  wait(busy) {
    this.busy = busy;
    this.pale.clear();
    if (busy) this.pale.set(() => this.under(true), PALE);
    else this.under(false);
    this.caption.wait(busy);
  }

  /** What was pressed is pale while its answer takes long. */
  under(way) {
    this.element.classList.toggle("busy", way);
    for (const node of this.element.querySelectorAll(".pale")) node.classList.remove("pale");
    if (way) (this.board.node(this.pressed) ?? this.touched)?.classList.add("pale");
    this.touched = null;
  }

  /** Without a line nothing is pressed, nor kept for later. */
  connected(yes) {
    this.offline = !yes;
    if (yes) return;
    this.recap.lost();
    this.next = this.again = null;
  }

  /** Drop a half-made choice; true when there was one. */
  back() {
    if (this.typing.clear()) return true;
    if (!this.screen?.back) return false;
    this.press(this.screen.back);
    return true;
  }

  /** Run a slash command. What it shows is pointed at where it has long been in sight. */
  async command(text) {
    if (this.offline) return;
    const name = text.trim().replace(/^\//, "").split(" ")[0].toLowerCase();
    if (name === "board" || name === "hand") this.leaveReplay();
    await this.ask({ ask: "line", text });
    if (name === "hand" && !this.board.tray.element.hidden) this.point(this.board.tray.element);
    else if (name === "board") this.point(this.board.element);
  }

  point(element) {
    element.scrollIntoView({ block: "nearest" });
    element.classList.remove("pointed");
    void element.offsetWidth; // so that it begins again
    element.classList.add("pointed");
    element.addEventListener("animationend", () => element.classList.remove("pointed"), { once: true });
    this.caption.focus();
  }

  /** A key that no field wants: a piece by its number, a cell by its name, U, H, or where the focus
   * is on the board any other to begin a line with. True when taken. */
  key(key, target = document.body) {
    if (this.lobby || this.replay || !this.screen) return false;
    const typing = this.typed(target);
    if (this.typing.line) return typing && this.typing.key(key);
    const { begun = "" } = this;
    this.begin("");
    if (begun && this.named(begun + key)) return true;
    if (begun && typing && this.typing.key(key, begun)) return true;
    return this.shortcut(key) || (typing && key !== "." && this.typing.key(key));
  }

  shortcut(key) {
    const { regions } = this.board;
    const alone = { u: () => this.actions.undoes(), h: () => this.actions.run(this.actions.hint), "?": () => this.menu() }[key.toLowerCase()];
    const longer = regions.some(({ choice }) => choice.length > 1 && choice.startsWith(key));
    if (/^[a-z]$/.test(key) && regions.some(({ choice }) => choice.startsWith(key) && choice.length === 2)) this.begin(key, alone);
    else if (alone) alone();
    else if (/^[1-9]$/.test(key) && longer) this.begin(key, () => this.pick(Number(key)));
    else return /^[1-9]$/.test(key) && this.pick(Number(key));
    return true;
  }

  /** Keep a key with which a longer name may begin; alone it means something else, or nothing. */
  begin(key, alone) {
    this.hesitating.clear();
    this.begun = key;
    if (key) this.hesitating.set(() => (this.begin(""), alone?.()), alone ? HESITATION : LATE);
  }

  /** Whether keys that are pressed here may be typed to the board. */
  typed(target) {
    const { board, caption } = this;
    return this.screen.kind === "board"
      && [board.element, board.tray.element, caption.words].some((one) => one.contains(target) || target === document.body);
  }

  /** Play what was typed: one choice that stands on the board, or a move that the server reads. */
  type(line) {
    if (this.named(line.toLowerCase()) || this.offline) return;
    this.keyed = true;
    this.command(`/move ${line}`);
  }

  /** The own piece with that number, or the place that bears it. */
  pick(number) {
    const { parts } = this.screen.picture ?? {};
    const named = this.board.regions.find(({ choice }) => choice === String(number));
    const box = parts?.slots?.[number - 1];
    const inside = ({ points }) => box && points.every(([x, y]) => box[0] - 9 <= x && x <= box[2] + 9 && box[1] - 9 <= y && y <= box[3] + 99);
    const region = named ?? this.board.regions.find(inside);
    if (region) this.press(region.payload, "", true);
    return Boolean(region);
  }

  /** Press the choice of that name; true when there is one. */
  named(choice) {
    const region = this.board.regions.find((one) => one.choice === choice);
    if (region) this.press(region.payload, "", true);
    return Boolean(region);
  }

  // What else is shown.

  /** What More has beside what the server offers. */
  own() {
    const { texts } = this.boot;
    const buttons = choices.get("buttons") === "on";
    const sound = choices.get("sound") === "on";
    const flip = (name, on) => (choices.set(name, !on), this.show(this.screen));
    return [
      { label: buttons ? texts["moves-on-board"] : texts["moves-as-buttons"], icon: "board", run: () => flip("buttons", buttons) },
      { label: sound ? texts["sound-off"] : texts["sound-on"], icon: "sound", run: () => flip("sound", sound) },
      { label: texts["other-chats"], icon: "share", run: this.share },
      { label: texts.commands, icon: "search", run: this.menu },
    ];
  }

  openLog() {
    const { texts } = this.boot;
    const place = el("div", { class: "panelplace", hidden: true });
    this.panel.element.replaceWith(place);
    const sheet = openSheet(texts["moves-and-log"], texts.close, this.panel.element);
    this.panel.move(true);
    sheet.addEventListener("close", () => {
      place.replaceWith(this.panel.element);
      this.panel.move(false);
    });
  }

  /** Open the replay of a match at one of its moves. */
  walk(match, at) {
    this.closeSheets();
    if (!this.offline) this.ask({ ask: "replay", match, at });
  }

  /** Whether the browser shall notify: asked here, never by itself. */
  asking() {
    const { texts } = this.boot;
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

  /**
   * Before the first deal the lobby takes the place of all else.
   *
   * @param {ScreenShown} screen
   */
  showLobby(screen) {
    const open = screen.kind === "lobby";
    if (open && !this.lobby) {
      this.lobby = new Lobby(this.context);
      this.element.prepend(this.lobby.element);
    }
    if (!open) {
      this.lobby?.leave();
      this.lobby?.element.remove();
      this.lobby = null;
    }
    this.cover();
    this.lobby?.show(screen);
  }

  /**
   * Show a message of the type replay in place of all else.
   *
   * @param {ReplayShown} message
   */
  showReplay(message) {
    this.recap.end(false);
    if (!this.replay) {
      this.walking = new AbortController();
      this.replay = new Replay({ ...this.context, signal: AbortSignal.any([this.signal, this.walking.signal]) });
      this.element.prepend(this.replay.element);
    }
    this.cover();
    this.replay.show(message);
  }

  /**
   * A message of the type ply has come.
   *
   * @param {PlyShown} message
   */
  ply(message) {
    if (!this.recap.turn(message)) this.replay?.turn(message);
  }

  leaveReplay() {
    this.walking?.abort();
    this.replay?.element.remove();
    this.replay = null;
    this.cover();
    this.fit();
  }

  /** One of the lobby, the replay and the board is in sight. */
  cover() {
    const { lobby, replay } = this;
    if (lobby) lobby.element.hidden = Boolean(replay);
    this.element.classList.toggle("covered", Boolean(lobby || replay));
    this.element.classList.toggle("walking", Boolean(replay));
  }

  /** Where this page stands, for a server that has never heard of it. */
  get standing() {
    return this.screen && { revision: this.screen.revision, picked: this.screen.picked };
  }

  /**
   * Entries of a message of the type story. How a match ended the caption says.
   *
   * @param {Entry[]} entries
   */
  tell(entries) {
    this.caption.live.tell(this.panel.tell(entries).filter(({ mark }) => !mark.endsWith(":end")));
  }

  /**
   * Show a message of the type moves.
   *
   * @param {Moves} message
   */
  showMoves(message) {
    this.panel.showMoves(message);
  }

  /** What belongs to a match that is over goes with it. */
  closeSheets() {
    /** @type {NodeListOf<HTMLDialogElement>} */
    const sheets = document.querySelectorAll("dialog[open]");
    for (const sheet of sheets) sheet.close();
  }

  /**
   * Show a card of the server's beside the table. What a button leads to bears its name.
   *
   * @param {Card} card
   */
  card(card) {
    const { boot, clock, code } = this;
    const called = this.busy && !card.choices.length ? this.label : "";
    const picture = (digest) => this.picture(digest);
    openCard(card, { texts: boot.texts, clock, picture, called, code, press: (...press) => this.press(...press) });
  }

  /** The table cannot be seen, or no longer. */
  gone(text, home) {
    const { texts } = this.boot;
    this.element.replaceChildren(el("section", { class: "card gone" },
      el("h1", {}, text), el("p", {}, texts.gone),
      el("button", { type: "button", class: "button primary", onclick: home }, texts.home)));
  }
}
