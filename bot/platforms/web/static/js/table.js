// A table: its picture, what is said about it, what can be pressed, and what has happened.

import { Board } from "./board.js";
import { words } from "./clock.js";
import { ICONS, el, icon } from "./dom.js";
import { openSheet } from "./sheets.js";
import { allowNotifications, choices } from "./turn.js";

const MANY = 24; // more moves than this are folded up when the board shows them all
const KEPT = 300; // entries of the chat
const SOON = 1500; // milliseconds in which a new picture is what a press on a button led to
const TITLE = 60; // characters that a card's first line may have to be its title

export class Table {
  /** `ask(message)` -> promise; `picture(digest)` -> address; `menu()` opens the commands; moments
   * in lines run on the `clock`. */
  constructor({ boot, code, ask, picture, menu, clock }) {
    const { texts } = boot;
    this.boot = boot;
    this.code = code;
    this.ask = ask;
    this.picture = picture;
    this.clock = clock;
    this.screen = null;
    this.busy = false;
    this.pressed = null; // the payload under way
    this.label = ""; // what its button says
    this.next = null; // the one that waits for its answer, and what its button says
    this.acted = -SOON; // when a button other than a move was pressed
    this.told = new Set();
    this.board = new Board({
      press: (region) => this.press(region.payload),
      back: () => this.back(),
      label: texts.board,
    });
    this.caption = el("div", { class: "caption", "aria-live": "polite" });
    this.question = this.asking();
    this.prompt = el("p", { class: "prompt", hidden: true });
    this.choices = el("div", { class: "choices", role: "group", "aria-label": texts.moves });
    this.count = el("span", { class: "count" });
    this.unfolded = false;
    this.fold = el("details", { class: "fold" },
      el("summary", { onclick: () => (this.unfolded = !this.fold.open) }, texts["moves-as-buttons"], this.count),
      this.choices);
    this.actions = el("div", { class: "actions" });
    this.entries = el("ol", {
      class: "entries", role: "log", "aria-live": "off", // the caption says it already
      tabindex: "0", "aria-label": texts.log,
      "data-empty": texts["empty-log"], onscroll: () => this.scrolled(),
    });
    this.atEnd = true;
    this.line = el("input", {
      class: "typed", name: "line", placeholder: texts.line, "aria-label": texts.line,
      autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "200", enterkeyhint: "send",
    });
    this.element = el("main", { class: "table" },
      el("section", { class: "stage", "aria-label": texts.board }, this.board.element),
      el("section", { class: "side" },
        el("div", { class: "card now" }, this.caption, this.question, this.prompt, this.fold, this.actions),
        el("section", { class: "card chat" }, this.entries, this.speaking(menu))));
  }

  /** Whether the browser shall notify: asked here, never by itself. */
  asking() {
    const { texts } = this.boot;
    const answer = (yes) => {
      this.question.hidden = true;
      if (yes) allowNotifications(true);
      else choices.set("notify", false);
    };
    return el("section", { class: "question", hidden: true },
      el("p", {}, texts["ask-turn"]),
      el("div", { class: "row" },
        el("button", { type: "button", class: "button primary", onclick: () => answer(true) }, texts["tell-turn"]),
        el("button", { type: "button", class: "button", onclick: () => answer(false) }, texts["tell-no"])));
  }

  /** Ask whether the browser shall notify, or ask no more. */
  offer(yes) {
    this.question.hidden = !yes;
  }

  speaking(menu) {
    const { texts } = this.boot;
    return el("form", { class: "speaking", onsubmit: (event) => this.speak(event) },
      el("button", { type: "button", class: "round slash", "aria-label": texts.commands, onclick: menu },
        icon(ICONS.menu)),
      this.line,
      el("button", { class: "round", "aria-label": texts.send }, icon(ICONS.send)));
  }

  speak(event) {
    event.preventDefault();
    const text = this.line.value.trim();
    if (!text) return;
    this.line.value = "";
    this.command(text);
  }

  /** Run a slash command as if it had been typed. */
  command(text) {
    this.add([text], "own");
    this.ask({ ask: "line", text });
  }

  /** Where this page stands, for a server that has never heard of it. */
  get standing() {
    return this.screen && { revision: this.screen.revision, picked: this.screen.picked };
  }

  /** Show a screen message. */
  show(screen) {
    const other = screen.picture?.digest !== this.screen?.picture?.digest;
    this.screen = screen;
    this.wait(false);
    this.element.dataset.revision = screen.revision;
    const [title, ...rest] = screen.lines;
    this.caption.replaceChildren(
      el("p", { class: "title" }, this.clock.line(title ?? "")),
      ...rest.map((line) => el("p", {}, this.clock.line(line))));
    this.prompt.hidden = !screen.prompt || screen.lines.some((line) => words(line).includes(screen.prompt));
    this.prompt.textContent = screen.prompt;
    this.showChoices(screen);
    this.replace(this.actions, screen.actions.map((row) => this.row(row)));
    this.stick();
    const shown = this.board.show(screen.picture, screen.picture && this.picture(screen.picture.digest));
    if (other && performance.now() < this.acted + SOON) this.board.element.scrollIntoView({ block: "nearest" });
    return shown;
  }

