// A table: who plays, its picture, what is said about it, what can be pressed, and what has happened.

/** @import { CardShown, EntryShown, ScreenShown } from "./wire.js" */

import { Actions } from "./actions.js";
import { Board } from "./board.js";
import { Caption } from "./caption.js";
import { Covers } from "./covers.js";
import { drawing } from "./drawing.js";
import { around, icon } from "./dom.js";
import { added } from "./feature.js";
import { KeyState } from "./key_state.js";
import { Later } from "./later.js";
import { LOW, PANELLED, PRINT, WIDE } from "./layout.js";
import { Timer } from "./life.js";
import { Panel } from "./panel.js";
import { Players } from "./players.js";
import { Picks } from "./picks.js";
import { PressState } from "./press_state.js";
import { resultPlaces } from "./result_places.js";
import { asksWhy, focusNext, isLost } from "./table_focus.js";
import { TableView } from "./table_view.js";
import { Typing } from "./typing.js";

const cards = new Later(() => import("./cards.js"));
const results = new Later(() => import("./result.js"));
const logs = new Later(() => import("./table_menu.js"));
const PALE = 300; // milliseconds after which a press that is under way is seen

/** @import { TableContext, TableParts } from "./covers.js" */

export class Table {
  /** @param {TableParts} parts */
  constructor(parts) {
    const { boot, code, ask, clock, messages, signal } = parts;
    const { texts } = boot;
    this.parts = parts;
    this.code = code;
    /** @type {ScreenShown | null} */
    this.screen = null;
    this.newest = null; // which may wait until it can be shown
    this.touched = null; // the element of the page that was clicked
    this.pale = new Timer(signal);
    const press = (payload, label = "", keyed = false) => this.press(payload, label, keyed);
    this.presses = new PressState({
      ask, signal, alone: (payload) => this.picks.alone(payload), screen: () => this.screen, waits: (busy) => this.wait(busy),
      refused: (text) => this.caption.say(text, true), dropped: parts.dropped,
    });
    this.typing = new Typing((line) => this.keys.named(line.toLowerCase()) || this.sendLine(line));
    this.keys = new KeyState({
      screen: () => this.screen, regions: () => this.board.regions, press, signal,
      alone: { u: () => this.actions.undoes(), h: () => this.actions.run(this.actions.hint, "hint"), i: () => asksWhy(this.element) },
      listens: (target) => this.listens(target), typing: this.typing,
    });
    this.board = new Board({
      press: (region, keyed) => this.press(region.payload, "", keyed), back: () => this.back(), typed: () => this.typing.line,
      texts, forms: boot.forms, signal,
    });
    this.caption = new Caption({ texts, clock, signal, list: () => logs.now(({ openLog }) => openLog(this.panel, texts)) }, icon("list"));
    this.players = new Players({ texts, clock, levels: boot.levels, games: boot.games, press });
    this.actions = new Actions({ texts, press, back: () => this.back(), table: parts, changed: () => this.show(this.screen) });
    this.places = resultPlaces(texts);
    /** @type {import("./result.js").Result | null} */
    this.result = null; // once a match has ended
    this.panel = new Panel({ boot, press, signal, walk: (match, at) => this.walk(match, at) });
    const { board, caption, players, actions, panel, places: result } = this;
    this.view = new TableView({ texts, press, parts: { board, typing: this.typing, caption, players, actions, result, panel } });
    this.element = this.view.element;
    this.element.addEventListener("click", (event) => (this.touched = around(event, "button")), { capture: true, signal });
    addEventListener("resize", () => this.fit(), { signal });
    for (const query of [WIDE, LOW, PANELLED, PRINT]) query.addEventListener("change", () => this.fit(), { signal });
    this.picks = new Picks({ ...parts, show: (screen) => this.show(screen) });
    messages.listen({
      story: ({ table, entries }) => table === code && this.tell(entries),
      moves: (message) => message.table === code && this.panel.showMoves(message),
    }, signal);
    this.covers = new Covers({ ...parts, element: this.element, press, fit: () => this.fit() });
    this.added = added(parts.features, this.context);
  }

  /** @returns {TableContext} */
  get context() {
    const { parts, element, board, caption, covers, view } = this;
    return {
      ...parts, element, cover: (other) => covers.cover(other), focus: () => caption.focus(),
      at: (x, y) => board.at(x, y), say: (text) => caption.say(text, true), press: (payload) => this.press(payload),
      display: (shown, moves) => board.show(shown, shown && parts.picture(shown.digest), view.spread, moves),
    };
  }

