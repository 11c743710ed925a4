// The sheet in which a code is typed, or a record brought.

import { el, icon } from "./dom.js";
import { request } from "./inside.js";
import { openSheet } from "./sheets.js";

const CODE = /^(?:[A-Z2-9]{5}|[A-Z2-9]{7})$/;
const LINK_CODE = /^[A-Z2-9]{4}-?[A-Z2-9]{4}$/; // which is told what it is

export class CodeEntry {
  /**
   * `find(code)` -> promise leads to the table of a code, or `wrong(why)` is called; `go(code)` leads to
   * one that is known.
   *
   * @param {{ texts: Record<string, string>, find: (code: string) => Promise<boolean>, go: (code: string) => void }} home
   */
  constructor({ texts, find, go }) {
    this.texts = texts;
    this.find = find;
    this.go = go;
  }

  /** Ask for a code, or for a record. */
  open() {
    const { texts } = this;
    const code = el("input", {
      id: "code", name: "code", maxlength: "9", autocomplete: "off", autocapitalize: "characters", spellcheck: "false",
      placeholder: "ABC23DE", enterkeyhint: "go", "aria-describedby": "wrong",
      oninput: () => this.wrong(""),
    });
    const go = async (event) => {
      event.preventDefault();
      const wanted = code.value.trim().toUpperCase();
      if (!CODE.test(wanted) && !LINK_CODE.test(wanted)) this.wrong(texts["unknown-code"]);
      else if (!(await this.find(wanted))) this.wrong(texts.lost);
    };
    openSheet(texts.enter, texts.close,
      el("form", { class: "entering", novalidate: true, onsubmit: go },
        el("label", { class: "field" }, el("span", {}, texts.code), code),
        el("p", { id: "wrong", class: "wrong", role: "alert" }),
        el("button", { class: "button primary main" }, texts.join),
        texts["open-file"] ? this.fileField() : null));
    code.focus();
  }

  /** A field for a record, whose match is opened at once. */
  fileField() {
    const { texts } = this;
    const file = el("input", {
      id: "record", type: "file", class: "unseen", "data-key": "open-file", "aria-describedby": "wrong-file",
      accept: ".json,.jsonl,.txt,.ggf,.wtb,application/json,text/plain",
      onchange: () => file.files.length && this.bring(file),
    });
    return el("div", { class: "filed" },
      el("label", { class: "button" }, icon("list"), texts["open-file"], file),
      el("p", { id: "wrong-file", class: "wrong", role: "alert" }));
  }

  async bring(field) {
    const { texts } = this;
    field.disabled = true;
    unread("");
    try {
      const answer = await request("/import", {
        method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: field.files[0],
      });
      if (answer.status === 429) unread(texts.hasty);
      else if (!answer.ok) unread(texts.lost);
      else this.brought(await answer.json());
    } catch {
      unread(texts.lost);
    } finally {
      field.disabled = false;
      field.value = "";
    }
  }

  /** One match is shown at once; of several there is a list. */
  brought({ tables, said }) {
    const { texts } = this;
    if (!tables.length) unread(said);
    else if (tables.length === 1) this.go(tables[0]);
    else {
      openSheet(texts["open-file"], texts.close, el("ul", { class: "rows" }, tables.map((code) =>
        el("li", {}, el("a", { class: "row", href: `/t/${code}`, "data-code": code }, code)))));
    }
  }

  /** Say below the field why the code leads nowhere; the field stays. */
  wrong(text) {
    const code = document.getElementById("code");
    if (!code) return;
    document.getElementById("wrong").textContent = text;
    code.setAttribute("aria-invalid", String(Boolean(text)));
    if (text) code.focus();
  }
}

/** Say below the button why a file was not read. */
function unread(text) {
  const place = document.getElementById("wrong-file");
  if (place) place.textContent = text;
}
