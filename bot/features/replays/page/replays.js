// Replays on the page: the recap of what was missed at a table, and the walk through a match that takes
// the place of the board and comes later.

/** @import { PlyShown, ReplayShown, ScreenShown } from "../../../platforms/web/static/js/wire.js" */

import { Later } from "../../../platforms/web/static/js/later.js";
import { placeIn } from "./place.js";
import { Recap } from "./recap.js";

const replays = new Later(() => import("./replay.js"));

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "replays", atTable: (table) => new Walks(table), asked };

/**
 * @param {{ pathname: string, hash: string }} address
 * @returns {import("../../../platforms/web/static/js/connection.js").Request | null}
 */
function asked(address) {
  const place = placeIn(address);
  return place && { ask: "replay", ...place };
}

class Walks {
  /** @param {import("../../../platforms/web/static/js/covers.js").TableContext} table */
  constructor(table) {
    const { messages, signal } = table;
    this.table = table;
    this.recap = new Recap(table);
    /** @type {import("./replay.js").Replay | null} */
    this.replay = null; // while one is open
    /** @type {AbortController | null} */
    this.life = null; // of the replay
    messages.listen({
      replay: (message) => this.open(message),
      grown: (message) => replays.now(() => this.replay?.show(message)),
      ply: (message) => this.turn(message),
      tried: (message) => this.replay?.tried(message),
    }, signal);
    document.addEventListener("uncover", () => this.replay?.close(), { signal });
  }

  /**
   * Show a message of the type replay in place of all else.
   *
   * @param {ReplayShown} message
   */
  open(message) {
    this.recap.end(false);
    replays.now(({ Replay }) => this.table.signal.aborted || this.begin(Replay, message));
  }

  /**
   * @param {typeof import("./replay.js").Replay} Replay
   * @param {ReplayShown} message
   */
  begin(Replay, message) {
    if (!this.replay) {
      this.life = new AbortController();
      const signal = AbortSignal.any([this.table.signal, this.life.signal]);
      this.replay = new Replay({ ...this.table, signal, close: () => this.close() });
      this.table.cover(this.replay.element);
    }
    this.replay.show(message);
  }

  /** Ask for the replay of a match at one of its moves. */
  walk(match, ply) {
    this.table.ask({ ask: "replay", match, at: ply });
  }

  /** Back to the board. */
  close() {
    if (!this.replay) return;
    this.life.abort();
    this.replay = null;
    this.table.cover(null);
  }

  /** @param {PlyShown} message */
  turn(message) {
    if (!this.recap.turn(message)) this.replay?.turn(message);
  }

  /**
   * The board of a screen message, after what was missed.
   *
   * @param {ScreenShown} screen
   */
  show(screen) {
    return this.recap.show(screen, Boolean(this.replay));
  }

  /** The line was lost. */
  lost() {
    this.recap.lost();
  }
}
