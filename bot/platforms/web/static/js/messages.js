// Who hears of which message of the server.

/** @import { Message } from "./wire.js" */

/** @typedef {{ [T in Message["type"]]?: (message: Extract<Message, { type: T }>) => void }} Takers */

export class Messages {
  constructor() {
    /** @type {Set<Takers>} */
    this.listening = new Set();
  }

  /**
   * Hear of messages by their types, as long as the signal lasts.
   *
   * @param {Takers} takers
   * @param {AbortSignal} [signal]
   */
  listen(takers, signal) {
    this.listening.add(takers);
    signal?.addEventListener("abort", () => this.listening.delete(takers));
  }

  /** @param {Message} message */
  take(message) {
    for (const takers of this.listening) /** @type {(message: Message) => void} */ (takers[message.type])?.(message);
  }
}
