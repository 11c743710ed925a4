// Screens that take each other's place in one sheet, such as the settings.

/** @import { FileShown, ButtonShown, ScreenShown, SheetShown, SheetsAhead } from "./wire.js" */

import { words } from "./clock.js";
import { el, icon } from "./dom.js";
import { fetched, isInside } from "./inside.js";
import { sheetPicture } from "./sheet_picture.js";
import { change } from "./sheet_motion.js";
import { openSheet } from "./sheets.js";

const STEPS = { "◀": ["replay-back", "ArrowLeft"], "▶": ["replay-on", "ArrowRight"] }; // what they say, and their key

export class ScreenSheet {
  /** `ask(message)` -> promise; `picture(digest)` is where a picture's bytes are; moments in lines run on the
   * `clock`; `forms` are those of all pieces; `swatches(board)` shows a board. */
  constructor({ texts, clock, ask, picture, forms, swatches }) {
    this.texts = texts;
    this.clock = clock;
    /** @type {import("./connection.js").Connection["ask"]} */
    this.ask = ask;
    /** @type {(digest: string) => string | undefined} */
    this.addressOf = picture;
    /** @type {Map<string, ScreenShown>} */
    this.ahead = new Map(); // what comes after a press by its payload, which need not be asked for
    this.forms = forms;
    this.swatches = swatches;
    this.sheet = null;
    this.picture = null; // the picture message that is shown, with the address of its bytes
  }

  /**
   * A screen to be shown, or what the last one leads to.
   *
   * @param {SheetShown | SheetsAhead} message
   */
  take(message) {
    if (message.type === "sheets") {
      for (const { payload, screen } of message.sheets) this.ahead.set(payload, screen);
      return;
    }
    this.ahead.clear();
    this.show(message, message.picture && this.addressOf(message.picture.digest));
  }

  /** Press a button: what is known is shown at once. */
  async press(payload) {
    const screen = this.ahead.get(payload);
    const address = screen?.picture && this.addressOf(screen.picture.digest);
    if (address) this.show(screen, address);
    else await this.ask({ ask: "press", payload });
  }

  /**
   * Show a screen: its first line is the title, its buttons lead to others; a picture's bytes are at
   * `address`.
   *
   * @param {SheetShown | ScreenShown} screen
   * @param {string | null} address
   */
  show({ lines: [first, ...lines], actions, file, picture, choices }, address) {
    const title = words(first);
    const content = [
      ...(file?.moving ? [this.moving(file)] : []),
      picture ? sheetPicture(picture, address, (payload) => this.press(payload)) : null,
      ...lines.map((line) => el("p", { class: "hint" }, this.clock.line(line))),
      ...(file ? [this.link(file)] : []),
      ...(choices.length ? [el("div", { class: "sheet-choices" }, choices.map((choice) => this.button(choice)))] : []),
      ...(picture ? actions.map((row) => el("div", { class: "row" }, row.map((button) => this.button(button))))
        : actions.flat().map((button) => this.button(button))),
    ].filter(Boolean);
    const before = this.sheet?.open ? this.picture : null;
    this.picture = picture && { ...picture, address };
    if (!this.sheet?.open) {
      this.sheet = openSheet(title, this.texts.close, ...content);
      this.sheet.addEventListener("keydown", (event) => this.key(event));
      if (file || picture) centre(this.sheet);
      return;
    }
    if (file || picture) centre(this.sheet);
    this.sheet.setAttribute("aria-label", title);
    /** @type {HTMLElement} */
    const place = this.sheet.querySelector(".content");
    const moves = change(place, before, this.picture, this.forms);
    place.replaceChildren(...content);
    moves();
    const heading = this.sheet.querySelector("h2");
    heading.textContent = title;
    heading.focus();
  }

  /**
   * A picture that moves.
   *
   * @param {FileShown} file
   */
  moving({ url, alt }) {
    const image = el("img", { class: "animation", alt, src: isInside() ? null : url });
    if (isInside()) fetched(url).then((here) => (image.src = here), () => {});
    return image;
  }

  /**
   * Where a file is fetched.
   *
   * @param {FileShown} file
   */
  link({ name, url }) {
    const link = el("a", { class: "button primary", href: url, download: name }, icon("download"), this.texts.download);
    if (isInside()) fetched(url).then((here) => (link.href = here), () => {});
    return link;
  }

  /** An arrow goes where its button leads; while that is under way it cannot be pressed. */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {HTMLElement | null} */
    const way = this.sheet.querySelector(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
    if (!way) return;
    event.preventDefault();
    way.click();
  }

  /** @param {ButtonShown} button */
  button({ label, style, payload, chosen, board }) {
    const [text, key] = STEPS[label] ?? [];
    const press = async () => {
      /** @type {NodeListOf<HTMLButtonElement>} */
      const buttons = this.sheet.querySelectorAll(".content button");
      for (const other of buttons) other.disabled = true; // until another screen has come
      await this.press(payload);
      for (const other of buttons) other.disabled = false;
    };
    return el("button", {
      type: "button", class: `button ${board ? "swatched" : style}`, "aria-current": chosen && "true", onclick: press,
      "aria-label": text && this.texts[text], "aria-keyshortcuts": key,
    }, board ? this.swatches(board) : null, chosen ? icon("check") : null, label);
  }
}

/** A picture needs more room than there is beside what was pressed. */
function centre(sheet) {
  sheet.classList.remove("popover");
  sheet.removeAttribute("style");
}
