// A walk through a match: the board after each move, what was played, the course of the match as
// the track of a slider, and the moves in notation.

/** @import { PictureShown, PlyShown, ReplayGrown, ReplayShown } from "./wire.js" */
/** @import { Request } from "./connection.js" */

import { el, icon } from "./dom.js";
import { Timer } from "./life.js";
import { moved, settle } from "./motion.js";
import { MoveList, sign } from "./notation.js";

const PACE = 900; // milliseconds from move to move while it plays
const KEPT = 60; // positions whose pictures are at hand
const HIGH = 100; // of the course's drawing; its width is one a move
const MANY = 16; // costly moves from which their dots are small
const LEAST = 2; // points of lead that the course shows at least
const HASH = /^#replay-(\d+)\.(\d+)$/;

/**
 * What to ask the server for where an address names a move of a match, else null.
 *
 * @param {string} hash
 * @returns {Request | null}
 */
export function walkAsked(hash) {
  const found = HASH.exec(hash);
  return found && { ask: "replay", match: Number(found[1]) - 1, at: Number(found[2]) };
}

export class Replay {
  /** `boot`, `code` of the table, `ask(message)` -> promise, `picture(digest)` -> address, and
   * `close()` to go back to the table; it ends with the signal. */
  constructor({ boot, code, ask, picture, close, signal }) {
    this.code = code;
    /** @type {import("./connection.js").Connection["ask"]} */
    this.ask = ask;
    this.picture = picture;
    this.forms = boot.forms;
    this.back = close;
    this.match = null; // the message of the type replay
    this.ply = 0; // where the reader is
    this.shown = null; // the position in sight, perhaps an earlier one
    this.kept = new Map(); // look and ply -> its message with the image
    this.asking = false;
    this.tabbed = false; // whether the focus came where it is by keys
    this.timer = new Timer(signal);
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.sharp = matchMedia("(prefers-contrast: more)");
    this.signal = signal;
    document.addEventListener("keydown", (event) => this.key(event), { signal });
    document.addEventListener("pointerdown", () => (this.tabbed = false), { signal });
    for (const wish of [this.dark, this.sharp]) wish.addEventListener("change", () => this.go(this.ply), { signal });
    signal.addEventListener("abort", () => settle(this.stage));
    this.build();
  }

  build() {
    this.title = el("h1", { tabindex: "-1" });
    this.score = el("p", { class: "walk-score" });
    this.stage = el("div", { class: "replay-stage" });
    this.pill = el("span", { class: "walk-ply" });
    this.said = el("p", {});
    this.course = el("svg:svg", { class: "walk-course", preserveAspectRatio: "none", "aria-hidden": "true" });
    this.dots = el("div", { class: "walk-dots" });
    this.needle = el("i", { class: "walk-needle", "aria-hidden": "true" });
    this.slider = el("input", { type: "range", min: "0", step: "1", oninput: () => this.jump(Number(this.slider.value)) });
    this.progress = el("p", { class: "walk-progress", role: "status" });
    this.buttons = Object.fromEntries(
      /** @type {[string, string, () => void][]} */ ([["first", "first", () => this.jump(0)], ["back", "prev", () => this.jump(this.ply - 1)],
        ["play", "play", () => this.toggle()], ["on", "fwd", () => this.jump(this.ply + 1)],
        ["last", "last", () => this.jump(this.plies)]])
        .map(([name, drawing, onclick]) => [name, el("button", { type: "button", class: `walk-way ${name}`, onclick }, icon(drawing))]));
    this.list = new MoveList((ply) => this.jump(ply));
    this.list.element.classList.add("card", "replay-moves");
    this.leaveButton = el("button", { type: "button", class: "walk-plain", onclick: () => this.close() }, icon("back"));
    this.shareButton = el("button", { type: "button", class: "walk-plain", onclick: () => this.ask({ ask: "press", payload: this.match.share }) }, icon("share"));
    this.element = el("section", { class: "replay" },
      el("header", { class: "replay-bar" }, this.leaveButton, this.title, this.score, this.shareButton),
      this.stage,
      el("div", { class: "replay-side" },
        el("div", { class: "replay-said", "aria-live": "polite" }, this.pill, this.said),
        el("div", { class: "replay-course" }, this.course, this.dots, this.needle, this.slider, this.progress),
        el("div", { class: "replay-ways" }, Object.values(this.buttons)),
        this.list.element));
  }

  get plies() {
    return this.match?.moves.length ?? 0;
  }

  /**
   * Show a message of the type replay, or grown.
   *
   * @param {ReplayShown | ReplayGrown} message
   */
  show(message) {
    if (message.table !== this.code) return;
    const before = this.match?.number === message.number ? this.match : null;
    if (!before && this.match) this.kept.clear();
    this.match = message;
    this.shareButton.hidden = !message.share;
    if (before) this.forget(before, message);
    const atEnd = before && this.ply === before.moves.length && !this.timer.running;
    this.label(message.words);
    this.draw();
    this.list.show(message);
    this.slider.max = `${this.plies}`;
    const start = message.at ?? (before ? (atEnd ? this.plies : this.ply) : this.plies);
    this.go(start);
    if (!before) this.title.focus({ preventScroll: true });
  }

