// What a replay looks like: the board, what was played, the course as the track of a slider, and the
// moves in notation.

/** @import { FormShown, PictureShown, PlyShown, ReplayGrown, ReplayShown } from "../../../platforms/web/static/js/wire.js" */
/** @import { ReplayState } from "./replay_state.js" */

/**
 * @typedef {Pick<PlyShown, "ply" | "said" | "better" | "instead" | "score" | "picture"> & { image: HTMLImageElement }} Position
 *   of the match, or beside it
 */

import { Course } from "./course.js";
import { el, icon } from "../../../platforms/web/static/js/dom.js";
import { figure } from "../../../platforms/web/static/js/figures.js";
import { moved, settle } from "../../../platforms/web/static/js/motion.js";
import { MoveList, sign } from "../../../platforms/web/static/js/notation.js";
import { onSwipe } from "./swipes.js";

export class ReplayView {
  /**
   * `jump(ply)` leads to a move, `step(by)` so many on, `end()` to the last; `play(path)` tries out what a
   * place of the picture stands for, and `line` is what is tried out.
   *
   * @param {{ line: import("./tried_line.js").TriedLine, forms: Record<string, FormShown>, jump: (ply: number) => void,
   *   step: (by: number) => void, end: () => void, play: (path: string) => void, toggle: () => void, close: () => void,
   *   share: () => void, learn: () => void }} replay
   */
  constructor({ line, forms, jump, step, end, play, toggle, close, share, learn }) {
    this.line = line;
    this.forms = forms;
    this.play = play;
    /** @type {Position | null} */
    this.shown = null; // the position in sight, perhaps an earlier one
    this.title = el("h1", { tabindex: "-1" });
    this.score = el("p", { class: "walk-score" });
    this.stage = el("div", { class: "replay-stage" });
    this.regions = el("svg:svg", { class: "regions" });
    onSwipe(this.stage, (by) => line.on || step(by));
    this.pill = el("span", { class: "walk-ply" });
    this.said = el("p", {});
    this.course = new Course(jump);
    this.slider = el("input", { type: "range", min: "0", step: "1", oninput: () => jump(Number(this.slider.value)) });
    this.progress = el("p", { class: "walk-progress", role: "status" });
    this.buttons = {
      first: way("first", "first", () => jump(0)),
      back: way("back", "prev", () => step(-1)),
      play: way("play", "play", toggle),
      on: way("on", "fwd", () => step(1)),
      last: way("last", "last", end),
    };
    this.list = new MoveList(jump);
    this.list.element.classList.add("card", "replay-moves");
    this.leaveButton = el("button", { type: "button", class: "walk-plain", onclick: close }, icon("back"));
    this.shareButton = el("button", { type: "button", class: "walk-plain", onclick: share }, icon("share"));
    this.learnButton = el("button", { type: "button", class: "button walk-learn", hidden: true, onclick: learn });
    this.aside = el("div", { class: "replay-aside" }, this.learnButton);
    this.element = el("section", { class: "replay" },
      el("header", { class: "replay-bar" }, this.leaveButton, this.title, this.score, this.shareButton),
      this.stage,
      el("div", { class: "replay-side" },
        el("div", { class: "replay-said", "aria-live": "polite" }, this.pill, this.said),
        el("div", { class: "replay-course" }, this.course.drawing, this.course.dots, this.course.needle, this.slider, this.progress),
        el("div", { class: "replay-ways" }, Object.values(this.buttons)),
        line.element,
        this.aside,
        this.list.element));
  }

  /** @param {ReplayShown | ReplayGrown} match */
  show(match) {
    const { words, moves, progress, running, learn, learning } = match;
    this.learnButton.hidden = !learn;
    this.learnButton.textContent = learning;
    this.title.textContent = words.replay;
    this.list.element.setAttribute("aria-label", words.moves);
    this.slider.setAttribute("aria-label", words.course);
    for (const [name, button] of Object.entries(this.buttons)) button.setAttribute("aria-label", words[name]);
    this.leaveButton.setAttribute("aria-label", words.leave);
    this.shareButton.setAttribute("aria-label", words.share);
    this.course.show(match);
    this.progress.textContent = progress;
    this.element.classList.toggle("running", running);
    this.list.show(match);
    this.slider.max = `${moves.length}`;
  }

