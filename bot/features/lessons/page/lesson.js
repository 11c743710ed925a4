// The card at home that offers the lesson of a game to whoever has never played it, and the address at
// which that is played like a match.

/** @import { FeatureCard } from "../../../platforms/web/static/js/wire.js" */

import { el, icon } from "../../../platforms/web/static/js/dom.js";
import { choices } from "../../../platforms/web/static/js/turn.js";

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "lessons", homeOffer, opens };

/** A lesson opens at the step that its address names, counted from 1. */
function opens({ pathname, hash }) {
  const [, game] = /^\/learn\/([a-z]+)$/.exec(pathname) ?? [];
  return game ? `lesson::0:${game}.${Math.max(0, parseInt(hash.slice(1), 10) - 1 || 0)}` : null;
}

/**
 * @param {FeatureCard} card
 * @param {Element} picture
 * @param {(payload: string) => void} press
 * @param {Record<string, string>} texts
 */
function homeOffer({ title, about, picture: game, payload }, picture, press, texts) {
  const refused = `lesson-${game}`;
  if (choices.get(refused) === "off") return null;
  const close = () => {
    choices.set(refused, false);
    const { parentElement: place } = card;
    card.remove();
    place.hidden = !place.childElementCount;
  };
  const card = el("article", { class: "card lesson-card", "data-game": game },
    picture,
    el("b", {}, title),
    el("button", { type: "button", class: "button", "data-key": refused, onclick: () => press(payload) }, about),
    el("button", { type: "button", class: "round", "aria-label": texts.close, onclick: close }, icon("close")));
  return card;
}