  /** Forget the positions that look different now. */
  forget(before, { moves, running }) {
    let same = true;
    for (let ply = 0; ply <= before.moves.length; ply++) {
      const [old, now] = [before.moves[ply - 1], moves[ply - 1]];
      same = same && old?.text === now?.text;
      const end = ply === before.moves.length && before.running !== running;
      if (same && old?.cost === now?.cost && !end) continue;
      for (const key of this.kept.keys()) if (key.endsWith(`:${ply}`)) this.kept.delete(key);
    }
  }

  label(words) {
    this.title.textContent = words.replay;
    this.list.element.setAttribute("aria-label", words.moves);
    this.slider.setAttribute("aria-label", words.course);
    for (const [name, button] of Object.entries(this.buttons)) button.setAttribute("aria-label", words[name]);
    this.leaveButton.setAttribute("aria-label", words.leave);
    this.shareButton.setAttribute("aria-label", words.share);
    this.showPlaying();
  }

  /** The course of the match as areas, or a line for everybody, and a dot for each costly move. */
  draw() {
    const { course, columns, moves, progress, running } = this.match;
    const width = Math.max(1, this.plies);
    const reach = Math.max(LEAST, ...course.flatMap(({ points }) => points.map(([, value]) => Math.abs(value)))) * 1.1;
    const y = (value) => (HIGH / 2) * (1 - value / reach);
    const middle = el("svg:line", { x1: 0, x2: width, y1: HIGH / 2, y2: HIGH / 2, class: "middle" });
    this.course.setAttribute("viewBox", `0 0 ${width} ${HIGH}`);
    const two = columns.length === 2;
    const drawn = course.flatMap(({ points }, place) => {
      const line = [[0, 0], ...points].map(([ply, value]) => [ply, y(value)]);
      const path = line.map((spot) => spot.join()).join(" ");
      const edge = el("svg:polyline", { points: path, class: two ? "edge" : `edge seat-${place}` });
      return two ? [area(line, "first", Math.min), area(line, "second", Math.max), edge] : [edge];
    });
    this.course.replaceChildren(...drawn, middle);
    const value = new Map(course.flatMap(({ points }) => points));
    this.dots.replaceChildren(...moves.filter(({ cost }) => cost).map(({ ply, text, cost }) => {
      const name = `${ply}. ${text} ${cost}`;
      const dot = el("button", {
        type: "button", class: "walk-dot", tabindex: "-1", "aria-label": name, title: name, onclick: () => this.jump(ply),
      });
      dot.style.left = `${(100 * ply) / width}%`;
      dot.style.top = `${y(value.get(ply) ?? 0)}%`;
      return dot;
    }));
    this.dots.classList.toggle("many", this.dots.childElementCount > MANY);
    this.progress.textContent = progress;
    this.element.classList.toggle("running", running);
  }

  // Where the reader is

  /** The reader has chosen a move: nothing plays on. */
  jump(ply) {
    this.pause();
    this.go(ply);
  }

