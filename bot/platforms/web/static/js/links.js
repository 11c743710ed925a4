// Where others find a table, and words to be taken along.

/**
 * The address of a table, for everybody where the server knows one.
 *
 * @param {import("./wire.js").Boot} boot
 * @param {string} code
 */
export function linkTo({ address }, code) {
  return `${address || location.origin}/t/${code}`;
}

/** Copy words, and say on a button's `label` that they are; whether that was possible here. */
export async function copyTo(label, words, texts) {
  const done = await navigator.clipboard?.writeText(words).then(() => true, () => false);
  if (!done) return false;
  const before = label.textContent;
  label.textContent = texts.copied;
  setTimeout(() => label.textContent === texts.copied && (label.textContent = before), 2000);
  return true;
}
