// What a table shows once a piece is picked, which the server has told before: nobody is asked again.

/** @import { PicksShown, PickShown, PictureShown, ScreenShown } from "./wire.js" */
/** @import { Covered } from "./overlay.js" */

import { path } from "./payload.js";

/** @typedef {ScreenShown & { picture: Covered }} Picked */

export class PicksState {
  constructor() {
    /** @type {ScreenShown | null} */
    this.screen = null; // the newest of the server
    /** @type {PicksShown | null} */
    this.told = null; // last
    /** @type {Map<string, [PickShown, HTMLImageElement]>} */
    this.picks = new Map(); // those of that position by their payloads, with their sprites, once these can be drawn
    this.payload = ""; // what has picked the piece that lies picked
  }

  /**
   * The screen to show for one of the server: with the piece picked that was.
   *
   * @param {ScreenShown} screen
   */
  show(screen) {
    const same = screen.revision === this.screen?.revision && !screen.picked.length;
    this.screen = screen;
    if (!same) this.payload = "";
    return this.picked(this.payload) ?? screen;
  }

  /**
   * What the pieces become that may be picked, with their sprites; what follows a pick is told after it.
   *
   * @param {PicksShown} told
   * @param {HTMLImageElement} sprites
   */
  take(told, sprites) {
    if (!this.holds(told)) this.picks.clear();
    this.told = told;
    for (const pick of told.picks) this.picks.set(pick.payload, [pick, sprites]);
  }

  /** Whether what was told last is of the same position. */
  holds({ table, revision, picture }) {
    const { told } = this;
    return told?.table === table && told.revision === revision && told.picture === picture;
  }

  /** Whether another piece can be picked after the one that is, and it is not known what that becomes. */
  get goesOn() {
    const [{ targets, begun }] = this.picks.get(this.payload) ?? [{ targets: [], begun: "" }];
    return targets.some(([choice, , more]) => more && !this.picks.has(begun + choice));
  }

  /**
   * The screen after a press, where it only picks a piece or puts back the one that was picked here;
   * null where the server has to be asked.
   *
   * @param {string} payload
   * @returns {ScreenShown | null}
   */
  press(payload) {
    const known = this.picked(payload);
    const drops = payload === this.picks.get(this.payload)?.[0].back || (payload.startsWith("mine:") && path(payload) === "");
    const put = this.payload && !known && drops;
    const screen = put ? this.screen : known;
    if (put) this.payload = "";
    else if (screen || !payload.startsWith("mine:")) this.payload = screen ? payload : "";
    return screen;
  }

  /** @returns {Picked | null} */
  picked(payload) {
    const { screen } = this;
    const [pick, sprites] = this.picks.get(payload) ?? [];
    const holds = pick && screen && this.holds({ ...screen, picture: screen.picture?.digest });
    return holds ? after(screen, pick, sprites) : null;
  }
}

/**
 * A screen on which a piece is picked.
 *
 * @param {ScreenShown} screen
 * @param {PickShown} pick
 * @param {HTMLImageElement} sprites
 * @returns {Picked}
 */
export function after(screen, pick, sprites) {
  const { picture } = screen;
  const { begun, line, prompt, columns, picked, back, actions, targets, parts, others = [], held = [], pieces = [], cells = [] } = pick;
  return {
    ...screen, lines: [line, ...screen.lines.slice(1)], prompt, columns, picked, back, actions,
    choices: targets.map(([choice, label]) => ({ label, style: "plain", payload: begun + choice })),
    picture: {
      ...picture,
      regions: [...targets.flatMap((target) => regions(target, begun, picture)), ...others.map((at) => picture.regions[at])],
      held: changed(picture.held, held),
      pieces: changed(picture.pieces, pieces),
      cells: picture.cells.map((line, at) => changed(line, cells.flatMap(([row, ...cell]) => (row === at ? [cell] : [])))),
      laid: { sprites, parts },
    },
  };
}

/**
 * The regions of what can be chosen.
 *
 * @param {PickShown["targets"][number]} target
 * @param {string} begun
 * @param {PictureShown} picture
 */
function regions([choice, label, more, outlines, places, points], begun, picture) {
  const cell = picture.cells.flat().find(({ place }) => place === choice);
  const found = outlines.length ? outlines : cell ? [cell.points] : [];
  const preview = places && { places, points };
  return found.map((outline) => ({ points: outline, choice, label, payload: begun + choice, more, preview }));
}

function changed(all, changes) {
  const copy = [...all];
  for (const [at, one] of changes) copy[at] = one;
  return copy;
}