  go(ply) {
    this.ply = Math.max(0, Math.min(this.plies, ply));
    const share = `${(100 * this.ply) / Math.max(1, this.plies)}%`;
    this.needle.style.left = share;
    this.slider.value = `${this.ply}`;
    const move = this.match.moves[this.ply - 1];
    this.slider.setAttribute("aria-valuetext", move ? `${this.ply}. ${move.text} ${move.cost ?? ""}` : this.match.words.start);
    const atStart = this.ply === 0, atEnd = this.ply === this.plies;
    for (const [name, off] of Object.entries({ first: atStart, back: atStart, on: atEnd, last: atEnd }))
      this.buttons[name].setAttribute("aria-disabled", `${off}`);
    this.list.mark(this.ply);
    history.replaceState(history.state, "", `#replay-${this.match.number + 1}.${this.ply}`);
    this.fetch();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const goal = {
      ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: this.plies,
    }[event.key];
    if (event.key === "Tab") this.tabbed = true;
    const button = this.tabbed && event.target.closest?.("button"); // reached by keys, so they press it
    const space = event.key === " " && (!button || button === this.buttons.play);
    if (goal === undefined && !space && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") this.close();
    else if (space) this.toggle();
    else this.jump(goal);
  }

  toggle() {
    if (this.timer.running) return this.pause();
    if (this.ply === this.plies) this.go(0);
    this.timer.set(() => this.step(), PACE);
    this.showPlaying();
  }

  step() {
    this.go(this.ply + 1);
    if (this.ply === this.plies) return this.pause();
    this.timer.set(() => this.step(), PACE);
  }

  pause() {
    this.timer.clear();
    this.showPlaying();
  }

  showPlaying() {
    const { play } = this.buttons;
    play.setAttribute("aria-label", this.match?.words[this.timer.running ? "pause" : "play"] ?? "");
    play.classList.toggle("playing", this.timer.running);
  }

  // Positions and their pictures

  /** What the pictures look like: the classes that the page wears, and the system's wishes. */
  look() {
    return [document.documentElement.className, this.dark.matches, this.sharp.matches].join(" ");
  }

  /** Show the position where the reader is; what is on its way is shown when it comes. */
  async fetch() {
    const known = this.kept.get(`${this.look()}:${this.ply}`);
    if (known) await this.put(known);
    if (this.asking) return;
    const wanted = known ? this.ahead() : this.ply;
    if (wanted === null) return;
    this.asking = true;
    const reached = await this.ask({ ask: "ply", match: this.match.number, ply: wanted });
    this.asking = false;
    if (reached && !this.signal.aborted && (!known || wanted !== this.ply)) this.next(wanted);
  }

  /** Go on asking where there is something new to ask for. */
  next(asked) {
    const here = this.kept.has(`${this.look()}:${this.ply}`);
    if (here ? this.ahead() !== null && this.ahead() !== asked : this.ply !== asked) this.fetch();
  }

  /** The move after this one, while its picture is not there yet. */
  ahead() {
    const ply = this.ply + 1;
    return ply <= this.plies && !this.kept.has(`${this.look()}:${ply}`) ? ply : null;
  }

  /**
   * A message of the type ply has come.
   *
   * @param {PlyShown} message
   */
  async turn(message) {
    if (message.table !== this.code || message.number !== this.match?.number) return;
    const address = this.picture(message.picture.digest);
    const image = el("img", { class: "picture", alt: message.picture.alt, draggable: "false", src: address });
    const look = this.look();
    await image.decode().catch(() => {});
    this.kept.set(`${look}:${message.ply}`, { ...message, image, address });
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value);
    if (message.ply === this.ply) await this.put(this.kept.get(`${look}:${message.ply}`));
  }

  async put(position) {
    const before = this.shown;
    this.shown = position;
    if (before?.image === position.image) return;
    const { picture, image } = position;
    this.pill.textContent = position.ply;
    this.pill.hidden = !position.ply;
    this.said.replaceChildren(el("b", {}, position.said), position.better ? ` ${position.better}` : "");
    this.element.classList.toggle("costly", Boolean(position.better));
    this.showScore(position.score);
    settle(this.stage);
    const near = before && Math.abs(before.ply - position.ply) === 1;
    if (near) moved(
      { ...before.picture, address: before.image.src }, { ...picture, address: image.src },
      { stage: this.stage, place: (point) => this.place(point), forms: this.forms });
    this.crop(picture);
    this.stage.replaceChildren(image);
  }

  /**
   * Of the picture only the board is shown; who leads stands above.
   *
   * @param {PictureShown} picture
   */
  crop({ parts, width, height }) {
    const [left, top, right, bottom] = parts?.board ?? [0, 0, width, height];
    this.box = { left, top, width: right - left, height: bottom - top };
    const { stage } = this;
    stage.style.setProperty("--ratio", `${this.box.width / this.box.height}`);
    stage.style.setProperty("--zoom", `${width / this.box.width}`);
    stage.style.setProperty("--left", `${-left / this.box.width}`);
    stage.style.setProperty("--top", `${-top / this.box.width}`);
  }

  /**
   * Where a point of the picture lies in the window.
   *
   * @param {number[]} point
   */
  place([x, y]) {
    const { left, top, width } = this.stage.getBoundingClientRect();
    const scale = width / this.box.width;
    return { x: left + (x - this.box.left) * scale, y: top + (y - this.box.top) * scale, scale };
  }

  /** @param {number[]} score */
  showScore(score) {
    const { columns } = this.match;
    this.score.hidden = columns.length !== 2 || score.length !== 2;
    if (this.score.hidden) return;
    this.score.replaceChildren(sign(columns[0].side), el("b", {}, score[0]), " : ", el("b", {}, score[1]), sign(columns[1].side));
    this.score.setAttribute("aria-label", columns.map(({ name }, place) => `${name} ${score[place]}`).join(", "));
  }

  close() {
    history.replaceState(history.state, "", location.pathname);
    this.back();
  }
}

/** What a line encloses with the middle on one side of it. */
function area(line, name, end) {
  const spots = [];
  line.forEach(([x, y], place) => {
    const [u, v] = line[place - 1] ?? [x, y];
    if ((v - HIGH / 2) * (y - HIGH / 2) < 0) spots.push([u + ((x - u) * (HIGH / 2 - v)) / (y - v), HIGH / 2]);
    spots.push([x, end(y, HIGH / 2)]);
  });
  const [from, to] = [spots[0][0], spots.at(-1)[0]];
  const path = [[from, HIGH / 2], ...spots, [to, HIGH / 2]].map((spot) => spot.join()).join(" ");
  return el("svg:polygon", { points: path, class: name });
}
