// Tournaments have views at addresses of their own, which come later.

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "tournaments", address: "/tournaments", laterView: () => import("./tournaments.js"), way: "tournaments" };
