// Sheets, which lie over the page until they are closed again.

import { el, icon } from "./dom.js";

const WIDE = matchMedia("(min-width: 1000px)"); // where a sheet opens beside what was pressed
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const SWIPE = 72; // pixels down that close a sheet
const GAP = 8; // between a popover, what it belongs to and the window's edge

/** Open a sheet with a title; Escape, the cross, a swipe down and a tap beside it close it, and the
 * focus goes back to where it was. */
export function openSheet(title, closeLabel, ...content) {
  const close = () => sheet.close();
  const opener = document.activeElement;
  document.querySelectorAll("dialog.sheet[open]").forEach((/** @type {HTMLDialogElement} */ same) => {
    if (same.ariaLabel === title) same.close(); // pressed twice before the sheets had come
  });
  const header = el("header", {},
    el("span", { class: "grip", "aria-hidden": "true" }),
    el("h2", { tabindex: "-1", autofocus: true }, title),
    el("button", { type: "button", class: "round", "aria-label": closeLabel, onclick: close }, icon("close")));
  const sheet = el("dialog", { class: "sheet", "aria-label": title }, header,
    el("div", { class: "content" }, ...content));
  sheet.addEventListener("pointerdown", (event) => event.target === sheet && outside(sheet, event) && close());
  let box = null; // where it was: once it is closed it is nowhere
  const measure = () => (box = sheet.getBoundingClientRect());
  sheet.addEventListener("cancel", measure);
  sheet.close = () => (measure(), HTMLDialogElement.prototype.close.call(sheet));
  sheet.addEventListener("close", () => {
    leave(sheet, box);
    restore(opener);
  });
  swipe(sheet, header, close);
  document.body.append(sheet);
  sheet.showModal();
  place(sheet, opener);
  sheet.dispatchEvent(new Event("cover", { bubbles: true }));
  return sheet;
}

/**
 * A question with one answer that does it, in the words of its button; closing it does nothing.
 *
 * @param {Record<string, string>} texts
 * @param {{ title: string, about?: string, yes: string }} question
 * @param {() => void} then
 */
export function openQuestion(texts, { title, about, yes }, then) {
  const sheet = openSheet(title, texts.close,
    about ? el("p", { class: "hint" }, about) : null,
    el("div", { class: "row" },
      el("button", { type: "button", class: "button danger", onclick: () => (sheet.close(), then()) }, yes),
      el("button", { type: "button", class: "button", onclick: () => sheet.close() }, texts.keep)));
  return sheet;
}

/**
 * A row of a list in a sheet: a picture, a name, a line about it, and a sign at its end.
 *
 * @param {{ lead?: Element, name: string, about?: string, end?: Element | null, current?: boolean,
 *   onclick: () => void }} row
 */
export function sheetRow({ lead, name, about, end, current, onclick }) {
  return el("li", {}, el("button", { type: "button", class: "choose", "aria-current": current && "true", onclick },
    lead ?? null,
    el("span", { class: "words" }, el("b", {}, name), about ? el("span", { class: "about" }, about) : null),
    end ?? null));
}

/** The padding of a dialog is the dialog: only what lies beside its box closes it. */
function outside(sheet, { clientX, clientY }) {
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** What was pressed may have been made anew while the sheet was open. */
function restore(opener) {
  const key = opener?.dataset?.key;
  const back = opener?.isConnected ? opener : key && document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (document.activeElement === document.body) back?.focus?.({ preventScroll: true });
}

/** The sheet is gone at once, for everybody but the eye. */
function leave(sheet, box) {
  if (!STILL.matches && box?.width) fadeOut(sheet, box);
  sheet.remove();
}

function fadeOut(sheet, box) {
  const ghost = el("div", { class: "sheet leaving", "aria-hidden": "true", inert: true });
  ghost.append(...sheet.childNodes);
  for (const side of ["left", "top", "width", "height"]) ghost.style[side] = `${box[side]}px`;
  document.body.append(ghost);
  // Not by a timer: it would cut the last frames off, and an animation that is cancelled rejects.
  Promise.allSettled(ghost.getAnimations().map((one) => one.finished)).then(() => ghost.remove());
}

/** On a wide window the sheet stands beside what was pressed, and in the window however much comes into it. */
function place(sheet, opener) {
  if (!WIDE.matches || !opener || opener === document.body || opener.closest("dialog, .bar")) return;
  const its = opener.getBoundingClientRect();
  if (!its.width) return;
  sheet.classList.add("popover"); // it is narrower so, and higher
  const own = sheet.getBoundingClientRect();
  const room = innerWidth - own.width - GAP;
  const { style } = sheet;
  const put = (x, high) => {
    style.left = `${Math.max(GAP, Math.min(x, room))}px`;
    style.maxHeight = `min(86dvh, 760px, ${high}px)`;
  };
  const bar = opener.closest(".bar-actions")?.getBoundingClientRect();
  if (bar) { // above it, so that the board stays in sight
    put(Math.max(bar.left, its.right - own.width), its.top - 2 * GAP);
    Object.assign(style, { top: "auto", bottom: `${innerHeight - its.top + GAP}px` });
    return;
  }
  const below = its.bottom + GAP + own.height <= innerHeight;
  const top = Math.max(GAP, below ? its.bottom + GAP : Math.min(its.top, innerHeight - own.height - GAP));
  const beside = its.right + GAP <= room ? its.right + GAP : its.left - own.width - GAP;
  put(below ? its.left : beside, innerHeight - top - GAP);
  style.top = `${top}px`;
}

/** A finger that draws the sheet down by its top takes it away. */
function swipe(sheet, handle, close) {
  let start = null;
  const along = (event) => Math.max(0, event.clientY - start);
  handle.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" || event.target.closest("button")) return;
    start = event.clientY;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    if (start !== null) sheet.style.translate = `0 ${along(event)}px`;
  });
  const end = (event) => {
    if (start === null) return;
    const far = event.type === "pointerup" && along(event) > SWIPE;
    start = null;
    sheet.style.translate = "";
    if (far) close();
  };
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
}
