// What a move would do, shown over the board while a place is pointed at or held. The server says
// it with the region: `preview: {places, points}`, the places by the names that the picture's pieces
// bear.

import { el } from "./dom.js";
import { Timer } from "./life.js";
import { middle } from "./spots.js";

const HOLD = 350; // milliseconds a finger rests until it asks instead of playing

export class Preview {
  /** `layer`: the drawing over the picture in which the regions' outlines lie; `forms` are those of
   * all pieces. */
  constructor(layer, forms, signal) {
    this.layer = layer;
    this.forms = forms;
    this.shown = null; // what is drawn now
    this.timer = new Timer(signal);
    this.held = false; // whether the press that ends now has only asked
  }

  /** An outline `node` asks for the preview of the region that it stands for then, if it has one:
   * `asked()` is that region with the picture's `pieces`. */
  watch(node, asked) {
    const show = () => {
      const { preview, points, pieces = [] } = asked();
      if (!preview) return false;
      const boxes = pieces.filter(([, , place]) => preview.places.includes(place));
      if (!boxes.length && !preview.points) return false;
      this.show(boxes, preview.points, points);
      return true;
    };
    node.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && show());
    for (const name of ["pointerleave", "blur", "pointerup", "pointercancel"]) node.addEventListener(name, () => this.hide());
    node.addEventListener("focus", () => node.matches(":focus-visible") && show());
    node.addEventListener("pointerdown", ({ pointerType }) => {
      this.held = false;
      this.timer.clear();
      if (pointerType === "mouse") return;
      this.timer.set(() => (this.held = show()), HOLD);
    });
    // Whoever has held to ask has not played.
    node.addEventListener("click", (event) => {
      if (!this.held) return;
      this.held = false;
      event.stopImmediatePropagation();
    }, { capture: true });
  }

  show(boxes, points, place) {
    this.hide();
    const [x, y] = middle({ points: place });
    this.shown = el("svg:g", { class: "preview", "aria-hidden": "true" },
      ...boxes.map((box) => around(box, this.forms)),
      points ? el("svg:text", { x, y }, signed(points)) : null); // a nought would hide what stands there
    this.layer.append(this.shown);
  }

  hide() {
    this.timer.clear();
    this.shown?.remove();
    this.shown = null;
  }
}

/** The outline of a piece where it lies. */
function around([form, , , left, top, right, bottom], forms) {
  const { outline } = forms[form];
  const [x, y, width, height] = [left, top, right - left, bottom - top];
  if (outline === "up" || outline === "down") {
    const [tip, foot] = outline === "up" ? [top, bottom] : [bottom, top];
    return el("svg:polygon", { points: `${x + width / 2},${tip} ${right},${foot} ${left},${foot}` });
  }
  return el("svg:rect", { x, y, width, height, rx: outline === "square" ? width * 0.17 : width / 2 });
}

function signed(points) {
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}
