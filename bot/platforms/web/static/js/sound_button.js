// One press at the table turns sounds on or off. Where it stands depends on the window: in the head, or
// in the bar of a wide one.

import { el, icon } from "./dom.js";
import { wanted } from "./sounds.js";
import { choices } from "./turn.js";

export function flipSound() {
  choices.set("sound", !wanted());
}

/** Let a button say whether there are sounds. */
export function showSound(button) {
  button.setAttribute("aria-pressed", String(wanted()));
  button.querySelector(".icon").replaceWith(icon(wanted() ? "sound" : "mute"));
}

/** @param {Record<string, string>} texts */
export function soundButton(texts) {
  const flip = () => {
    flipSound();
    showSound(button);
  };
  const button = el("button", { type: "button", class: "round sound", "aria-label": texts["sound-word"], onclick: flip }, icon("sound"));
  showSound(button);
  return button;
}
