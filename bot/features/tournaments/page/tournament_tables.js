// The tables of a tournament: how everybody stands, and the crosstable.

/** @import { TournamentShown } from "../../../platforms/web/static/js/wire.js" */

import { el, fill } from "../../../platforms/web/static/js/dom.js";
import { avatar } from "../../../platforms/web/static/js/people.js";

const TIES = "ties"; // what the place of the standings says while it shows what decides among equals

/**
 * The standings; what decides among equals is folded away until a press.
 *
 * @param {TournamentShown} told
 * @param {number} own
 * @param {import("../../../platforms/web/static/js/wire.js").Boot} boot
 * @param {HTMLElement} place
 */
export function standings({ standings: all, entrants, ties, words, stage }, own, boot, place) {
  const played = all.some((one) => one.played);
  const button = el("button", {
    type: "button", class: "filter", "data-key": TIES, "aria-pressed": String(place.classList.contains(TIES)),
    onclick: () => button.setAttribute("aria-pressed", String(place.classList.toggle(TIES))),
  }, words.ties);
  const column = (name, label, style = "") => el("th", { scope: "col", class: style || null, abbr: label }, name);
  const table = (rows, label) => el("table", { "aria-label": label },
    el("thead", {}, el("tr", {}, el("th", { scope: "col", class: "place", "aria-label": words.place }, "#"), column(words.name, words.name),
      column(words.points, words.points), column(words.played, words.played, "played"), ties.map((name) => column(name, name, "tie")))),
    el("tbody", {}, rows.map((one) => {
      const entrant = entrants.find(({ number }) => number === one.entrant);
      return el("tr", { class: one.entrant === own ? "you" : null },
        el("td", { class: "place" }, el("span", { class: stage === "over" && one.group <= 1 && one.place <= 3 ? `medal medal${one.place}` : null }, `${one.place}`)),
        el("th", { scope: "row" }, el("span", { class: "entrant" }, avatar(entrant, boot.levels), named(entrant, words),
          one.entrant === own ? el("span", { class: "self" }, boot.texts.you) : null)),
        el("td", { class: "figure" }, one.points), el("td", { class: "played" }, `${one.played}`),
        one.ties.map((value) => el("td", { class: "tie" }, value)));
    })));
  return [
    played ? null : el("p", { class: "about" }, words["no-results"]),
    ...grouped(all, words, words.all, table),
    ties.length && played ? button : null,
  ];
}

/**
 * Everybody's results, against each or in each round; null where there are none. For the ear each result comes with
 * who sat opposite.
 *
 * @param {TournamentShown} told
 * @param {number} own
 */
export function crosstable({ standings: all, entrants, square, words }, own) {
  const listed = all.filter(({ cells }) => cells.length);
  if (!listed.some(({ played }) => played)) return null;
  const name = (wanted) => entrants.find(({ number }) => number === wanted)?.name ?? "";
  const places = (rows) => [...Array(Math.max(...rows.map(({ cells }) => cells.length))).keys()];
  const label = (rows, place) => (square ? name(rows[place].entrant) : fill(words.round, { number: place + 1 }));
  const cell = ([text, share, opposite], itself) => el("td", {
    "data-result": itself ? "itself" : share === null ? null : share > 0.5 ? "won" : share < 0.5 ? "lost" : "drawn",
  }, text, opposite && text ? el("span", { class: "unseen" }, ` ${name(opposite)}`) : null);
  const table = (rows, called) => el("table", { "aria-label": called },
    el("thead", {}, el("tr", {}, el("th", { scope: "col", class: "place", "aria-label": words.place }, "#"), el("th", { scope: "col" }, words.name),
      places(rows).map((place) => el("th", { scope: "col", "aria-label": label(rows, place) }, `${place + 1}`)), el("th", { scope: "col", class: "figure" }, words.points))),
    el("tbody", {}, rows.map((one, row) => el("tr", { class: one.entrant === own ? "you" : null },
      el("td", { class: "place" }, `${row + 1}`),
      el("th", { scope: "row" }, named(entrants.find(({ number }) => number === one.entrant), words)),
      one.cells.map((each, place) => cell(each, square && place === row)),
      el("td", { class: "figure" }, one.points)))));
  return [el("h2", {}, words.crosstable), ...grouped(listed, words, words.crosstable, table)];
}

/** A table of all, or one of each group below its name. */
function grouped(rows, words, label, table) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  if (groups.length < 2) return [scrolled(label, table(rows, label))];
  return groups.flatMap((number) => {
    const called = fill(words.group, { number });
    return [el("h3", {}, called), scrolled(called, table(rows.filter(({ group }) => group === number), called))];
  });
}

/** A name, crossed out of whoever has withdrawn. */
function named({ name, gone = false }, words) {
  return el("b", { dir: "auto" }, gone ? el("s", {}, name) : name, gone ? el("span", { class: "unseen" }, ` (${words.gone})`) : null);
}

/** What may be wider than the page: it is moved along by itself. */
function scrolled(label, table) {
  return el("div", { class: "cup-scrolled", role: "region", "aria-label": label, tabindex: 0 }, table);
}
