// Where a piece can be drawn: the last place of the tray stands for that.

/** @import { ScreenShown } from "./wire.js" */

/**
 * The move without a piece that the tray's last place stands for, where more can be drawn.
 *
 * @param {ScreenShown} screen
 * @param {(payload: string, label: string, keyed: boolean) => void} press
 */
export function drawing({ choices: moves, picture }, press) {
  const { tray = null, supply = null, stock = null } = picture?.parts ?? {};
  const act = tray && supply && !stock && moves.find(({ act }) => act);
  return act ? { ...act, run: (event) => press(act.payload, act.label, event.detail === 0) } : null;
}
