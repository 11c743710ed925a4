// What stands in an avatar for a name.

/**
 * The first sign of a name as its reader sees it: a whole flag or family, and capitals as the page's
 * `language` has them.
 *
 * @param {string} name
 * @param {string} language
 */
export function initialOf(name, language) {
  const bare = name.replace(/[\u2066-\u2069]/g, "");
  const [first] = new Intl.Segmenter(language || "en", { granularity: "grapheme" }).segment(bare);
  return first?.segment.toLocaleUpperCase(language || "en") ?? "?";
}
