// What is walked through by arrow keys and has one Tab stop: the cells of a board by rows, or a hand.

const SIDEWAYS = { ArrowLeft: -1, ArrowRight: 1 };
const UPWARDS = { ArrowUp: -1, ArrowDown: 1 };

export class Walk {
  /** `reach(node)` brings what the focus comes to into sight. */
  constructor(reach) {
    this.reach = reach;
    this.rows = []; // of {key, node}
    this.key = null; // of the Tab stop
    this.led = false; // whether it was led there rather than walked
  }

  get stops() {
    return this.rows.flat();
  }

  /** The Tab stop's node. */
  get node() {
    return this.stops.find(({ key }) => key === this.key)?.node;
  }

  /** Lead to a stop: nobody has chosen it. */
  lead(key) {
    this.led = true;
    return this.focus(key);
  }

  /** Walk through `rows` from now on. The stop stays where somebody walks; else it comes to the nearest
   * that can be pressed. */
  lay(rows) {
    this.rows = rows.filter((row) => row.length);
    const stop = this.stops.find(({ key }) => key === this.key);
    const [focused, near] = [stop?.node.matches(":focus-visible"), this.near()];
    const stays = stop && (stop.region || (focused && !(this.led && near)));
    this.stop(stays ? this.key : (near ?? stop?.key ?? this.stops[0]?.key));
    if (focused && !stays) this.node.focus({ preventScroll: true });
  }

  /** The Tab stop is the one with this key. */
  stop(key) {
    this.key = key;
    for (const one of this.stops) one.node.setAttribute("tabindex", one.key === key ? "0" : "-1");
  }

  /** The key of the one with a region that is nearest to the stop, in the order of walking. */
  near() {
    const { stops } = this;
    const from = Math.max(0, stops.findIndex(({ key }) => key === this.key));
    const away = (place) => Math.abs(place - from);
    const open = stops.map((_, place) => place).filter((place) => stops[place].region);
    return stops[open.sort((a, b) => away(a) - away(b))[0]]?.key;
  }

  focus(key = this.key) {
    this.stop(key);
    const { node } = this;
    node?.focus({ preventScroll: true });
    if (node) this.reach(node);
    return Boolean(node);
  }

  /** Go where a key leads from the focused one; true when it leads anywhere, or nowhere by design. */
  go(event) {
    const row = this.rows.findIndex((one) => one.some(({ node }) => node === event.target));
    if (row < 0) return false;
    const place = this.rows[row].findIndex(({ node }) => node === event.target);
    const to = this.towards(event.key, event.ctrlKey, row, place);
    if (to === undefined) return false;
    event.preventDefault();
    this.led = false;
    if (to) this.focus(to.key);
    return true;
  }

  /** Where a key leads; null where it stays, undefined where it is none of ours. */
  towards(key, far, row, place) {
    const { rows } = this;
    if (key in SIDEWAYS) return rows[row][place + SIDEWAYS[key]] ?? null;
    if (key in UPWARDS) return this.across(row, rows[row][place], UPWARDS[key]);
    if (key === "Home") return rows[far ? 0 : row][0];
    if (key === "End") return rows[far ? rows.length - 1 : row].at(-1);
    if (key === "PageUp") return nearest(rows[0], rows[row][place]);
    if (key === "PageDown") return nearest(rows.at(-1), rows[row][place]);
    return undefined;
  }

  /** The next row's nearest one; in a single row, which may be broken into lines, the next line's. */
  across(row, from, step) {
    if (this.rows.length > 1) return this.rows[row + step] ? nearest(this.rows[row + step], from) : null;
    const y = middle(from.node)[1];
    const ahead = this.rows[0].filter(({ node }) => (middle(node)[1] - y) * step > 8);
    const line = Math.min(...ahead.map(({ node }) => Math.abs(middle(node)[1] - y)));
    return nearest(ahead.filter(({ node }) => Math.abs(middle(node)[1] - y) < line + 8), from) ?? null;
  }
}

/** Of several the one that stands most straight above or below another. */
function nearest(row, { node }) {
  const [x] = middle(node);
  const aside = (one) => Math.abs(middle(one.node)[0] - x);
  return [...row].sort((a, b) => aside(a) - aside(b))[0];
}

/** In the window: the parts of a picture may stand elsewhere there. */
function middle(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
