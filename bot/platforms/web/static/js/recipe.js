// Pictures that come as a recipe, see render/recipe.py: the sprites are put down here, in a file that
// an image can show.

const SIGN = "laid";
const NAMED = 8; // bytes of a sprite's name
const NUMBERS = 7; // of a stroke: a sprite, or a colour below zero, a box, where in the sprite
const HEAD = 54; // bytes before the colours of a bitmap

/** @typedef {{ width: number, height: number, pixels: Uint8Array, mask: Uint8Array | null }} Sprite */
/** @typedef {ReturnType<typeof read>} Recipe */

/** What a recipe says; null for what is none. `fresh` are the sprites that come with it, their `pixels` packed. */
export function read(bytes) {
  if (String.fromCharCode(...bytes.subarray(0, SIGN.length)) !== SIGN) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let at = SIGN.length;
  const word = () => view.getUint16((at += 2) - 2, true);
  const signed = () => view.getInt16((at += 2) - 2, true);
  const part = (length) => bytes.subarray(at, (at += length));
  const name = () => part(NAMED).join();
  const [lacking, forgets, width, height, colours, sprites, strokes] = Array.from({ length: 7 }, word);
  const palette = part(3 * colours);
  const names = Array.from({ length: sprites }, name);
  const laid = Array.from({ length: strokes }, () => Array.from({ length: NUMBERS }, signed));
  const fresh = Array.from({ length: lacking }, () => ({ name: name(), width: word(), height: word(), masked: word() }));
  return { width, height, palette, names, laid, fresh, forgets: Boolean(forgets), pixels: bytes.subarray(at) };
}

/**
 * The sprites that come with a recipe, by their names.
 *
 * @param {Recipe} recipe
 * @returns {Promise<[string, Sprite][]>}
 */
export async function unpacked({ fresh, pixels }) {
  const stream = new Blob([pixels]).stream().pipeThrough(new DecompressionStream("deflate"));
  const all = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = 0;
  const part = (length) => all.subarray(at, (at += length));
  return fresh.map(({ name, width, height, masked }) =>
    [name, { width, height, pixels: part(width * height), mask: masked ? part(bits(width) * height) : null }]);
}

/** How many bytes a row of bits takes. */
function bits(width) {
  return (width + 7) >> 3;
}

/**
 * The picture as a bitmap with a palette, whose rows stand from the last to the first.
 *
 * @param {Recipe} recipe
 * @param {Map<string, Sprite>} sprites
 */
export function bitmap({ width, height, palette, names, laid }, sprites) {
  const [begin, stride] = [HEAD + (palette.length / 3) * 4, (width + 3) & ~3];
  const file = new Uint8Array(begin + stride * height);
  head(file, width, height, palette);
  const known = names.map((name) => sprites.get(name));
  for (const [which, left, top, right, bottom, x, y] of laid) {
    const [from, to] = [Math.max(left, 0), Math.min(right, width)];
    for (let row = Math.max(top, 0); row < Math.min(bottom, height) && from < to; row++) {
      const start = begin + (height - 1 - row) * stride;
      if (which < 0) file.fill(-1 - which, start + from, start + to);
      else put(known[which], x + from - left, y + row - top, file.subarray(start + from, start + to));
    }
  }
  return file;
}

/** Put a row of a sprite, from its pixel (x, y) on, where `line` is. */
function put({ width, pixels, mask }, x, y, line) {
  const first = y * width + x;
  if (!mask) return line.set(pixels.subarray(first, first + line.length));
  const row = y * bits(width);
  for (let at = 0; at < line.length; at++)
    if (mask[row + ((x + at) >> 3)] & (128 >> ((x + at) & 7))) line[at] = pixels[first + at];
  return undefined;
}

function head(file, width, height, palette) {
  const view = new DataView(file.buffer);
  const colours = palette.length / 3;
  file.set([0x42, 0x4d]); // "BM"
  view.setUint32(2, file.length, true);
  view.setUint32(10, HEAD + 4 * colours, true);
  view.setUint32(14, HEAD - 14, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true); // plane
  view.setUint16(28, 8, true); // bits a pixel
  view.setUint32(46, colours, true);
  for (let at = 0; at < colours; at++)
    file.set(palette.slice(3 * at, 3 * at + 3).reverse(), HEAD + 4 * at); // a bitmap has them so
}
