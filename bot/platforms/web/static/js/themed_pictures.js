// Pictures of the server in the theme that the page wears, and in the palette that is chosen or wanted.

import { el } from "./dom.js";

const sharp = matchMedia("(prefers-contrast: more)");

/** The position of a table. */
export function thumbnail({ code, revision }, me) {
  const address = (theme) => `/table/${code}/${inPalette(theme, me)}.png?revision=${revision}`;
  return themed("thumbnail", address, 56);
}

/** A game, which stands in the first sight of home. */
export function cover(game, me) {
  return themed("cover", (theme) => `/game/${game.key}-${inPalette(theme, me)}.png`, 88, "eager");
}

/** One turn of a game. */
export function turn(game, me) {
  return themed("turn", (theme) => `/turn/${game.key}-${inPalette(theme, me)}.png`, 0);
}

/** What a card of a feature shows. */
export function cardPicture({ feature, picture }, me) {
  return themed("thumbnail", (theme) => `/feature/${feature}/${picture}/${inPalette(theme, me)}.png`, 56);
}

/** Those in an element by what is chosen or wanted now. */
export function wearPictures(element, me) {
  for (const picture of element.querySelectorAll("picture > *")) {
    const place = picture.localName === "img" ? "src" : "srcset";
    const now = picture.getAttribute(place);
    const own = now.replace(/(light|dark)(-[a-z]+)?(?=\.png)/, (_, theme) => inPalette(theme, me));
    if (own !== now) picture.setAttribute(place, own);
  }
}

function inPalette(theme, { palette }) {
  const worn = palette || (sharp.matches ? "contrast" : "");
  return worn ? `${theme}-${worn}` : theme;
}

function themed(kind, address, side, loading = "lazy") {
  return el("picture", { class: kind },
    el("source", { srcset: address("dark"), "data-theme": "dark", media: "(prefers-color-scheme: dark)" }),
    el("img", { src: address("light"), alt: "", loading, decoding: "async", width: side || null, height: side || null }));
}
