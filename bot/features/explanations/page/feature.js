// What can be seen at a table says what it is, for later.

/** @type {import("../../../platforms/web/static/js/feature.js").Feature} */
export const feature = { name: "explanations", inViews: true, hears: "why", laterAtTable: () => import("./why.js") };
