// The visitor: who they are, as the server says, and what the page wears for them.

/** @import { Boot, Who } from "./wire.js" */

import { request, speakInside } from "./inside.js";
import { changeLook, wanted, wear, wearAsHost } from "./look.js";

export class Visitor {
  /**
   * `call(name)` shows another name, `worn()` hears when the page looks otherwise; `inside`: an app says
   * who they are.
   *
   * @param {{ boot: Boot, call: (name: string) => void, worn: () => void, inside: boolean,
   *   ask: import("./connection.js").Connection["ask"] }} page
   */
  constructor({ boot, call, worn, ask, inside }) {
    this.boot = boot;
    this.call = call;
    this.worn = worn;
    this.ask = ask;
    this.inside = inside;
    this.heard = ""; // the theme and contrast of which the server has heard
  }

  /** What pictures are to look like, of which the server is about to hear. */
  dressed() {
    this.heard = JSON.stringify(wanted(this.boot));
    return wanted(this.boot);
  }

  /** Tell the server what pictures are to look like. */
  tell() {
    this.ask({ ask: "theme", ...this.dressed() });
  }

  /** The same where it has not heard of it: a press may be faster than the word that the system has turned dark. */
  tellFirst() {
    if (JSON.stringify(wanted(this.boot)) !== this.heard) this.tell();
  }

  /**
   * Who the server says we are; what it said at first is in the page.
   *
   * @param {Who} who
   */
  know({ name, language, ...look }) {
    if (language !== this.boot.me.language) this.speak(language);
    this.call(name);
    if (!changeLook(this.boot, look)) return;
    wear(this.boot);
    this.worn();
    this.tell();
  }

  /** Load the page again in another language; inside an app the server does not know it before. */
  speak(language) {
    if (this.inside) speakInside(language);
    else location.reload();
  }

  /** The app in which the page is open is light or dark now. */
  host(theme) {
    wearAsHost(theme);
    wear(this.boot);
    this.tell();
  }

  /**
   * Have the server know the visitor by another name or in another language; whether it does.
   *
   * @param {{ name?: string, language?: string }} me
   */
  async change(me) {
    const answer = await request("/me", {
      method: "POST", body: JSON.stringify(me), headers: { "Content-Type": "application/json" },
    }).catch(() => null);
    return Boolean(answer?.ok);
  }
}
