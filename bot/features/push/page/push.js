// Being told that it is one's turn while the page is closed: this browser and its push service agree
// upon that, and the server hears where.

/** @import { OutsideParts } from "../../../platforms/web/static/js/feature.js" */
/** @import { PushOffered } from "../../../platforms/web/static/js/wire.js" */

import { choices } from "../../../platforms/web/static/js/turn.js";
import { encoded, next, told } from "./push_state.js";

const TOLD = "push"; // under which the address is kept of which the server has been told

export class Push {
  /** @param {OutsideParts} page */
  constructor({ messages, ask }) {
    this.ask = ask;
    this.wanted = false;
    messages.listen({ push: (offer) => this.agree(offer).catch(() => {}) }); // some have no service, or cannot reach it
  }

  /** Whether this browser's person wants to be told. */
  want(yes) {
    this.wanted = yes && Notification.permission === "granted";
    if (this.wanted) this.ask({ ask: "push" });
    else this.end().catch(() => {});
  }

  /** @param {PushOffered} offer */
  async agree(offer) {
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    if (!this.wanted) return;
    const key = encoded(before?.options.applicationServerKey ?? null);
    const step = next({ offer, told: localStorage.getItem(TOLD), endpoint: before?.endpoint ?? null, key });
    if (step === "rest") return;
    if (step === "forgotten") return void (await this.forget(before));
    if (step === "subscribe") await before?.unsubscribe(); // it may be for another server's key
    const now = step === "tell" ? before : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: offer.key });
    if (await this.ask(told(now.toJSON(), location.origin))) localStorage.setItem(TOLD, now.endpoint);
  }

  /** @param {PushSubscription} subscription */
  async forget(subscription) {
    localStorage.removeItem(TOLD);
    choices.clear("notify");
    await subscription.unsubscribe();
  }

  async end() {
    const worker = await navigator.serviceWorker.getRegistration();
    const subscription = await worker?.pushManager.getSubscription();
    if (!subscription && localStorage.getItem(TOLD) === null) return;
    localStorage.removeItem(TOLD);
    this.ask({ ask: "push-ended" });
    await subscription?.unsubscribe();
  }
}
