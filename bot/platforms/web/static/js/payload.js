// What the payload of a button says: "verb:table:revision:path".

export function verb(payload = "") {
  return payload.split(":")[0];
}

export function path(payload = "") {
  return payload.split(":")[3] ?? "";
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const LONGEST = 64; // characters of a payload

/**
 * The payload with a name as its path, which has small letters and digits alone: in base32, cut to
 * what there is room for.
 *
 * @param {string} payload
 * @param {string} name
 */
export function withName(payload, name) {
  const room = Math.floor(((LONGEST - payload.length) * 5) / 8);
  let kept = "";
  for (const sign of name) {
    if (new TextEncoder().encode(kept + sign).length > room) break;
    kept += sign;
  }
  const bits = [...new TextEncoder().encode(kept)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return payload + (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[parseInt(five.padEnd(5, "0"), 2)]).join("");
}

export function revision(payload = "") {
  return Number(payload.split(":")[2]);
}
