// What one is after in a game, with a picture of one turn, where its moves will stand once there are any.

/** @import { Boot, ScreenShown } from "./wire.js" */

import { everything } from "./actions.js";
import { button } from "./buttons.js";
import { el } from "./dom.js";
import { verb } from "./payload.js";
import { turn } from "./themed_pictures.js";

export class Beginning {
  /**
   * `press(payload, label, keyed)` does what the button says.
   *
   * @param {{ boot: Boot, press: (payload: string, label: string, keyed: boolean) => void }} table
   */
  constructor({ boot, press }) {
    this.boot = boot;
    this.press = press;
    this.element = el("div", { class: "beginning" });
  }

  /** @param {ScreenShown} screen */
  show(screen) {
    const { games, me } = this.boot;
    const game = games.find(({ label }) => label === screen.title);
    const rules = everything(screen).find(({ payload }) => verb(payload) === "rules");
    if (!game || this.element.childElementCount) return;
    this.element.append(turn(game, me), el("p", {}, game.goal), ...(rules ? [button(rules, "button", this.press)] : []));
  }
}
