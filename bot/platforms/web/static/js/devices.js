// My devices: the browsers in which one is known here, and the end of one of them.

import { el, fill, icon } from "./dom.js";
import { openQuestion } from "./sheets.js";

const LIST = "/me/devices";

export class Devices {
  /** `change(alter)` does what changes the cookie and comes back with it; `failed()` says that the
   * server could not be asked. */
  constructor({ texts, change, failed, signal }) {
    this.texts = texts;
    this.signal = signal;
    this.change = change;
    this.failed = failed;
    this.list = el("ul", { class: "devicelist" });
    this.others = el("p", { class: "others", hidden: true },
      el("button", { type: "button", class: "button danger", "data-key": "others", onclick: () => this.askOthers() },
        texts["device-others"]));
    this.element = el("main", { class: "ladder devices" },
      el("header", {},
        el("a", { class: "round", href: "/", "data-view": "", "aria-label": texts.home }, icon("back")),
        el("h1", {}, texts.devices)),
      el("p", { class: "hint" }, texts["devices-about"]),
      this.list, this.others);
  }

  /** Ask the server which they are. */
  async open() {
    const answer = await fetch(LIST, { cache: "no-store" }).catch(() => null);
    if (this.signal.aborted) return undefined;
    if (!answer?.ok) return this.failed();
    return this.show((await answer.json()).devices);
  }

  show(devices) {
    this.list.replaceChildren(...devices.map((one) => this.row(one, devices.length === 1)));
    this.others.hidden = false;
  }

  row(device, alone) {
    const { texts } = this;
    const name = device.browser || texts["device-unknown"];
    const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    const seen = device.seen && fill(texts["device-seen"], { time: when.format(new Date(1000 * device.seen)) });
    const about = device.here ? texts["device-this"] : seen;
    return el("li", {},
      el("span", { class: "words" }, el("b", {}, name), about ? el("span", { class: "about" }, about) : null),
      el("button", {
        type: "button", class: "button", "data-key": device.key, "aria-label": `${texts["device-end"]}: ${name}`,
        onclick: () => this.askOne(device, name, alone),
      }, texts["device-end"]));
  }

  askOne(device, name, alone) {
    const { texts } = this;
    const about = texts[alone ? "device-leave-about" : "device-end-about"];
    openQuestion(texts, { title: name, about, yes: texts["device-end"] }, () => this.end({ device: device.key }));
  }

  askOthers() {
    const { texts } = this;
    const question = { title: texts["device-others"], about: texts["device-others-about"], yes: texts["device-end"] };
    openQuestion(texts, question, () => this.end({}));
  }

  async end(which) {
    await this.change(async () => {
      const answer = await fetch(LIST, {
        method: "POST", body: JSON.stringify(which), headers: { "Content-Type": "application/json" },
      }).catch(() => null);
      if (!answer?.ok) this.failed();
      else await fetch("/", { cache: "no-store" }).catch(() => {}); // where it was this browser, for a cookie
    });
    return this.open();
  }
}
