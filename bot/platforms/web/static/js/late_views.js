// Views that come later: the ladder, and the browsers in which one is known.

import { devicesAsked, ladderAsked } from "./addresses.js";
import { afterwards } from "./afterwards.js";

/**
 * The one for which a path asks, if one does; `change(alter)` does what changes the cookie, `failed()` says that the
 * server could not be asked.
 *
 * @param {string} path
 * @param {any} parts
 * @param {{ change: (alter: () => Promise<void>) => Promise<void>, failed: () => void }} page
 */
export function lateView(path, parts, page) {
  const { boot: { texts }, signal } = parts;
  const who = ladderAsked(path);
  const { from } = history.state ?? {};
  if (who !== null) return afterwards(() => import("./ladder.js"), ({ Ladder }) => new Ladder({ ...parts, who, from }), signal);
  if (!devicesAsked(path)) return null;
  return afterwards(() => import("./devices.js"), ({ Devices }) => new Devices({ ...page, texts, signal }), signal);
}
