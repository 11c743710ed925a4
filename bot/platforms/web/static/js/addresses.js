// Which addresses ask for views that come later.

const LADDER = /^\/ladder(?:\/([0-9a-f]{16}))?$/;
const DEVICES = "/me";

/** Whose ratings the address asks for: "" for a ladder, null for another page. */
export function ladderAsked(path) {
  const found = LADDER.exec(path);
  return found ? (found[1] ?? "") : null;
}

/** Whether the address asks for the browsers in which one is known. */
export function devicesAsked(path) {
  return path === DEVICES;
}
