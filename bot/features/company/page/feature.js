// Who else is at a table, for later.

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "company", laterAtTable: () => import("./company.js") };
