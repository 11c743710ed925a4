// The visitor's own matches that are over have a view at an address of their own, which comes later.

export const ADDRESS = "/matches";

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = {
  name: "archive", address: ADDRESS, laterView: () => import("./archive.js"), way: "matches", hears: "walked", laterAtTable: () => import("./match_notes.js"),
};
