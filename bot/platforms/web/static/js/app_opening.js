// Whether the page is open inside the app of a chat, which comes later.

import { isInside } from "./inside.js";
import { install } from "./install.js";
import { Later } from "./later.js";

/**
 * Hand on the app in which the page is open, null in a browser; `page` is what an app does with it.
 *
 * @param {Parameters<typeof import("./apps.js").openedApp>[0]} page
 * @param {(app: ReturnType<typeof import("./apps.js").openedApp>) => void} then
 */
export function openApp(page, then) {
  if (isInside()) return new Later(() => import("./apps.js")).now(({ openedApp }) => then(openedApp(page)));
  then(null);
  return install();
}
