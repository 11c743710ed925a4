// Where somebody is in a replay, and which of its positions are at hand.

/** @import { PlyShown, ReplayGrown, ReplayShown } from "../../../platforms/web/static/js/wire.js" */

const KEPT = 60; // positions whose pictures are at hand

/** @typedef {PlyShown & { image: HTMLImageElement, address: string }} Position */

export class ReplayState {
  constructor() {
    /** @type {ReplayShown | ReplayGrown | null} */
    this.match = null;
    this.ply = 0; // where the reader is
    /** @type {Map<string, Position>} */
    this.kept = new Map(); // by look and ply
  }

  get plies() {
    return this.match?.moves.length ?? 0;
  }

  /** The move that led here; none at the start. */
  get move() {
    return this.match?.moves[this.ply - 1];
  }

  /** The address of this place: a match that is over has one of its own. */
  get address() {
    const { number, running, table } = this.match;
    return running ? `/t/${table}#replay-${number + 1}.${this.ply}` : `/m/${table}/${number + 1}#${this.ply}`;
  }

  /**
   * The match, or what is new of it: whether it is `fresh`, and where the reader is then. Who is at
   * its end goes on with it, unless it `plays`.
   *
   * @param {ReplayShown | ReplayGrown} message
   * @param {boolean} plays
   */
  take(message, plays) {
    const before = this.match?.number === message.number ? this.match : null;
    if (!before && this.match) this.kept.clear();
    this.match = message;
    if (before) this.forget(before, message);
    const atEnd = before && this.ply === before.moves.length && !plays;
    const stays = before && !atEnd;
    return { fresh: !before, at: stays && message.type === "grown" ? this.ply : message.at ?? (stays ? this.ply : this.plies) };
  }

  /** Forget the positions that look different now. */
  forget(before, { moves, running }) {
    let same = true;
    for (let ply = 0; ply <= before.moves.length; ply++) {
      const [old, now] = [before.moves[ply - 1], moves[ply - 1]];
      same = same && old?.text === now?.text;
      const end = ply === before.moves.length && before.running !== running;
      if (same && old?.cost === now?.cost && !end) continue;
      for (const key of this.kept.keys()) if (key.endsWith(`:${ply}`)) this.kept.delete(key);
    }
  }

  /** @param {number} ply */
  go(ply) {
    this.ply = Math.max(0, Math.min(this.plies, ply));
  }

  /** Where a key leads; undefined where it leads nowhere. */
  goal(key) {
    return { ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: this.plies }[key];
  }

  /**
   * @param {string} look
   * @param {Position} position
   */
  keep(look, position) {
    this.kept.set(`${look}:${position.ply}`, position);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value);
  }

  /** The position where the reader is, if it is at hand in this look. */
  here(look) {
    return this.kept.get(`${look}:${this.ply}`);
  }

  /** The move after this one, while its picture is not there yet. */
  ahead(look) {
    const ply = this.ply + 1;
    return ply <= this.plies && !this.kept.has(`${look}:${ply}`) ? ply : null;
  }

  /** Whether there is something else to ask for than what was `asked`. */
  wantsMore(look, asked) {
    if (!this.here(look)) return this.ply !== asked;
    const ahead = this.ahead(look);
    return ahead !== null && ahead !== asked;
  }
}
