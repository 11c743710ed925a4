// Keys at a table that no field wants: a piece by its number, a place by its name, U, H and ?, or where
// the focus is on the board any other to begin a line with.

/** @import { ScreenShown } from "./wire.js" */

import { Timer } from "./life.js";

const HESITATION = 600; // milliseconds after which a key that may begin a name means what it does alone
const LATE = 1500; // after which it means nothing any more
const ASIDE = 9; // units of the picture by which an own piece may stand beside its place
const BELOW = 99;

/** @typedef {{ choice: string, payload: string, points: number[][] }} Spot */

export class KeyState {
  /**
   * `regions()` are the board's; `alone` are keys with what they do; keys gather on the line that is
   * `typing`, where `listens(target)`.
   *
   * @param {{ screen: () => ScreenShown | null, regions: () => Spot[], press: (payload: string, label: string, keyed: boolean) => void,
   *   alone: Record<string, () => void>, listens: (target: Element) => boolean, typing: Pick<import("./typing.js").Typing, "line" | "key">,
   *   signal: AbortSignal }} table
   */
  constructor({ screen, regions, press, alone, listens, typing, signal }) {
    this.screen = screen;
    this.regions = regions;
    this.press = press;
    this.alone = alone;
    this.listens = listens;
    this.begun = ""; // a key with which a longer name may begin
    this.hesitating = new Timer(signal);
    this.typing = typing;
  }

  /** True when the key was taken. */
  key(key, target) {
    const typing = this.listens(target);
    if (this.typing.line) return typing && this.typing.key(key);
    const { begun } = this;
    this.begin("");
    if (begun && this.named(begun + key)) return true;
    if (begun && typing && this.typing.key(key, begun)) return true;
    return this.shortcut(key) || (typing && key !== "." && this.typing.key(key));
  }

  shortcut(key) {
    const regions = this.regions();
    const alone = this.alone[key.toLowerCase()];
    const longer = regions.some(({ choice }) => choice.length > 1 && choice.startsWith(key));
    if (/^[a-z]$/.test(key) && regions.some(({ choice }) => choice.startsWith(key) && choice.length === 2)) this.begin(key, alone);
    else if (alone) alone();
    else if (/^[1-9]$/.test(key) && longer) this.begin(key, () => this.pick(Number(key)));
    else return /^[1-9]$/.test(key) && this.pick(Number(key));
    return true;
  }

  /** Keep a key with which a longer name may begin; alone it means something else, or nothing. */
  begin(key, alone = null) {
    this.hesitating.clear();
    this.begun = key;
    if (key) this.hesitating.set(() => (this.begin(""), alone?.()), alone ? HESITATION : LATE);
  }

  /** The own piece with that number, or the place that bears it; true when there is one. */
  pick(number) {
    const { parts } = this.screen().picture ?? {};
    const regions = this.regions();
    const named = regions.find(({ choice }) => choice === String(number));
    const box = parts?.slots?.[number - 1];
    const inside = ({ points }) => box && points.every(
      ([x, y]) => box[0] - ASIDE <= x && x <= box[2] + ASIDE && box[1] - ASIDE <= y && y <= box[3] + BELOW);
    const region = named ?? regions.find(inside);
    if (region) this.press(region.payload, "", true);
    return Boolean(region);
  }

  /** Press the choice of that name; true when there is one. */
  named(choice) {
    const region = this.regions().find((one) => one.choice === choice);
    if (region) this.press(region.payload, "", true);
    return Boolean(region);
  }
}
