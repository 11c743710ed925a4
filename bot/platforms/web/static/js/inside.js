// The page inside the app of a chat: as cookies do not reach it there, every request shows who has opened
// it. In Telegram its addresses begin with a path of their own. In Discord it keeps the address at which
// it was opened, for a frame without an origin may not change that; the history knows what is shown.

const PATH = "/app";
const TOKEN = "token"; // under which this tab keeps what shows who we are
const { app = "", client = "" } = document.documentElement.dataset;
export const appName = app; // "" where the page is open in no app
export const appClient = client; // what the app calls us
const moves = app !== "discord"; // whether another address is another view

keepSomewhere();

/** A frame without an origin keeps nothing, and says so by an error: it forgets all when it is closed. */
function keepSomewhere() {
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      void window[name];
    } catch {
      const kept = new Map();
      Object.defineProperty(window, name, {
        value: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, String(value)),
          removeItem: (key) => void kept.delete(key),
          clear: () => kept.clear(),
        },
      });
    }
  }
}

/** Whether the page is open inside an app. */
export function isInside() {
  return app !== "";
}

/** The path of what is shown, the same inside an app and outside. */
export function shownPath() {
  if (!moves) return history.state?.path ?? new URLSearchParams(location.search).get("path") ?? "/";
  return isInside() ? location.pathname.slice(PATH.length) || "/" : location.pathname;
}

/**
 * Where that is shown here.
 *
 * @param {string} path
 */
export function pathTo(path) {
  if (!isInside()) return path;
  return path === "/" ? PATH : PATH + path;
}

/**
 * Note in the history that this path is shown next.
 *
 * @param {string} path
 * @param {Record<string, any>} state
 */
export function enter(path, state) {
  if (moves) history.pushState(state, "", pathTo(path));
  else {
    const [shown, step] = path.split("#");
    history.pushState({ ...state, path: shown }, "", step ? `#${step}` : location.href.split("#")[0]);
  }
}

/**
 * Load the page again in another language, which the server does not know before.
 *
 * @param {string} language
 */
export function speakInside(language) {
  const asked = new URLSearchParams(moves ? "" : location.search);
  asked.set("language", language);
  if (!moves) asked.set("path", shownPath());
  location.replace(`?${asked}`);
}

/**
 * Where the server answers at an address of its own: an app's proxy may have it below another.
 *
 * @param {string} address
 */
export function at(address) {
  return moves ? address : new URL(".", location.href).pathname.slice(0, -1) + address;
}

/** What shows who we are, "" before we know. */
export function token() {
  return sessionStorage.getItem(TOKEN) ?? "";
}

/** @param {string} given */
export function keepToken(given) {
  sessionStorage.setItem(TOKEN, given);
}

/**
 * A request that shows who we are.
 *
 * @param {string} address
 * @param {RequestInit} init
 */
export function request(address, init = {}) {
  if (!isInside()) return fetch(address, init);
  return fetch(at(address), { ...init, headers: { ...init.headers, Authorization: `Bearer ${token()}` } });
}

/**
 * Where in this browser the bytes lie that are at an address of ours.
 *
 * @param {string} address
 */
export async function fetched(address) {
  const answer = await request(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}
