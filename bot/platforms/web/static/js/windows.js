// What the page opens over its views: menus, cards, and screens in a sheet. All of it comes later.

/** @import { Boot, CardShown, SheetShown, SheetsAhead } from "./wire.js" */

import { Later } from "./later.js";
import { swatches } from "./themed_pictures.js";

const menus = new Later(() => import("./menus.js"));
const cards = new Later(() => import("./cards.js"));
const screens = new Later(() => import("./screen_sheet.js"));

export class Windows {
  /**
   * `run(line)` runs a command where one is, `change(me)` gives the visitor another name or language; `label()` names
   * the text of the switch for notifications, `chime()` lets a turn be heard.
   *
   * @param {{ boot: Boot, clock: import("./clock.js").Clock, ask: import("./connection.js").Connection["ask"], picture: (digest: string) => string,
   *   run: (line: string) => void, change: (me: Record<string, string>) => void, label: () => string, chime: () => void }} page
   */
  constructor(page) {
    this.page = page;
    /** @type {import("./screen_sheet.js").ScreenSheet | null} */
    this.screen = null; // once one has been asked for
    menus.soon(() => {}); // all that is for later comes with it
  }

  share(code) {
    menus.now(({ openShare }) => openShare(this.page.boot, code));
  }

  search() {
    menus.now(({ openSearch }) => openSearch(this.page.boot, this.page.run));
  }

  keys() {
    menus.now(({ openKeys }) => openKeys(this.page.boot.texts));
  }

  profile() {
    const { boot, label, change, chime, ask } = this.page;
    menus.now(({ openProfile }) => openProfile(boot, label(), change, chime, (text) => ask({ ask: "line", text })));
  }

  /** @param {CardShown} card */
  card(card) {
    const { boot: { texts }, clock, picture, ask } = this.page;
    cards.now(({ openCard }) => openCard(card, { texts, clock, picture, press: (payload) => ask({ ask: "press", payload }) }));
  }

  /** @param {SheetShown | SheetsAhead} message */
  show(message) {
    const { boot: { texts, forms }, clock, ask, picture } = this.page;
    screens.now(({ ScreenSheet }) => {
      this.screen ??= new ScreenSheet({ texts, clock, ask, picture, forms, swatches: (board) => swatches(board, this.page.boot) });
      this.screen.take(message);
    });
  }
}
