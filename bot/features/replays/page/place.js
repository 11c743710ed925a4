// Where in a replay an address leads.

const HASH = /^#replay-(\d+)\.(\d+)$/; // of a match that goes on
const PATH = /^\/m\/[^/]+\/(\d+)$/; // of one that is over
const PLY = /^#(\d+)$/;

/**
 * The match and the ply that an address names, else null; without a ply its end. A match that goes on is seen at
 * its table, whose address keeps the ply: that is of the latest one.
 *
 * @param {{ pathname: string, hash: string }} address
 * @returns {{ match?: number, at?: number } | null}
 */
export function placeIn({ pathname, hash }) {
  const match = PATH.exec(pathname)?.[1];
  const ply = PLY.exec(hash)?.[1];
  if (match) return { match: Number(match) - 1, ...(ply && { at: Number(ply) }) };
  if (ply) return { at: Number(ply) };
  const found = HASH.exec(hash);
  return found && { match: Number(found[1]) - 1, at: Number(found[2]) };
}
