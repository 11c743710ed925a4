// Cards of the server's in a sheet, at a table and at home: an answer, the rules, a text board, a
// question.

/** @import { CardShown } from "./wire.js" */

import { button, row } from "./buttons.js";
import { words } from "./clock.js";
import { around, el } from "./dom.js";
import { openSheet } from "./sheets.js";

const TITLE = 60; // characters that a card's first line may have to be its title
const NAME = "Crosstable"; // the title of what has none and belongs to no table
const COMMAND = /^\/\S+\w/; // at the beginning of a line that says what it does

/**
 * Show a card; `called` is its title if it has a name of its own, `code` the one it has for want
 * of any; `press(payload, label, keyed)` does what its buttons say.
 *
 * @param {CardShown} card
 * @param {{ texts: Record<string, string>, clock: import("./clock.js").Clock, picture: (digest: string) => string, called?: string, code?: string, press: (payload: string, label: string, keyed: boolean) => void }} page
 */
export function openCard(card, { texts, clock, picture, called = "", code = "", press }) {
  const first = words(card.lines[0] ?? "");
  const titled = card.lines.length && first.length <= TITLE && !first.includes("\n");
  const [title, lines] = called ? [called, card.lines]
    : titled ? [first, card.lines.slice(1)] : [code || NAME, card.lines];
  const shown = picture && card.picture;
  const sheet = openSheet(title, texts.close,
    shown ? el("img", { class: "ratingcard", src: picture(shown.digest), alt: shown.alt, width: shown.width, height: shown.height }) : null,
    ...paragraphs(lines).map(({ kind, lines }) => el("p", { class: kind }, broken(lines, clock))),
    el("div", { class: "choices named" }, card.choices.map((shown) => button(shown, "choice", press))),
    ...card.actions.map((shown) => row(shown, press)));
  sheet.addEventListener("click", (event) => around(event, ".choice, .row .button") && sheet.close());
}

/** Lines below each other in one paragraph. */
function broken(lines, clock) {
  return lines.flatMap((line, place) => [...(place ? ["\n"] : []), ...said(line, clock)]);
}

/** A line, of which the command that it tells of stands out. */
function said(line, clock) {
  const command = typeof line === "string" && COMMAND.exec(line)?.[0];
  return command ? [el("b", {}, command), line.slice(command.length)] : clock.line(line);
}

/** Lines as paragraphs; what comes with line breaks of its own is a board drawn in characters. */
function paragraphs(lines) {
  const found = [];
  for (const line of lines) {
    const kind = words(line).includes("\n") ? "drawn" : "said";
    const last = found.at(-1);
    if (last?.kind === "said" && kind === "said") last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  return found;
}