  /** @param {ReplayState} state */
  mark({ match, move, ply, plies }) {
    this.course.mark(ply, plies);
    this.slider.value = `${ply}`;
    this.slider.setAttribute("aria-valuetext", move ? `${ply}. ${move.text} ${move.cost ?? ""}` : match.words.start);
    const atStart = ply === 0, atEnd = ply === plies;
    for (const [name, off] of Object.entries({ first: atStart, back: atStart, on: atEnd, last: atEnd }))
      this.buttons[name].setAttribute("aria-disabled", `${off}`);
    this.list.mark(ply);
  }

  showPlaying(words, plays) {
    const { play } = this.buttons;
    play.setAttribute("aria-label", words?.[plays ? "pause" : "play"] ?? "");
    play.classList.toggle("playing", plays);
  }

  /**
   * @param {Position} position
   * @param {ReplayShown | ReplayGrown} match
   */
  put(position, match) {
    const before = this.shown;
    this.shown = position;
    if (before?.image === position.image) return;
    const { picture, image } = position;
    this.pill.textContent = `${position.ply}`;
    this.pill.hidden = !position.ply;
    this.said.replaceChildren(el("b", {}, position.said), " ", this.better(position) ?? "");
    this.element.classList.toggle("costly", Boolean(position.better));
    this.element.classList.toggle("trying", this.line.on);
    this.showScore(position.score, match);
    settle(this.stage);
    const near = before && (this.line.on || Math.abs(before.ply - position.ply) === 1);
    if (near) moved(
      { ...before.picture, address: before.image.src }, { ...picture, address: image.src },
      { stage: this.stage, place: (point) => this.place(point), forms: this.forms });
    this.crop(picture);
    this.lay(picture);
    this.stage.replaceChildren(image, ...(picture.regions.length ? [this.regions] : []));
  }

  /**
   * What was better, which a press plays.
   *
   * @param {Position} position
   */
  better({ better, instead }) {
    return better ? el("button", { type: "button", class: "walk-better", onclick: () => this.play(instead) }, better) : null;
  }

  /**
   * The places of the picture that can be pressed.
   *
   * @param {PictureShown} picture
   */
  lay({ regions }) {
    const { left, top, width, height } = this.box;
    this.regions.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    this.regions.replaceChildren(...regions.map(({ points, choice, label, payload }) => {
      const press = () => this.play(payload);
      const key = (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        press();
      };
      return el("svg:polygon", {
        points: points.map((point) => point.join()).join(" "), class: "region", role: "button", tabindex: "0",
        "aria-label": label, "data-choice": choice, onclick: press, onkeydown: key,
      });
    }));
  }

  /**
   * Of the picture only the board is shown, and the hand that plays; who leads stands above.
   *
   * @param {PictureShown} picture
   */
  crop({ parts, width, height }) {
    const [left, top, right, end] = parts?.board ?? [0, 0, width, height];
    const bottom = Math.max(end, (this.line.on && parts?.tray?.[3]) || 0);
    this.box = { left, top, width: right - left, height: bottom - top };
    const { style } = this.stage;
    style.setProperty("--ratio", `${this.box.width / this.box.height}`);
    style.setProperty("--zoom", `${width / this.box.width}`);
    style.setProperty("--left", `${-left / this.box.width}`);
    style.setProperty("--top", `${-top / this.box.width}`);
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

  /**
   * @param {PlyShown["score"]} score
   * @param {ReplayShown | ReplayGrown} match
   */
  showScore(score, { columns }) {
    this.score.hidden = columns.length !== 2 || score.length !== 2;
    if (this.score.hidden) return;
    this.score.replaceChildren(sign(columns[0].side), el("b", {}, figure(score[0])), " : ", el("b", {}, figure(score[1])), sign(columns[1].side));
    this.score.setAttribute("aria-label", columns.map(({ name }, place) => `${name} ${figure(score[place])}`).join(", "));
  }
}

function way(name, drawing, onclick) {
  return el("button", { type: "button", class: `walk-way ${name}`, onclick }, icon(drawing));
}
