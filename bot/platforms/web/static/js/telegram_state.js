// What Telegram says when it opens the page: in the fragment of the address.

const CODE = /^[A-Za-z0-9]{4,12}$/; // what may be a table's
const VIEW = /^[a-z]+(_[A-Za-z0-9]+)+$/; // the path of another view, in which no slash can stand

/**
 * How the page was opened: who has opened it, as Telegram has signed that, the path of what is meant, the
 * client's version, and the colours of its theme. Loaded again it has but what was `kept`.
 *
 * @param {string} hash
 * @param {{ version: string, theme: Record<string, string> | null } | null} kept
 */
export function launchOf(hash, kept) {
  const told = new URLSearchParams(hash.slice(1));
  const data = told.get("tgWebAppData") ?? "";
  const start = new URLSearchParams(data).get("start_param") ?? "";
  const theme = told.get("tgWebAppThemeParams");
  return {
    data,
    path: CODE.test(start) ? `/t/${start.toUpperCase()}` : VIEW.test(start) ? `/${start.replaceAll("_", "/")}` : "",
    version: told.get("tgWebAppVersion") ?? kept?.version ?? "6.0",
    theme: theme ? JSON.parse(theme) : kept?.theme ?? null,
  };
}

/**
 * Whether a theme is light or dark, by how much light its background, such as "#17212b", gives (WCAG 2.2,
 * relative luminance).
 *
 * @param {Record<string, string>} theme
 * @returns {"dark" | "light"}
 */
export function themeOf({ bg_color: background = "#ffffff" }) {
  const [most, more, least] = [3, 1, 5].map((at) => {
    const share = parseInt(background.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.7152 * most + 0.2126 * more + 0.0722 * least < 0.18 ? "dark" : "light";
}

/**
 * Whether a version comes before another: "6.10" after "6.9".
 *
 * @param {string} version
 * @param {string} other
 */
export function olderThan(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) < 0;
}
