// Views that come later: the ladder, and the browsers in which one is known.

import { afterwards } from "./afterwards.js";

const LADDER = /^\/ladder(?:\/([0-9a-f]{16}))?$/; // with whose ratings, else of all
const DEVICES = "/me";

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
  const ladder = LADDER.exec(path);
  if (ladder) {
    const [, who = ""] = ladder;
    return afterwards(() => import("./ladder.js"), ({ Ladder }) => new Ladder({ ...parts, who, from: history.state?.from }), signal);
  }
  return path === DEVICES ? afterwards(() => import("./devices.js"), ({ Devices }) => new Devices({ ...page, texts, signal }), signal) : null;
}
