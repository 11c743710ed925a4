// What changes something and is asked a second time while it is under way is asked once: a second tap is none.

/** @import { Request } from "./connection.js" */

const KINDS = new Set(["press", "play"]);

export class Once {
  /** @param {(message: Request) => Promise<boolean>} ask */
  constructor(ask) {
    this.send = ask;
    /** @type {Map<string, Promise<boolean>>} */
    this.underWay = new Map(); // by what was asked
  }

  /**
   * The promise is kept when the server has answered.
   *
   * @param {Request} message
   */
  ask(message) {
    if (!KINDS.has(message.ask)) return this.send(message);
    const key = JSON.stringify(message);
    const answer = this.underWay.get(key) ?? this.send(message).finally(() => this.underWay.delete(key));
    this.underWay.set(key, answer);
    return answer;
  }
}
