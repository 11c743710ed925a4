// What has happened, apart from how it is drawn: which entries say their time, and whether the
// newest one stays in sight.

const APART = 300; // seconds after which a time is said again
const NEAR = 40; // pixels from the end that are still the end

/** Which entries say when they were: the first, and those five minutes after the last that did. */
export class SaidTimes {
  constructor() {
    this.last = -Infinity; // the Unix time that was said last
  }

  /** @param {number} at */
  says(at) {
    if (!at || Math.abs(at - this.last) < APART) return false;
    this.last = at;
    return true;
  }
}

/** Whether the reader has scrolled up to older entries. Only their wheel, fingers and keys do that: a list
 * that grows or shrinks scrolls as well. */
export class ReadingPlace {
  constructor() {
    this.away = false;
    this.moving = false; // whether the reader has moved it since it was laid out
  }

  /** The reader has turned the wheel, drawn it with a finger, or pressed a key. */
  move() {
    this.moving = true;
  }

  /** It was laid out anew, or scrolled to its end by the page. */
  lay() {
    this.moving = false;
  }

  /** It has scrolled, and ends so many pixels below what is seen. */
  scroll(below) {
    if (this.moving) this.away = below > NEAR;
  }
}