  /**
   * Show a screen message, one of the end of a match once that can be shown.
   *
   * @param {ScreenShown} screen
   * @returns {void}
   */
  show(screen) {
    this.newest = screen;
    const { Result } = results.there ?? {};
    if (screen.kind === "result" && !Result) return results.now(() => this.newest === screen && this.show(screen));
    const before = this.screen;
    const changed = before?.revision !== screen.revision;
    const picked = before && `${before.picked}` !== `${screen.picked}`;
    const within = this.element.contains(document.activeElement);
    this.screen = screen;
    if (before && this.presses.hasLaid(changed, picked)) this.parts.sounds.feel("own");
    this.presses.wait(false);
    this.view.showHead(screen);
    if (before && before.kind !== screen.kind) closeSheets();
    this.covers.showLobby(screen);
    if (this.lobby) return this.added.beside(screen);
    this.caption.show(screen, changed);
    this.players.show(screen);
    this.actions.show(screen);
    if (screen.kind === "result") {
      const { parts: { boot, share }, players, places } = this;
      this.result ??= new Result({ boot, players, places, press: (payload, label) => this.press(payload, label), share });
      this.result.show(screen, before?.kind === "board");
    }
    this.board.tray.draw = drawing(screen, (...press) => this.press(...press));
    this.view.show(screen);
    if (!before || picked) this.board.zoom.around();
    this.added.show(screen);
    this.fit();
    this.refocus(before, changed || picked, within);
    this.presses.retry();
  }

  /** After a press by the keyboard the focus goes where the next choice is made, as it does when what
   * it was on is gone. */
  refocus(before, changed, within) {
    const pressed = before && this.presses.keyed && changed;
    if (pressed) this.presses.keyed = false;
    const ended = before?.kind === "board" && this.screen.kind === "result" && this.board.spots.walking()?.node.matches(":focus-visible");
    const come = !before && document.activeElement === this.element;
    if ((pressed || come || isLost(within) || ended) && !this.covers.other) focusNext(this.screen, this);
  }

  fit() {
    if (this.screen?.picture && !this.covers.any) this.view.fit(this.screen);
  }

  // Presses, keys and commands.

  press(payload, label = "", keyed = false) {
    return this.presses.press(payload, label, keyed);
  }

  /** A press is under way, or no longer. */
  wait(busy) {
    if (busy) this.pale.set(() => this.showPale(true), PALE);
    else {
      this.pale.clear();
      this.showPale(false);
    }
    this.caption.wait(busy);
  }

  showPale(late) {
    this.view.showPale(late, late ? (this.board.node(this.presses.payload) ?? this.touched) : null);
    this.touched = null;
  }

  /** Somebody is told something: of the press under way when its answer has come. */
  notice(text, alert) {
    if (!alert || !this.presses.isRefusal(text)) this.caption.say(text, alert);
  }

  connected(yes) {
    this.presses.connected(yes);
    if (!yes) this.added.lost();
  }

  /** Drop a half-made choice; true when there was one. */
  back() {
    if (this.typing.clear()) return true;
    if (!this.screen?.back) return false;
    this.press(this.screen.back);
    return true;
  }

  /** A key that no field wants; true when taken. */
  key(key, target = document.body) {
    return !this.covers.any && Boolean(this.screen) && this.keys.key(key, target);
  }

  /** Whether keys that are pressed there may be typed to the board. */
  listens(target) {
    const { board, caption } = this;
    return this.screen.kind === "board"
      && [board.element, board.tray.element, caption.words].some((one) => one.contains(target) || target === document.body);
  }

  /** Have a typed move read by the server. */
  sendLine(line) {
    if (this.presses.drops()) return;
    this.presses.keyed = true;
    this.command(`/move ${line}`);
  }

  /** Run a slash command. What it shows is pointed at where it has long been in sight. */
  async command(text) {
    if (this.presses.drops()) return;
    const name = text.trim().replace(/^\//, "").split(" ")[0].toLowerCase();
    if (name === "board" || name === "hand") this.added.close();
    await this.parts.ask({ ask: "line", text });
    if (name === "hand" && !this.board.tray.element.hidden) this.view.point(this.board.tray.element);
    else if (name === "board") this.view.point(this.board.element);
  }

  // What else is shown.

  /** Lead to a move of a match. */
  walk(match, ply) {
    closeSheets();
    if (!this.presses.drops()) this.added.walk(match, ply);
  }

  get lobby() {
    return this.covers.lobby;
  }

  /**
   * Entries of a message of the type story. How a match ended the caption says.
   *
   * @param {EntryShown[]} entries
   */
  tell(entries) {
    this.caption.live.tell(this.panel.tell(entries).filter(({ mark }) => !mark.endsWith(":end")));
  }

  /**
   * Show a card of the server's beside the table. What a button leads to bears its name.
   *
   * @param {CardShown} card
   */
  card(card) {
    const { boot, clock, code, picture } = this.parts;
    const called = this.presses.busy && !card.choices.length ? this.presses.label : "";
    cards.now(({ openCard }) => openCard(card, { texts: boot.texts, clock, picture, called, code, press: (...press) => this.press(...press) }));
  }
}

/** What belongs to a match that is over goes with it. */
function closeSheets() {
  /** @type {NodeListOf<HTMLDialogElement>} */
  const sheets = document.querySelectorAll("dialog[open]");
  for (const sheet of sheets) sheet.close();
}
