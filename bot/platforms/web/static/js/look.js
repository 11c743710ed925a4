// What the page looks like: what its visitor has chosen, and what the system wants where they have not.

/** @import { Boot } from "./wire.js" */

const CHOSEN = ["theme", "palette", "size", "board"]; // what of a visitor's choices the page wears
const SHARP = { contrast: "all", "": "(prefers-contrast: more)" }; // where it is in high contrast
const dark = matchMedia("(prefers-color-scheme: dark)");
let hosts = ""; // the theme of the chat's app in which the page is open
const sharp = matchMedia("(prefers-contrast: more)");

/**
 * What pictures are to look like, as far as the system has a say in it.
 *
 * @param {Pick<Boot, "me">} boot
 * @returns {{ theme: "dark" | "light", sharp: boolean }}
 */
export function wanted({ me }) {
  const theme = me.theme || hosts || (dark.matches ? "dark" : "light");
  return { theme: theme === "dark" ? "dark" : "light", sharp: sharp.matches };
}

/**
 * Look as the app does in which the page is open, where the visitor has chosen nothing.
 *
 * @param {"dark" | "light"} theme
 */
export function wearAsHost(theme) {
  hosts = theme;
}

/**
 * Whether the visitor's choices are others by now; they are kept.
 *
 * @param {Boot} boot
 * @param {Record<string, string>} choices
 */
export function changeLook({ me }, choices) {
  const changed = CHOSEN.some((part) => choices[part] !== me[part]);
  for (const part of CHOSEN) me[part] = choices[part];
  return changed;
}

/**
 * Look as was chosen: it comes before what the system wants, which media queries ask for.
 *
 * @param {Boot} boot
 */
export function wear({ me }) {
  const theme = me.theme || hosts;
  document.documentElement.className = CHOSEN.map((part) => (part === "theme" ? theme : me[part])).filter(Boolean).join(" ");
  /** @type {HTMLLinkElement} */ (document.getElementById("contrast")).media = SHARP[me.palette] ?? "not all";
  /** @type {NodeListOf<HTMLLinkElement | HTMLMetaElement | HTMLSourceElement>} */
  const themed = document.querySelectorAll("[data-theme]");
  for (const node of themed) {
    const own = node.dataset.theme;
    node.media = theme ? (own === theme ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
}

/**
 * Hear of what the system wants now.
 *
 * @param {() => void} darkened
 * @param {() => void} sharpened
 */
export function onSystem(darkened, sharpened) {
  dark.addEventListener("change", darkened);
  sharp.addEventListener("change", sharpened);
}