  /** The moves as buttons; where there are very many and all lie on the board, folded up. */
  showChoices({ choices, columns, picture }) {
    const onBoard = new Set(picture?.regions.map(({ payload }) => payload));
    const folded = choices.length > MANY && choices.every(({ payload }) => onBoard.has(payload));
    this.fold.hidden = !choices.length;
    this.fold.classList.toggle("foldable", folded);
    this.fold.open = !folded || this.unfolded;
    this.count.textContent = ` ${choices.length}`;
    this.choices.style.setProperty("--columns", columns || "auto-fill");
    this.choices.classList.toggle("named", choices.some(({ label }) => [...label].length > 4));
    this.replace(this.choices, choices.map((button) => this.button(button, "choice")));
  }

  /** New children in place of the old; the focus stays on the button that says the same. */
  replace(parent, children) {
    const active = parent.contains(document.activeElement) ? document.activeElement : null;
    parent.replaceChildren(...children);
    if (!active) return;
    const buttons = [...parent.querySelectorAll("button, a")];
    const same = buttons.find((button) => button.textContent === active.textContent);
    (same ?? buttons[0] ?? this.element.querySelector(".actions button, .typed"))?.focus({ preventScroll: true });
  }

  /** A row of buttons; four with words on them, which nowhere fit beside each other, two by two. */
  row(buttons) {
    const four = buttons.length === 4 && buttons.some(({ label }) => [...label].length > 2);
    return el("div", { class: four ? "row four" : "row" }, buttons.map((button) => this.button(button, "button")));
  }

  button({ label, style, payload, url }, kind) {
    if (url) return el("a", { class: `${kind} ${style}`, href: url, target: "_blank", rel: "noopener" }, label);
    const onclick = () => {
      if (kind === "button") this.acted = performance.now();
      this.press(payload, label);
    };
    return el("button", { type: "button", class: `${kind} ${style}`, onclick }, label);
  }

  /** Press a button. A second tap on it is none; another one pressed too soon has its turn. */
  async press(payload, label = "") {
    if (this.busy) {
      if (payload !== this.pressed) this.next = [payload, label];
      return;
    }
    this.pressed = payload;
    this.label = label;
    this.next = null;
    this.wait(true);
    await this.ask({ ask: "press", payload });
    this.wait(false);
    if (this.next) this.press(...this.next);
  }

  /** One press at a time: until it is answered, or a newer screen makes another one due. */
  wait(busy) {
    this.busy = busy;
    this.element.classList.toggle("busy", busy);
  }

  /** Drop a half-made choice; true when there was one. */
  back() {
    if (!this.screen?.back) return false;
    this.press(this.screen.back);
    return true;
  }

  /** What has happened in the match, a mark and a text an entry; those known are passed over. */
  tell(entries) {
    const news = entries.filter(({ mark }) => !this.told.has(mark));
    for (const { mark } of news) this.told.add(mark);
    this.add(news.map(({ text }) => text));
  }

  /** Show a card of the server's beside the table: an answer, the rules, a text board. What a button
   * leads to bears its name, what asks for more the question. */
  card(card) {
    const first = words(card.lines[0] ?? "");
    const titled = card.lines.length && first.length <= TITLE && !first.includes("\n");
    const asked = this.busy && !card.choices.length && this.label;
    const [title, lines] = asked ? [asked, card.lines]
      : titled ? [first, card.lines.slice(1)] : [this.code, card.lines];
    const sheet = openSheet(title, this.boot.texts.close,
      ...paragraphs(lines).map(({ kind, lines }) => el("p", { class: kind }, this.broken(lines))),
      el("div", { class: "choices named" }, card.choices.map((button) => this.button(button, "choice"))),
      ...card.actions.map((row) => this.row(row)));
    sheet.addEventListener("click", (event) => event.target.closest(".choice, .row .button") && sheet.close());
  }

  /** Lines below each other in one paragraph. */
  broken(lines) {
    return lines.flatMap((line, place) => [...(place ? ["\n"] : []), ...this.clock.line(line)]);
  }

  /** The table cannot be seen, or no longer. */
  gone(text, home) {
    const { texts } = this.boot;
    this.element.replaceChildren(el("section", { class: "card gone" },
      el("h1", {}, text), el("p", {}, texts.gone),
      el("button", { type: "button", class: "button primary", onclick: home }, texts.home)));
  }

  /** Add to the chat. */
  add(lines, kind = "") {
    this.entries.append(...lines.map((line) => el("li", { class: kind }, line)));
    while (this.entries.children.length > KEPT) this.entries.firstChild.remove();
    this.stick();
  }

  /** Keep the newest entry in sight, unless somebody reads further up. */
  stick() {
    if (this.atEnd) this.entries.scrollTop = this.entries.scrollHeight;
  }

  scrolled() {
    const { scrollTop, clientHeight, scrollHeight } = this.entries;
    this.atEnd = scrollTop + clientHeight > scrollHeight - 40;
  }
}

/** Lines as paragraphs; what comes with line breaks of its own is a board drawn in characters. */
function paragraphs(lines) {
  const found = [];
  for (const line of lines) {
    const kind = words(line).includes("\n") ? "drawn" : "said";
    const last = found.at(-1);
    if (last?.kind === "said" && kind === "said") last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  return found;
}
