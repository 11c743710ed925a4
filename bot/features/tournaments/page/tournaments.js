// Tournaments: the visitor's own ones, and each at an address of its own.

import { shownPath } from "../../../platforms/web/static/js/inside.js";
import { feature } from "./feature.js";
import { Tournament } from "./tournament.js";
import { TournamentList } from "./tournament_list.js";

/** @param {import("../../../platforms/web/static/js/feature.js").ViewParts} parts */
export function view(parts) {
  const code = shownPath().slice(feature.address.length + 1).toUpperCase();
  return code ? new Tournament(parts, code) : new TournamentList(parts);
}
