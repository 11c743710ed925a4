// The picture and its regions: click, keys, and dragging one region onto another. It knows no
// rules: a region is an outline and the payload that a press on it sends.

import { el } from "./dom.js";

const DRAG_FROM = 8; // pixels a pointer moves before it drags
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  /** `press(region)` -> promise kept when answered; `back()` drops a half-made choice. */
  constructor({ press, back, label }) {
    this.press = press;
    this.back = back;
    this.label = label;
    this.image = el("img", { class: "picture", alt: "", draggable: "false" });
    this.layer = el("svg:svg", { class: "regions", role: "group" });
    this.element = el("div", { class: "board", hidden: true }, this.image, this.layer);
    this.regions = [];
    this.focusedChoice = null;
    this.drag = null;
    this.layer.addEventListener("keydown", (event) => this.key(event));
    this.layer.addEventListener("pointerdown", (event) => this.down(event));
    this.layer.addEventListener("focusin", (event) => this.focused(event.target));
  }

  /** Show a picture message whose bytes are at `address`; null hides the board. */
  async show(picture, address) {
    this.element.hidden = !picture;
    if (!picture) {
      this.regions = [];
      this.layer.replaceChildren();
      return;
    }
    this.element.style.setProperty("--ratio", picture.width / picture.height);
    this.layer.setAttribute("viewBox", `0 0 ${picture.width} ${picture.height}`);
    this.layer.setAttribute("aria-label", this.label);
    this.image.width = picture.width;
    this.image.height = picture.height;
    this.image.alt = picture.alt;
    if (address && this.image.src !== address) this.image.src = address;
    this.lay(picture.regions);
    await this.image.decode().catch(() => {});
  }

  lay(regions) {
    const had = this.layer.contains(document.activeElement);
    this.regions = regions.map((region, place) => ({ ...region, place, node: this.shape(region) }));
    this.layer.replaceChildren(...this.regions.map((region) => region.node));
    const first = this.regions.find((region) => region.choice === this.focusedChoice) ?? this.regions[0];
    first?.node.setAttribute("tabindex", "0");
    if (had) (first?.node ?? this.element).focus({ preventScroll: true });
  }

  shape(region) {
    const node = el("svg:polygon", {
      points: region.points.map((point) => point.join()).join(" "),
      class: region.more ? "region more" : "region",
      role: "button",
      tabindex: "-1",
      "aria-label": region.label,
      "data-choice": region.choice,
      onclick: () => this.drag?.moved || this.press(region),
    });
    // A finger that drags a piece must not scroll the page as well; browsers heed touch-action
    // only on the whole drawing, where it would stop all scrolling.
    const hold = (event) => event.cancelable && event.preventDefault();
    if (region.more) node.addEventListener("touchmove", hold, { passive: false });
    return node;
  }

  focused(node) {
    const region = this.regions.find((one) => one.node === node);
    if (!region) return;
    for (const one of this.regions) one.node.setAttribute("tabindex", one === region ? "0" : "-1");
    this.focusedChoice = region.choice;
  }

  key(event) {
    const region = this.regions.find((one) => one.node === event.target);
    if (!region) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.press(region);
    } else if (event.key in ARROWS) {
      event.preventDefault();
      this.towards(region, ARROWS[event.key])?.node.focus({ preventScroll: true });
    }
  }

  /** The nearest region in a direction; straight ahead counts more than aside. */
  towards(from, [right, down]) {
    const [x, y] = middle(from);
    const distance = (region) => {
      const [dx, dy] = [middle(region)[0] - x, middle(region)[1] - y];
      const ahead = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      return ahead > 1 ? ahead + 2.5 * aside : Infinity;
    };
    const others = this.regions.filter((region) => distance(region) < Infinity);
    return others.sort((a, b) => distance(a) - distance(b))[0];
  }

  // Dragging: leaving the pressed region chooses it, and where the pointer is let go the region
  // of the picture that has come by then is pressed too.

  down(event) {
    const region = this.regions.find((one) => one.node === event.target);
    if (!region?.more || event.button !== 0) return;
    this.drag = { region, x: event.clientX, y: event.clientY, moved: false, pointer: event.pointerId };
    const [move, up] = [(e) => this.move(e), (e) => this.up(e)];
    const stop = new AbortController();
    this.drag.stop = () => stop.abort();
    for (const [name, listener] of [["pointermove", move], ["pointerup", up], ["pointercancel", up]])
      addEventListener(name, listener, { signal: stop.signal });
  }

  move(event) {
    const { drag } = this;
    if (event.pointerId !== drag.pointer) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_FROM;
    if (far && !drag.moved) {
      drag.moved = true;
      drag.ghost = this.ghost(drag.region);
      drag.chosen = this.press(drag.region);
    }
    drag.ghost?.style.setProperty("translate", `${event.clientX}px ${event.clientY}px`);
  }

  async up(event) {
    const { drag } = this;
    if (event.pointerId !== drag.pointer) return;
    drag.stop();
    if (!drag.moved) {
      this.drag = null;
      return;
    }
    await drag.chosen;
    drag.ghost.remove();
    setTimeout(() => (this.drag = null)); // after the click that follows the release
    const onto = event.type === "pointerup" && this.at(event.clientX, event.clientY);
    if (onto && onto.choice !== drag.region.choice) this.press(onto);
    else if (!onto) this.back();
  }

  at(x, y) {
    const node = document.elementFromPoint(x, y);
    return this.regions.find((region) => region.node === node);
  }

  /** What the region shows, cut out of the picture, to follow the pointer. */
  ghost(region) {
    const box = region.node.getBoundingClientRect();
    const scale = this.image.naturalWidth / this.image.getBoundingClientRect().width;
    const [left, top] = corner(region);
    const canvas = el("canvas", { class: "ghost", "aria-hidden": "true" });
    canvas.width = box.width * scale;
    canvas.height = box.height * scale;
    canvas.style.width = `${box.width}px`;
    canvas.style.height = `${box.height}px`;
    const pen = canvas.getContext("2d");
    region.points.forEach(([x, y], place) => pen[place ? "lineTo" : "moveTo"](x - left, y - top));
    pen.clip();
    pen.drawImage(this.image, -left, -top);
    document.body.append(canvas);
    return canvas;
  }
}

function corner(region) {
  return [0, 1].map((axis) => Math.min(...region.points.map((point) => point[axis])));
}

function middle(region) {
  return [0, 1].map((axis) => {
    const along = region.points.map((point) => point[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
}
