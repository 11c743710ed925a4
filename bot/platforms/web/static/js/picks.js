// The screens of a table, with the piece picked that its person has picked here.

/** @import { PicksShown, ScreenShown } from "./wire.js" */

import { PicksState } from "./picks_state.js";

export class Picks {
  /**
   * `show(screen)` shows one; `picture(digest)` is where the bytes of a picture are.
   *
   * @param {{ code: string, ask: import("./connection.js").Connection["ask"], messages: import("./messages.js").Messages, signal: AbortSignal,
   *   picture: (digest: string) => string, show: (screen: ScreenShown) => void }} table
   */
  constructor({ code, ask, messages, signal, picture, show }) {
    this.ask = ask;
    this.state = new PicksState();
    this.picture = picture;
    this.show = show;
    messages.listen({
      screen: (screen) => screen.table === code && show(this.state.show(screen)),
      picks: (message) => message.table === code && this.take(message),
    }, signal);
  }

  /** Where the server believes the page to stand. */
  get standing() {
    const { screen } = this.state;
    return screen && { revision: screen.revision, picked: screen.picked };
  }

  /** True for a press that the server need not hear of: it picks a piece, or puts it back. */
  alone(payload) {
    const screen = this.state.press(payload);
    if (screen) this.show(screen);
    if (screen && this.state.goesOn) this.ask({ ask: "ahead", payload });
    return Boolean(screen);
  }

  /** @param {PicksShown} message */
  async take(message) {
    const sprites = new Image();
    sprites.src = this.picture(message.sprites);
    await sprites.decode().catch(() => {});
    this.state.take(message, sprites);
  }
}
