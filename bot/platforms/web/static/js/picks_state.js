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
    this.told = null;
    /** @type {HTMLImageElement | null} */
    this.sprites = null; // once they can be drawn
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
   * What the pieces become that may be picked, with their sprites.
   *
   * @param {PicksShown} told
   * @param {HTMLImageElement} sprites
   */
  take(told, sprites) {
    this.told = told;
    this.sprites = sprites;
  }

  /**
   * The screen after a press, where it only picks a piece or puts back the one that was picked here;
   * null where the server has to be asked.
   *
   * @param {string} payload
   * @returns {ScreenShown | null}
   */
  press(payload) {
    const put = this.payload && payload.startsWith("mine:") && path(payload) === "";
    const screen = put ? this.screen : this.picked(payload);
    if (put) this.payload = "";
    else if (screen || !payload.startsWith("mine:")) this.payload = screen ? payload : "";
    return screen;
  }

  /** @returns {Picked | null} */
  picked(payload) {
    const { screen, told, sprites } = this;
    const holds = sprites && payload && told.table === screen?.table && told.revision === screen.revision && told.picture === screen.picture?.digest;
    const pick = holds && told.picks.find((one) => one.payload === payload);
    return pick ? after(screen, pick, sprites) : null;
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
  const { begun, line, prompt, columns, picked, back, actions, targets, parts, others = [], held = [], pieces = [] } = pick;
  return {
    ...screen, lines: [line, ...screen.lines.slice(1)], prompt, columns, picked, back, actions,
    choices: targets.map(([choice, label]) => ({ label, style: "plain", payload: begun + choice })),
    picture: {
      ...picture,
      regions: [...targets.flatMap((target) => regions(target, begun, picture)), ...others.map((at) => picture.regions[at])],
      held: changed(picture.held, held),
      pieces: changed(picture.pieces, pieces),
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
