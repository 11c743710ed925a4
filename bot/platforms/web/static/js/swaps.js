// Changing seats in a lobby: tap two slots one after the other, or drag one onto another.

import { el } from "./dom.js";

const DRAG_FROM = 8; // pixels a mouse moves before it drags

export class Swaps {
  /** Of slots among `seats`; `press(payload, label)` -> promise. */
  constructor({ texts, seats, press }) {
    this.seats = seats;
    this.texts = texts;
    this.press = press;
    this.picked = null; // the seat tapped first
    this.ways = new Map(); // "1.2" -> the button that swaps these seats
  }

  /** Another screen of the lobby is shown. */
  show({ players }) {
    const buttons = players.flatMap((player) => player.buttons ?? []);
    const swaps = buttons.filter(({ payload }) => payload?.startsWith("swap:"));
    this.ways = new Map(swaps.map((button) => [button.payload.split(":").pop(), button]));
    this.pick(null);
  }

  /** What a player's slot is swapped by, where the server says so. */
  grip({ seat, name }) {
    if (![...this.ways.keys()].some((way) => way.split(".").includes(String(seat)))) return null;
    return el("button", {
      type: "button", class: "swap", "data-key": `swap${seat}`, "aria-pressed": "false",
      "aria-label": `${this.texts.swap}: ${name}`, onclick: () => this.tap(seat),
      onpointerdown: (event) => this.drag(event, seat),
    });
  }

  tap(seat) {
    if (this.picked === null) return this.pick(seat);
    const first = this.picked;
    this.pick(null);
    return first === seat ? undefined : this.swap(first, seat);
  }

  pick(seat) {
    this.picked = seat;
    for (const slot of this.seats.querySelectorAll(".slot:has(> .swap)")) {
      const own = Number(slot.dataset.seat);
      slot.classList.toggle("picked", own === seat);
      slot.classList.toggle("target", seat !== null && own !== seat && Boolean(this.way(seat, own)));
      slot.querySelector(".swap").setAttribute("aria-pressed", String(own === seat));
    }
  }

  way(one, other) {
    return this.ways.get(`${one}.${other}`) ?? this.ways.get(`${other}.${one}`);
  }

  swap(one, other) {
    const way = this.way(one, other);
    if (way) this.press(way.payload, way.label);
  }

  /** A finger scrolls the page here; only a mouse drags. */
  drag(down, seat) {
    if (down.pointerType !== "mouse" || down.button !== 0) return;
    const grip = down.currentTarget;
    const slot = grip.parentElement;
    let dragging = false;
    const move = ({ clientX, clientY }) => {
      const [x, y] = [clientX - down.clientX, clientY - down.clientY];
      if (!dragging && Math.hypot(x, y) < DRAG_FROM) return;
      if (!dragging) this.pick(seat);
      dragging = true;
      slot.style.translate = `${x}px ${y}px`;
    };
    const end = ({ type, clientX, clientY }) => {
      for (const kind of ["pointermove", "pointerup", "pointercancel"]) grip.removeEventListener(kind, handlers[kind]);
      slot.style.translate = "";
      if (!dragging) return;
      grip.addEventListener("click", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      this.pick(null);
      const under = type === "pointerup" && document.elementsFromPoint(clientX, clientY)
        .map((node) => /** @type {HTMLElement | null} */ (node.closest(".slot[data-seat]"))).find((other) => other && other !== slot);
      if (under) this.swap(seat, Number(under.dataset.seat));
    };
    const handlers = { pointermove: move, pointerup: end, pointercancel: end };
    grip.setPointerCapture(down.pointerId);
    for (const [kind, handler] of Object.entries(handlers)) grip.addEventListener(kind, handler);
  }
}
