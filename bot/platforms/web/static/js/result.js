// The end of a match: who won, the figures, and what can be done next.

/** @import { ButtonShown, PlayerShown, ScreenShown } from "./wire.js" */

import { asked, everything } from "./actions.js";
import { el, fill, icon, replace } from "./dom.js";
import { Figures, figure } from "./figures.js";
import { path, verb } from "./payload.js";
import { openMatchShare } from "./share_match.js";

const ICONS = { walk: "replay", analyse: "analysis", rematch: "rematch", next: "next" };
const QUIET = new Set(["walk", "analyse"]); // beside each other below the main button
const FOLDED = new Set(["ask", "fair"]);

export class Result {
  /** It stands in the `places`; `press(payload, label)`; `share()` opens the invitation. */
  constructor({ boot, players, places, press, share }) {
    this.boot = boot;
    this.texts = boot.texts;
    this.players = players;
    this.press = press;
    this.share = share;
    /** @type {import("./result_places.js").ResultPlaces} */
    const { figures, next, details } = places;
    this.figures = figures;
    this.next = next;
    this.details = details;
    this.counting = new Figures();
    this.match = null; // the number of the match that is shown
  }

  /**
   * `live`: the match has ended before the reader's eyes, so that the scores count up.
   *
   * @param {ScreenShown} screen
   * @param {boolean} live
   */
  show(screen, live) {
    const [match = null] = screen.played ?? [];
    if (match !== this.match) this.counting = new Figures();
    this.match = match;
    this.figures.replaceChildren(this.scores(screen, live));
    const all = everything(screen);
    const main = asked(screen).flat().filter(({ payload, url }) => url || !QUIET.has(verb(payload)));
    const shared = all.find(({ payload }) => verb(payload) === "share" && path(payload)); // as an animation
    const share = shared ? () => this.shareMatch(screen, shared) : this.share;
    const quiet = all.filter(({ payload }) => QUIET.has(verb(payload)));
    replace(this.next, [
      ...main.map((button, place) => this.button(button, place ? "button" : "button primary main")),
      el("div", { class: "row" }, quiet.map((button) => this.button(button, "button")),
        el("button", { type: "button", class: "button", onclick: share }, icon("share"), this.texts["share-word"])),
    ]);
    const rows = this.rows(screen);
    this.details.hidden = !rows.length;
    replace(this.details, rows);
  }

  /**
   * The address of the match, and the animation and the file that can be made of it.
   *
   * @param {ScreenShown} screen
   * @param {ButtonShown} animation
   */
  shareMatch(screen, animation) {
    const file = everything(screen).find(({ payload }) => path(payload).startsWith("export"));
    const ways = [{ ...animation, label: this.texts["share-animation"] }, file].filter(Boolean);
    openMatchShare(this.boot, {
      code: screen.table, number: screen.played[0],
      ways: ways.map(({ label, payload }) => ({ label, press: () => this.press(payload, label) })),
    });
  }

  /**
   * @param {ButtonShown} button
   * @param {string} kind
   */
  button({ label, payload, url }, kind) {
    if (url) return el("a", { class: kind, href: url, target: "_blank", rel: "noopener", "data-key": label }, label);
    const name = ICONS[verb(payload)];
    return el("button", { type: "button", class: kind, "data-key": label, onclick: () => this.press(payload, label) },
      name ? icon(name) : null, label);
  }

  /**
   * Two sides face each other, the reader's first; more players stand in the order of their points.
   *
   * @param {ScreenShown} screen
   * @param {boolean} live
   */
  scores({ players }, live) {
    const known = players.every(({ points }) => points !== undefined);
    if (players.length === 2) return this.pair(players[1].you && !players[0].you ? players.toReversed() : players, known, live);
    const ranked = known ? [...players].sort((a, b) => Number(b.won ?? false) - Number(a.won ?? false) || b.points - a.points) : players;
    return el("ol", { class: "ranked" }, ranked.map((player) => el("li", { class: player.won ? "won" : "" },
      this.players.avatar(player), this.named(player), this.rated(player),
      known ? this.figure(player, "figure", live) : null)));
  }

  /**
   * The name, which leads to the ratings of a person who has any.
   *
   * @param {PlayerShown} player
   */
  named({ name, who }) {
    const label = fill(this.texts["profile-of"], { name });
    const said = el("b", {}, name);
    return who ? el("a", { class: "named", href: `/ladder/${who}`, "data-view": "", "aria-label": label }, said) : said;
  }

  /**
   * What the match has changed of a player's rating.
   *
   * @param {PlayerShown} player
   */
  rated({ gain }) {
    const said = gain && fill(this.texts["rating-change"], { number: gain });
    return gain ? el("span", { class: gain.startsWith("+") ? "rated up" : "rated" }, said) : null;
  }

  /**
   * @param {PlayerShown} player
   * @param {string} kind
   * @param {boolean} live
   */
  figure({ seat, points }, kind, live) {
    return this.counting.show(seat, points, el("span", { class: kind }), figure, live ? 0 : points);
  }

  /**
   * @param {PlayerShown[]} players
   * @param {boolean} known
   * @param {boolean} live
   */
  pair([first, second], known, live) {
    const one = (player) => el("div", { class: `one ${player.won ? "won" : ""}` }, this.players.avatar(player), this.named(player), this.rated(player));
    const score = (player, other) => {
      const kind = other.won && other.points > player.points ? "figure behind" : "figure"; // not where somebody gave up
      return known ? this.figure(player, kind, live) : el("span", { class: kind });
    };
    const long = known && [first, second].some(({ points }) => `${points}`.length > 2);
    return el("div", { class: "pair" }, one(first),
      el("p", { class: `score ${long ? "long" : ""}` }, score(first, second), el("span", { class: "colon" }, known ? ":" : "–"), score(second, first)),
      one(second));
  }

  /**
   * All that counted, and the proof of the deal.
   *
   * @param {ScreenShown} screen
   */
  rows(screen) {
    const folded = everything(screen).filter(({ payload }) => verb(payload) === "accuracy");
    const stands = screen.actions.flat().filter(({ payload }) => FOLDED.has(verb(payload)) && !path(payload).startsWith("scoring"));
    const rows = new Map([...folded, ...stands].map((entry) => [entry.payload, entry]));
    return [...rows.values()].map((entry) => (verb(entry.payload) === "fair" ? this.seal(entry) : this.row(entry)));
  }

  /** @param {ButtonShown} button */
  row({ label, payload }) {
    return el("button", { type: "button", class: "detail", "data-key": label, onclick: () => this.press(payload, label) },
      icon("list"), el("span", {}, label), icon("next"));
  }

  /**
   * The proof of the deal.
   *
   * @param {ButtonShown} button
   */
  seal({ label, payload }) {
    return el("button", { type: "button", class: "detail seal", onclick: () => this.press(payload, label) },
      icon("lock"), el("span", {}, this.texts["fair-deal"]), el("b", {}, this.texts.check));
  }
}
