// The page inside the app of a chat: its addresses begin with a path of their own, and as cookies do not
// reach it there, every request shows who has opened it.

const PATH = "/app";
const TOKEN = "token"; // under which this tab keeps what shows who we are

/** Whether the page is open inside an app. */
export function isInside() {
  return location.pathname === PATH || location.pathname.startsWith(`${PATH}/`);
}

/** The path of what is shown, the same inside an app and outside. */
export function shownPath() {
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
  return fetch(address, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token()}` } });
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
