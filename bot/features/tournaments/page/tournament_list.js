// The tournaments in which the visitor is, and the way to another one.

/** @import { TournamentsShown } from "../../../platforms/web/static/js/wire.js" */

import { el, icon } from "../../../platforms/web/static/js/dom.js";
import { head, moment } from "./tournament_parts.js";

export class TournamentList {
  /** @param {import("../../../platforms/web/static/js/feature.js").ViewParts} parts */
  constructor({ boot, ask, messages, signal }) {
    this.boot = boot;
    this.ask = ask;
    this.element = el("main", { class: "ladder cups" });
    messages.listen({ tournaments: (message) => this.show(message) }, signal);
  }

  open() {
    return this.ask({ ask: "tournaments" });
  }

  /** @param {TournamentsShown} message */
  show({ rows, words, new: payload }) {
    const { texts } = this.boot;
    const start = el("button", { type: "button", class: "button primary", onclick: () => this.ask({ ask: "press", payload }) }, icon("plus"), words.new);
    this.element.replaceChildren(
      head("/", texts.home, texts.tournaments),
      rows.length ? el("ul", { class: "matchlist" }, rows.map(({ code, title, line, at }) => el("li", {},
        el("a", { class: "tablecard", href: `/tournaments/${code}`, "data-view": "" },
          icon("crown"), el("span", { class: "who" }, el("b", {}, title), " ", el("span", {}, moment(line, at)))))))
        : el("p", { class: "nobody" }, words.none),
      el("p", { class: "ways" }, start));
  }
}
