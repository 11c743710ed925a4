// The signs of sides and of hidden pieces, whose shapes and colours the server says: custom properties
// of whatever bears `data-side` or `data-pile`, from which the style sheets draw them.

/** @import { Boot, SignShown } from "./wire.js" */

const CORNERS = { round: "50%", square: "5px" };
const CUT = "4px"; // the corners of a triangle

/**
 * From now on the page has the signs of these `sides`, by their codes, and the piles of these `games`.
 *
 * @param {Boot} boot
 */
export function wearSigns({ sides, games }) {
  const sheet = new CSSStyleSheet();
  for (const [code, { badge, listed, mark }] of Object.entries(sides))
    rule(sheet, "side", code, { ...sign("badge", badge), ...sign("listed", listed), ...(mark && sign("mark", mark)) });
  for (const { key, pile } of games) if (pile) {
    const [light, dark] = pile.edge;
    rule(sheet, "pile", key, { ...sign("pile", { outline: pile.outline, fill: pile.fill }), "--pile-edge": `light-dark(${light}, ${dark})` });
  }
  document.adoptedStyleSheets = [sheet];
}

/** A rule for what bears that value of `data-<name>`. */
function rule(sheet, name, value, properties) {
  const place = sheet.insertRule(`[data-${name}="${CSS.escape(value)}"] {}`, sheet.cssRules.length);
  for (const [property, said] of Object.entries(properties)) sheet.cssRules[place].style.setProperty(property, said);
}

/**
 * The properties `--<part>…` of a sign.
 *
 * @param {string} part
 * @param {SignShown} sign
 */
function sign(part, { outline, fill, edge, ring }) {
  const lines = [edge && `inset 0 0 0 1px ${edge}`, ring && `inset 0 0 0 3px ${ring}`].filter(Boolean);
  return {
    [`--${part}`]: fill,
    [`--${part}-corner`]: CORNERS[outline] ?? CUT,
    ...(!(outline in CORNERS) && { [`--${part}-cut`]: `var(--${outline})` }),
    ...(edge && { [`--${part}-line`]: `1px solid ${edge}` }),
    ...(lines.length && { [`--${part}-lines`]: lines.join() }),
  };
}
