// What the payload of a button says: "verb:table:revision:path".

export function verb(payload = "") {
  return payload.split(":")[0];
}

export function path(payload = "") {
  return payload.split(":")[3] ?? "";
}

export function revision(payload = "") {
  return Number(payload.split(":")[2]);
}
