// A walk through a match: the board after each move, by buttons, keys, a slider, or by itself.

/** @import { LineShown, PlyShown, ReplayGrown, ReplayShown } from "../../../platforms/web/static/js/wire.js" */
/** @import { Position } from "./replay_state.js" */

import { el } from "../../../platforms/web/static/js/dom.js";
import { Timer } from "../../../platforms/web/static/js/life.js";
import { settle } from "../../../platforms/web/static/js/motion.js";
import { openMatchShare } from "../../../platforms/web/static/js/share_match.js";
import { ReplayState } from "./replay_state.js";
import { ReplayView } from "./replay_view.js";
import { TriedLine } from "./tried_line.js";

const PACE = 900; // milliseconds from move to move while it plays

export class Replay {
  /**
   * `close()` goes back to the table; it ends with the signal.
   *
   * @param {import("../../../platforms/web/static/js/covers.js").TableParts & { close: () => void }} table
   */
  constructor({ boot, code, ask, picture, close, signal }) {
    this.code = code;
    this.ask = ask;
    this.picture = picture;
    this.back = close;
    this.state = new ReplayState();
    this.asking = false;
    this.tabbed = false; // whether the focus came where it is by keys
    this.playing = new Timer(signal);
    this.signal = signal;
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.sharp = matchMedia("(prefers-contrast: more)");
    this.line = new TriedLine({ ask, rejoin: () => this.jump(this.state.ply) });
    this.view = new ReplayView({
      line: this.line, forms: boot.forms, jump: (ply) => this.jump(ply), step: (by) => this.jump(this.state.ply + by),
      play: (path) => this.play(path),
      end: () => this.jump(this.state.plies), toggle: () => this.toggle(), close: () => this.close(),
      share: () => this.share(boot), learn: () => ask({ ask: "press", payload: this.state.match.learn }),
    });
    this.element = this.view.element;
    document.addEventListener("keydown", (event) => this.key(event), { signal });
    document.addEventListener("pointerdown", () => (this.tabbed = false), { signal });
    for (const wish of [this.dark, this.sharp]) wish.addEventListener("change", () => (this.line.on ? this.line.again() : this.go(this.state.ply)), { signal });
    signal.addEventListener("abort", () => settle(this.view.stage));
  }

  /**
   * Show a message of the type replay, or grown.
   *
   * @param {ReplayShown | ReplayGrown} message
   */
  show(message) {
    if (message.table !== this.code) return;
    const { fresh, at } = this.state.take(message, this.playing.running);
    this.view.show(message);
    this.showPlaying();
    if (fresh || !this.line.on) this.go(at);
    if (!fresh) return;
    this.view.title.focus({ preventScroll: true });
    const { aside } = this.view, { row } = this.line;
    const tryOut = (ply, moves) => this.tryOut(ply, moves);
    const detail = { number: message.number, over: !message.running, aside, row, tryOut };
    this.element.dispatchEvent(new CustomEvent("walked", { bubbles: true, detail }));
  }

  // Where the reader is

  /** The reader has chosen a move: nothing plays on. */
  jump(ply) {
    this.pause();
    this.go(ply);
  }

  go(ply) {
    this.line.end();
    this.state.go(ply);
    this.view.mark(this.state);
    history.replaceState(history.state, "", this.state.address);
    this.fetch();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const goal = this.state.goal(event.key);
    if (event.key === "Tab") this.tabbed = true;
    const button = this.tabbed && event.target.closest?.("button"); // reached by keys, so they press it
    const space = event.key === " " && (!button || button === this.view.buttons.play);
    if (goal === undefined && !space && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (this.line.on && event.key === "Escape") this.line.rejoin();
    else if (this.line.on && event.key === "ArrowLeft") this.line.undo();
    else if (event.key === "Escape") this.close();
    else if (space) this.toggle();
    else this.jump(goal);
  }

  toggle() {
    this.line.end();
    if (this.playing.running) return this.pause();
    if (this.state.ply === this.state.plies) this.go(0);
    this.playing.set(() => this.step(), PACE);
    return this.showPlaying();
  }

  step() {
    this.go(this.state.ply + 1);
    if (this.state.ply === this.state.plies) return this.pause();
    return this.playing.set(() => this.step(), PACE);
  }

  pause() {
    this.playing.clear();
    this.showPlaying();
  }

  showPlaying() {
    this.view.showPlaying(this.state.match?.words, this.playing.running);
  }

  // Positions and their pictures

  /** What the pictures look like: the classes that the page wears, and the system's wishes. */
  get look() {
    return [document.documentElement.className, this.dark.matches, this.sharp.matches].join(" ");
  }

  /** Show the position where the reader is; what is on its way is shown when it comes. */
  async fetch() {
    const { state, look } = this;
    const known = state.here(look);
    if (known) this.put(known);
    if (this.asking) return;
    const wanted = known ? state.ahead(look) : state.ply;
    if (wanted === null) return;
    this.asking = true;
    const reached = await this.ask({ ask: "ply", match: state.match.number, ply: wanted });
    this.asking = false;
    if (reached && !this.signal.aborted && (!known || wanted !== state.ply) && state.wantsMore(this.look, wanted)) this.fetch();
  }

  /**
   * A message of the type ply has come.
   *
   * @param {PlyShown} message
   */
  async turn(message) {
    const { state, look } = this;
    if (message.table !== this.code || message.number !== state.match?.number) return;
    const position = await this.drawn(message);
    state.keep(look, position);
    if (message.ply === state.ply) this.put(position);
  }

  /**
   * What a message shows, once its picture is there.
   *
   * @template {PlyShown | LineShown} T
   * @param {T} message
   */
  async drawn(message) {
    const { digest, alt } = message.picture;
    const address = this.picture(digest);
    const image = el("img", { class: "picture", alt, draggable: "false", src: address });
    await image.decode().catch(() => {});
    return { ...message, image, address };
  }

  /** Show a position of the match, unless something is tried out beside it. */
  put(position) {
    if (!this.line.on) this.view.put(position, this.state.match);
  }

  // What is tried out beside the match

  /** Play what was better here, or what was pressed in the line. */
  play(path) {
    this.pause();
    this.line.press(this.state.match.number, this.state.ply - 1, path);
  }

  /** Play a whole line that was kept. */
  tryOut(ply, moves) {
    this.jump(ply);
    this.line.play(this.state.match.number, ply, moves);
  }

  /**
   * A message of the type tried has come.
   *
   * @param {LineShown} message
   */
  async tried(message) {
    const { match } = this.state;
    if (message.table !== this.code || message.number !== match?.number) return;
    const position = await this.drawn(message);
    if (!this.line.on || this.signal.aborted) return;
    this.line.show(message, match, (path) => this.play(path));
    this.view.put({ ...position, ply: message.ply + message.moves.length, better: "", instead: "" }, match);
  }

  /** The address of this position, once the match is over, and the animation of it all. */
  share(boot) {
    const { match, ply } = this.state;
    const press = () => this.ask({ ask: "press", payload: match.share });
    if (match.running) return press();
    const label = boot.texts["share-animation"];
    const alike = () => this.ask({ ask: "press", payload: `matches:${this.code}:0:p${match.number}x${ply}.first` });
    const ways = [...(match.share ? [{ label, press }] : []), ...(ply && boot.texts.alike ? [{ label: boot.texts.alike, press: alike }] : [])];
    return openMatchShare(boot, { code: this.code, number: match.number, ply, ways });
  }

  close() {
    history.replaceState(history.state, "", `/t/${this.code}`);
    this.back();
  }
}
