// Whether the line still leads to the server. A line that fell silent is not closed by anybody: whoever
// waits for an answer asks whether it is there, and hears something, whatever it is, or the line is lost.

const UNHEARD = 1000; // milliseconds of waiting after which the page asks
const SILENT = 3400; // milliseconds after that: five seconds after a press its loss has been said (see lost.js)
const LONGEST_SILENT = 32000;

export class Heartbeat {
  /**
   * `ping()` asks the server whether it is there, `lost()` hears that nothing came back.
   *
   * @param {{ ping: () => void, lost: () => void }} line
   */
  constructor({ ping, lost }) {
    this.ping = ping;
    this.lost = lost;
    this.timer = 0;
    this.patience = SILENT; // more after each loss: a line may be too slow for the first picture
  }

  /** Something was asked, and its answer is waited for. */
  begin() {
    if (!this.timer) this.timer = setTimeout(() => this.beat(), UNHEARD);
  }

  beat() {
    this.ping();
    this.timer = setTimeout(() => {
      this.end();
      this.patience = Math.min(2 * this.patience, LONGEST_SILENT);
      this.lost();
    }, this.patience);
  }

  /**
   * The server said something; perhaps an answer is still waited for.
   *
   * @param {boolean} waits
   */
  heard(waits) {
    this.end();
    if (waits) this.begin();
    else this.patience = SILENT;
  }

  /** Wait for nothing any more. */
  end() {
    clearTimeout(this.timer);
    this.timer = 0;
  }
}
