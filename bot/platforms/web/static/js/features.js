// The features that the page has. None stand here: feature_files.py lists those of the bot that serves
// it.

/** @type {import("./feature.js").Feature[]} */
export const FEATURES = [];
