// What a feature can add to the page.

/** @import { FeatureCard, ScreenShown } from "./wire.js" */

import { isInside } from "./inside.js";
import { Later } from "./later.js";
import { choices, chosen } from "./turn.js";

/**
 * What stands at a table: `show(screen)` puts its board in sight, in place of the table itself;
 * `beside(screen)` adds to what stands around it; `walk(match, ply)` leads to a move; `close()` uncovers the board; `lost()` hears that there is no line.
 *
 * @typedef {{ show?: (screen: ScreenShown) => void, beside?: (screen: ScreenShown) => void, walk?: (match: number, ply: number) => void, close?: () => void,
 *   lost?: () => void }} AtTable
 */

/**
 * What a feature gets that reaches this browser when the page is closed, and what it then is: `label`
 * names the text of the switch, and `want(yes)` hears whether it is on.
 *
 * @typedef {{ messages: import("./messages.js").Messages, ask: import("./connection.js").Connection["ask"] }} OutsideParts
 * @typedef {{ label: string, want: (yes: boolean) => void }} Outside
 */

/**
 * What a feature has at home below the own tables, and beside the ways to play each game; `changed()` says
 * that it has come or gone.
 *
 * @typedef {{ boot: import("./wire.js").Boot, messages: import("./messages.js").Messages, signal: AbortSignal,
 *   ask: import("./connection.js").Connection["ask"], press: (payload: string) => void, changed: () => void }} HomeParts
 * @typedef {{ element: HTMLElement, way: (game: import("./wire.js").GameShown) => HTMLElement }} AtHome
 */

/**
 * What a feature's own view gets, which stands at an address of the feature: `visit(address)` leads to another.
 *
 * @typedef {{ boot: import("./wire.js").Boot, messages: import("./messages.js").Messages, signal: AbortSignal,
 *   ask: import("./connection.js").Connection["ask"], picture: (digest: string) => string, visit: (address: string) => void }} ViewParts
 */

/**
 * `name` is that of its folder; `homeCard` makes its card at home around a picture, which can be
 * pressed, and `homeOffer` one that stands above the games, null where nobody wants it; `atHome` has
 * a place of its own there; `atTable` stands at each table that is opened, with `inViews` also at views that stand as tables do, and so does what `laterAtTable` imports for later, which puts no board in sight and `hears` an event of the table's elements; `asked` is what to ask the server for where that is an address of the
 * feature, else null; `opens` is the payload that opens a view of its own there, which stands as a table does, else null; `laterView` imports for later what stands at its `address`, and at those that begin with that, otherwise, and `way` names the text by which the visitor's profile leads there; `outside` is null where this browser cannot be reached.
 *
 * @typedef {(card: FeatureCard, picture: Element, press: (payload: string) => void,
 *   texts: Record<string, string>) => Element | null} MakeCard
 * @typedef {{ name: string, inViews?: boolean, homeCard?: MakeCard, homeOffer?: MakeCard,
 *   atHome?: (home: HomeParts) => AtHome,
 *   atTable?: (table: import("./covers.js").TableContext) => AtTable,
 *   laterAtTable?: () => Promise<{ atTable: (table: import("./covers.js").TableContext) => AtTable }>, hears?: string,
 *   asked?: (address: { pathname: string, hash: string }) => import("./connection.js").Request | null,
 *   opens?: (address: { pathname: string, hash: string }) => string | null,
 *   address?: string, laterView?: () => Promise<{ view: (parts: ViewParts) => { element: HTMLElement, open?: () => void } }>, way?: string,
 *   outside?: (parts: OutsideParts) => Outside | null }} Feature
 */

/**
 * All that features have at a table, as one; where none puts the board in sight the table does.
 *
 * @param {Feature[]} features
 * @param {import("./covers.js").TableContext} table
 * @returns {Required<AtTable>}
 */
export function added(features, table) {
  const all = features.flatMap(({ atTable }) => (atTable ? [atTable(table)] : []));
  /** @type {ScreenShown | null} */
  let screen = null; // the newest
  for (const { laterAtTable, hears = "" } of features) {
    if (!laterAtTable) continue;
    const later = new Later(laterAtTable);
    /** @type {Event | null} */
    let heard = null; // before there was what answers: it is sent again then
    const early = (event) => {
      heard = event;
      later.now(() => {});
    };
    table.element.addEventListener(hears, early);
    later.soon((module) => {
      table.element.removeEventListener(hears, early);
      if (table.signal.aborted) return;
      const one = module.atTable(table);
      all.push(one);
      if (screen) one.beside?.(screen);
      heard?.target.dispatchEvent(new CustomEvent(hears, heard));
    });
  }
  const shows = all.find(({ show }) => show);
  const beside = (shown) => {
    screen = shown;
    all.forEach((one) => one.beside?.(shown));
  };
  return {
    beside,
    show(shown) {
      beside(shown);
      if (shows) shows.show(shown);
      else table.display(shown.picture, true);
    },
    walk: (match, ply) => all.forEach((one) => one.walk?.(match, ply)),
    close: () => all.forEach((one) => one.close?.()),
    lost: () => all.forEach((one) => one.lost?.()),
  };
}

/**
 * The cards at home of those features that have one of this kind.
 *
 * @param {"homeCard" | "homeOffer"} kind
 * @param {Feature[]} features
 * @param {FeatureCard[]} cards
 * @param {(card: FeatureCard) => Element} picture
 * @param {(payload: string) => void} press
 * @param {Record<string, string>} texts
 */
export function homeCards(kind, features, cards, picture, press, texts) {
  const made = cards.map((card) => {
    const make = features.find(({ name }) => name === card.feature)?.[kind];
    return make?.(card, picture(card), press, texts);
  });
  return made.filter(Boolean);
}

/**
 * All that reach this browser when the page is closed, as one: they hear at once when something else is
 * wanted, and what is wanted at each `say()`.
 *
 * @param {Feature[]} features
 * @param {OutsideParts} parts
 */
export function outsides(features, parts) {
  const all = isInside() ? [] : features.flatMap(({ outside }) => outside?.(parts) ?? []);
  const say = () => all.forEach((one) => one.want(choices.get("notify") === "on"));
  chosen.addEventListener("notify", say);
  return { label: all[0]?.label ?? "notifications", say };
}
