// The second script of the page and its style, which bundle.py makes of what modules import for later by
// `import()`: they are fetched once, or stand in the page. Nothing here is called where modules come one by one.

const GONE = 404;
const LEFT = "gone"; // under which this tab keeps whose second script was gone
const FIRST = 'link[href$="/page.css"]';

/** @type {() => unknown[]} */
let shared = () => [];
/** @type {Promise<Record<string, any>[]> | null} */
let found = null;
let tries = 0;

/**
 * The second script will have these of the first one.
 *
 * @param {() => unknown[]} names
 */
export function share(names) {
  shared = names;
}

/**
 * What a module for later exports. Where it cannot be had, a next try asks anew.
 *
 * @param {number} place
 */
export async function fetched(place) {
  found ??= Promise.resolve().then(load); // once the first script has come to its end
  try {
    return (await found)[place];
  } catch (error) {
    found = null;
    throw error;
  }
}

async function load() {
  const all = /** @type {any} */ (self);
  if (!all.second) await fetchBoth();
  return all.second(shared());
}

/** What is asked for anew bears a number: a browser may remember that an address had nothing. */
async function fetchBoth() {
  const first = /** @type {HTMLLinkElement} */ (document.querySelector(FIRST));
  const { href } = first;
  const again = tries ? `?${tries}` : "";
  tries += 1;
  const [script, sheet] = ["js", "css"].map((kind) => href.replace(/page\.css$/, `later.${kind}${again}`));
  await Promise.all([import(script), style(first, sheet)]).catch(async (error) => {
    const answer = await fetch(script, { method: "HEAD" }).catch(() => null);
    if (answer?.status === GONE && leaves(href)) await new Promise(() => {});
    throw error;
  });
}

/** The server has another version of the page by now: true where that is loaded. Where the same one came again, to
 * load it once more is no use. */
function leaves(href) {
  if (sessionStorage.getItem(LEFT) === href) return false;
  sessionStorage.setItem(LEFT, href);
  location.reload();
  return true;
}

/** Behind the first style, so that what stands behind that still prevails. */
function style(first, href) {
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = first.cloneNode();
  link.href = href;
  return new Promise((kept, broken) => {
    link.onload = kept;
    link.onerror = () => (link.remove(), broken(new Error(href)));
    first.after(link);
  });
}
