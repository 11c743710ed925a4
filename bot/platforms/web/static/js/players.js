// Who plays: an avatar with the side's sign, the name, what the seat holds and has, its clock.

/** @import { GameShown, LevelShown, PlayerShown, ScreenShown } from "./wire.js" */

import { el, fill, icon } from "./dom.js";
import { Figures, figure } from "./figures.js";
import { Later } from "./later.js";
import { avatar } from "./people.js";
import { still } from "./still.js";

const profiles = new Later(() => import("./profile.js"));
const EASE = "cubic-bezier(.2,.8,.2,1)";
const SLIDE = 200; // milliseconds, for the sign of whose turn it is
const SAND = 60; // seconds left from which a running clock stands out

export class Players {
  /** Clocks run on `clock`; `levels` are the keys of the computers' levels, from the weakest on;
   * `games` say how points are counted; `press(payload)` does what a button of a profile says. */
  constructor({ texts, clock, levels, games, press }) {
    this.texts = texts;
    this.clock = clock;
    this.levels = levels;
    this.press = press;
    this.game = (title) => games.find(({ label }) => label === title);
    this.figures = new Figures();
    this.match = null; // the number of the match that is shown
    this.list = el("ul", {});
    this.element = el("section", { class: "players", "aria-label": texts.players }, this.list);
  }

  /**
   * Show the players of a screen message, in seat order.
   *
   * @param {ScreenShown} screen
   */
  show({ players, title, played }) {
    const [match = null] = played ?? [];
    if (match !== this.match) this.figures = new Figures();
    this.match = match;
    const card = this.list.querySelector(".turn");
    const from = card?.getBoundingClientRect();
    this.element.hidden = !players.length;
    this.element.dataset.many = `${players.length}`;
    this.list.replaceChildren(...players.map((player) => this.chip(player, title)));
    if (from?.width) slid(from, this.list.querySelector(".turn"));
  }

  /**
   * @param {PlayerShown} player
   * @param {string} title
   */
  chip(player, title) {
    const { name, turn, you, won } = player;
    const { texts, clock, levels, press } = this;
    const game = this.game(title);
    const count = counting(game);
    const open = () => profiles.now(({ openProfileOf }) => openProfileOf(player, { texts, clock, levels, count, press }));
    const state = [turn && "turn", you && "you", won && "won"].filter(Boolean).join(" ");
    return el("li", { class: `player ${state}`, "aria-current": turn ? "true" : null },
      this.avatar(player),
      el("span", { class: "called" },
        el("b", { class: "name", title: name, dir: "auto" }, name)),
      el("span", { class: "has" }, this.has(player, count, game?.pile && game.key),
        player.given ? el("span", { class: "given" }, player.given) : null,
        you ? el("span", { class: "self" }, this.texts.you) : null),
      this.time(player),
      el("button", {
        type: "button", class: "profile", "data-key": `player${player.seat}`, "data-why": `player.${player.seat}`, onclick: open,
        "aria-label": fill(texts["profile-of"], { name }),
      }));
  }

  /** @param {PlayerShown} player */
  avatar(player) {
    return el("span", { class: "face" }, avatar(player, this.levels, true),
      player.won ? el("span", { class: "crown" }, icon("crown")) : null);
  }

  /**
   * The figure that counts most is large: points where nobody has a side.
   *
   * @param {PlayerShown} player
   * @param {((number: number) => string) | null} counted
   * @param {string | null | undefined} pile
   */
  has({ seat, holds, points, side }, counted, pile = null) {
    const held = holds === undefined ? [] : [
      el("span", { class: "hand", "data-side": side, "data-pile": side ? null : pile, "aria-hidden": "true" }),
      el("span", { class: "holds" }, el("span", { class: "unseen" }, `${this.texts.holds} `), `${holds}`)];
    if (points === undefined || (side && held.length)) return held;
    return [this.figures.show(seat, points, el("span", { class: counted ? "counted" : "points" }), counted ?? figure), ...held];
  }

  /**
   * The clock of the reader who is to move says so itself when its end is near.
   *
   * @param {PlayerShown} player
   */
  time({ left, deadline, you }) {
    if (deadline !== undefined && deadline !== null) {
      const soon = deadline - this.clock.now() < SAND;
      const at = Math.round(deadline);
      return el("span", { class: soon ? "time soon" : "time" },
        this.clock.line([{ at, words: this.clock.rough(at - this.clock.now()), own: you }], true));
    }
    if (left === undefined || left === null) return null;
    return el("span", { class: "time" }, this.clock.rough(left));
  }
}

/** What puts the points of a game into words; null where they are just points. */
function counting({ count = "", one = "" } = {}) {
  return count ? (number) => (number === 1 ? one : fill(count, { number })) : null;
}

/** The sign of whose turn it is, which is drawn before and after the element `node`, comes sliding
 * from the rectangle `from`. */
function slid(from, node) {
  if (!node || still() || document.hidden) return;
  requestAnimationFrame(() => {
    const { x, y } = node.getBoundingClientRect();
    if (from.x === x && from.y === y) return;
    const frames = { transform: [`translate(${from.x - x}px, ${from.y - y}px)`, "none"] };
    for (const pseudoElement of ["::before", "::after"])
      node.animate(frames, { duration: SLIDE, easing: EASE, pseudoElement });
  });
}
