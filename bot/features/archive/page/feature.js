// The visitor's own matches that are over have a view at an address of their own, which comes later.

import { afterwards } from "../../../platforms/web/static/js/afterwards.js";
import { shownPath } from "../../../platforms/web/static/js/inside.js";

export const ADDRESS = "/matches";

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "archive", view, way: { address: ADDRESS, label: "matches" }, hears: "walked", laterAtTable: () => import("./match_notes.js") };

/** @param {import("../../../platforms/web/static/js/feature.js").ViewParts} parts */
function view(parts) {
  if (shownPath().split("?")[0] !== ADDRESS) return null;
  return afterwards(() => import("./archive.js"), ({ Archive }) => new Archive(parts), parts.signal);
}
