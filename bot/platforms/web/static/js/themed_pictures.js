// Pictures of the server in the theme that the page wears, in the palette that is chosen or wanted, and
// on the board that is chosen.

import { el } from "./dom.js";
import { at, fetched, isInside } from "./inside.js";
import { wanted } from "./look.js";

const USUAL = "standard"; // what a choice of the usual board is called

/** The position of a table. */
export function thumbnail({ code, revision }, me) {
  const address = (theme) => `/table/${code}/${inPalette(theme, me)}.png?revision=${revision}`;
  return isInside() ? shown(address(wanted({ me }).theme)) : themed("thumbnail", address, 56);
}

/** A picture that is for nobody else: an address alone does not show it. */
function shown(address) {
  const image = el("img", { alt: "", decoding: "async", width: 56, height: 56 });
  image.style.visibility = "hidden"; // until there is something to be seen
  fetched(address).then((here) => {
    image.onload = () => {
      image.style.visibility = "";
      URL.revokeObjectURL(here);
    };
    image.src = here;
  }, () => {}); // a table that is gone by now
  return el("picture", { class: "thumbnail", "data-of": address }, image);
}

/** A game, which stands in the first sight of home. */
export function cover(game, me) {
  return themed("cover", (theme) => at(`/game/${game.key}-${inPalette(theme, me)}.png`), 88, "eager");
}

/** One turn of a game. */
export function turn(game, me) {
  return themed("turn", (theme) => at(`/turn/${game.key}-${inPalette(theme, me)}.png`), 0);
}

/** What a card of a feature shows. */
export function cardPicture({ feature, picture }, me) {
  return themed("thumbnail", (theme) => at(`/feature/${feature}/${picture}/${inPalette(theme, me)}.png`), 56);
}

/**
 * Every game on a board that can be chosen, in the theme of the page.
 *
 * @param {string} board
 * @param {import("./wire.js").Boot} boot
 */
export function swatches(board, boot) {
  const look = inPalette(wanted(boot).theme, { ...boot.me, board: board === USUAL ? "" : board });
  return el("span", { class: "swatches" }, boot.games.map(({ key }) =>
    el("img", { class: "swatch", src: at(`/game/${key}-${look}.png`), alt: "", decoding: "async", width: 56, height: 56 })));
}

/** Those in an element by what is chosen or wanted now. */
export function wearPictures(element, me) {
  for (const picture of element.querySelectorAll("picture > *")) {
    const place = picture.localName === "img" ? "src" : "srcset";
    const now = picture.getAttribute(place) ?? "";
    const own = now.replace(/(light|dark)(-[a-z]+)*(?=\.png)/, (_, theme) => inPalette(theme, me));
    if (own !== now) picture.setAttribute(place, own);
  }
}

function inPalette(theme, me) {
  const worn = me.palette || (wanted({ me }).sharp ? "contrast" : "");
  return [theme, worn, me.board].filter(Boolean).join("-");
}

function themed(kind, address, side, loading = "lazy") {
  const { classList: worn } = document.documentElement;
  const media = worn.contains("dark") ? "all" : worn.contains("light") ? "not all" : "(prefers-color-scheme: dark)";
  return el("picture", { class: kind },
    el("source", { srcset: address("dark"), "data-theme": "dark", media }),
    el("img", { src: address("light"), alt: "", loading, decoding: "async", width: side || null, height: side || null }));
}
