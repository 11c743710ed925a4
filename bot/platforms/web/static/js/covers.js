// What takes the place of the board: the lobby before the first deal, and other views of a table.

/** @import { Boot, PictureShown, ScreenShown } from "./wire.js" */

import { Lobby } from "./lobby.js";

/**
 * What a table is made of: `ask(message)` -> promise; `picture(digest)` -> address; moments in lines
 * run on the `clock`; `share()` opens the invitation, `menu()` the commands; `sounds` let an own move
 * be felt. All ends with the signal.
 *
 * @typedef {{ boot: Boot, features: import("./feature.js").Feature[], code: string, ask: import("./connection.js").Connection["ask"], picture: (digest: string) => string,
 *   clock: import("./clock.js").Clock, messages: import("./messages.js").Messages, signal: AbortSignal,
 *   share: () => void, dropped: () => void, menu: () => void, sounds: import("./sounds.js").Sounds }} TableParts
 */

/**
 * What else may stand at a table: it is shown instead of the board by `cover(element)`, until
 * `cover(null)`; `at(x, y)` is the point of the picture at a point of the window, null beside it;
 * `say(text)` says something below the board for a while; `display(picture, moves)` -> promise puts a picture message on the board, where
 * `moves` with what has changed seen to move; `focus()` leads to what is said.
 *
 * @typedef {TableParts & { element: HTMLElement, cover: (element: HTMLElement | null) => void, focus: () => void,
 *   at: (x: number, y: number) => [number, number] | null, say: (text: string) => void, press: (payload: string) => void,
 *   display: (picture: PictureShown | null, moves: boolean) => Promise<void> }} TableContext
 */

export class Covers {
  /**
   * `element` is the table's; `fit()` lets the board take its place again.
   *
   * @param {TableParts & { element: HTMLElement, press: (payload: string, label: string) => Promise<boolean>, fit: () => void }} table
   */
  constructor(table) {
    this.table = table;
    this.element = table.element;
    /** @type {Lobby | null} */
    this.lobby = null;
    /** @type {HTMLElement | null} */
    this.other = null;
  }

  /** Whether the board is out of sight. */
  get any() {
    return Boolean(this.lobby || this.other);
  }

  /** @param {ScreenShown} screen */
  showLobby(screen) {
    const open = screen.kind === "lobby";
    if (open && !this.lobby) {
      this.lobby = new Lobby(this.table);
      this.element.prepend(this.lobby.element);
    }
    if (!open) {
      this.lobby?.leave();
      this.lobby?.element.remove();
      this.lobby = null;
    }
    this.arrange();
    this.lobby?.show(screen);
  }

  /** Another view takes the place of all else, or no longer. */
  cover(element) {
    this.other?.remove();
    this.other = element;
    if (element) this.element.prepend(element);
    this.arrange();
    if (element) element.dispatchEvent(new Event("cover", { bubbles: true }));
    else this.table.fit();
  }

  arrange() {
    const { lobby, other } = this;
    if (lobby) lobby.element.hidden = Boolean(other);
    this.element.classList.toggle("covered", this.any);
    this.element.classList.toggle("walking", Boolean(other));
  }
}
