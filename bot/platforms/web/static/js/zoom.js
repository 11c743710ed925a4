// Looking closer, and around where a board is larger than its frame: two fingers or the wheel enlarge,
// dragging moves, a double tap resets.

const MOST = 4;
const STEP = 1.0015; // for a unit of the wheel
const SLIP = 8; // pixels a pointer moves before it drags
const NEAR = 6; // pixels that stay around what is brought into sight

export class Zoom {
  /**
   * The part stays where it is and cuts off, what is in it is enlarged, until the signal.
   *
   * @param {import("./parts.js").Part} part
   * @param {AbortSignal} signal
   */
  constructor(part, signal) {
    this.part = part;
    this.frame = part.element;
    this.inner = part.inner;
    const { frame } = this;
    this.scale = 1;
    this.x = this.y = 0; // how far the frame's own corner of the board has moved, in pixels
    this.pointers = new Map();
    this.moved = false;
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => this.up(event), { signal });
    addEventListener("pointermove", (event) => this.move(event), { signal }); // also where it has left the frame
    frame.addEventListener("dblclick", () => this.reset());
    frame.addEventListener("click", (event) => this.moved && event.stopPropagation(), true);
  }

  reset() {
    this.scale = 1;
    this.x = this.y = 0;
    this.apply();
  }

  /** Enlarge by `factor` around a point of the window. */
  by(factor, clientX, clientY) {
    const box = this.frame.getBoundingClientRect();
    const [x, y] = [clientX - box.x - this.frame.clientLeft, clientY - box.y - this.frame.clientTop];
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.apply();
  }

  /** Whether there is more to see than the frame shows unmoved. */
  get larger() {
    return this.frame.classList.contains("larger");
  }

  /** The scale at which everything is in sight. */
  get least() {
    const { frame, inner } = this;
    if (!this.larger || !inner.offsetWidth) return 1; // or it is out of sight
    return Math.min(1, frame.clientWidth / inner.offsetWidth, frame.clientHeight / inner.offsetHeight);
  }

  /** What can be chosen now must be in sight. */
  around() {
    if (this.larger) this.reset();
  }

  /** Move the board until a node on it is in the frame. */
  reveal(node) {
    const [frame, own] = [this.frame.getBoundingClientRect(), node.getBoundingClientRect()];
    const out = (from, to, low, high) => (from < low + NEAR ? low + NEAR - from : Math.min(0, high - NEAR - to));
    const [x, y] = [out(own.left, own.right, frame.left, frame.right), out(own.top, own.bottom, frame.top, frame.bottom)];
    if (!x && !y) return;
    this.x += x;
    this.y += y;
    this.apply();
  }

  /** From everything to the part that matters most, and back. */
  toggle() {
    if (this.scale < 1) return this.reset();
    this.scale = this.least;
    return this.apply();
  }

  apply() {
    const { frame, inner, larger } = this;
    const [left, top] = [this.part.from[0] * inner.offsetWidth, this.part.from[1] * inner.offsetHeight];
    const [from, above, wide, high] = larger ? [left, top, inner.offsetWidth, inner.offsetHeight]
      : [0, 0, frame.clientWidth, frame.clientHeight];
    this.scale = Math.max(this.least, this.scale);
    this.x = within(this.x, frame.clientWidth, this.scale, from, wide);
    this.y = within(this.y, frame.clientHeight, this.scale, above, high);
    const still = this.scale === 1 && !this.x && !this.y;
    const [across, down] = [this.x + (this.scale - 1) * left, this.y + (this.scale - 1) * top];
    inner.style.transform = still ? "" : `translate(${across}px, ${down}px) scale(${this.scale})`;
    frame.classList.toggle("zoomed", !still);
  }

  wheel(event) {
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    if (scrolls && !event.ctrlKey && this.scale === 1 && !this.larger) return; // it is the page that is scrolled
    event.preventDefault();
    this.by(STEP ** -event.deltaY, event.clientX, event.clientY);
  }

  down(event) {
    if (!this.pointers.size) this.moved = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.moved && far < SLIP && this.pointers.size < 2) return;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (other) {
      this.moved = true;
      const [was, is] = [before, now].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
      this.by(is / Math.max(1, was), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (this.scale > 1 || this.larger) {
      this.moved = true;
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.apply();
    }
  }
}

/** How far the board may be moved along a frame so that no side of it is left bare; where it is
 * smaller it stands in the middle. `from` is where it begins unmoved. */
function within(moved, room, scale, from, length) {
  if (scale * length <= room) return (room - scale * length) / 2 - scale * from;
  return Math.min(-scale * from, Math.max(room - scale * (from + length), moved));
}
