// Being told that it is one's turn while the page is closed, where this browser can be: how comes later.

/** @import { Feature, OutsideParts } from "../../../platforms/web/static/js/feature.js" */

import { Later } from "../../../platforms/web/static/js/later.js";

const pushes = new Later(() => import("./push.js"));

/** @type {Feature} */
export const feature = { name: "push", outside };

/** @param {OutsideParts} page */
function outside(page) {
  const able = window.isSecureContext && navigator.serviceWorker && "PushManager" in window && "Notification" in window;
  /** @type {import("./push.js").Push | null} */
  let push = null;
  return able ? {
    label: "push-notifications",
    want: (yes) => pushes.soon(({ Push }) => (push ??= new Push(page)).want(yes)),
  } : null;
}
