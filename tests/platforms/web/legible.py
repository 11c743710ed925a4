"""What is wrong with the words on a page as it stands, whatever language they are in."""

import re

from playwright.async_api import Page

from bot.texts import Words

FINGER = 44  # pixels that whatever can be pressed is at least wide and high
NAME = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
PLACE = re.compile(r"\{ ?\$?\w+ ?\}")  # that something should have been filled in at

_MISFITS = """({ width, finger }) => {
  const page = document.scrollingElement;
  const found = [];
  const says = (node) => [...node.childNodes]
    .filter((one) => one.nodeType === 3 && one.data.trim());
  const told = (node) => `${node.tagName}.${node.getAttribute("class") ?? ""} "${
    (node.innerText || node.ariaLabel || "").trim().slice(0, 60)}"`;
  const tops = (lines) => new Set(lines.map((one) => Math.round(one.top)));
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest(".unseen, .leaving, option");
  if (page.scrollWidth > width) found.push(`the page is ${page.scrollWidth} wide`);
  const sheets = [...document.querySelectorAll("dialog[open]")];
  const root = sheets.at(-1) ?? document.body;
  for (const node of root.querySelectorAll("*")) {
    if (!seen(node)) continue;
    const look = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue; // for ears alone
    const pressed = node.matches("button, a.button, button.chip, .tab, .filter, summary");
    // A dot on the course of a match is as large as the course allows; the slider does the same.
    if (pressed && !node.matches(".walk-dot") && Math.min(box.width, box.height) < finger - 0.01)
      found.push(`${told(node)} is ${box.width} × ${box.height}`);
    const shortened = look.textOverflow === "ellipsis" || look.webkitLineClamp !== "none";
    const tight = pressed || node.matches(".chip, .tag, .pill, .stake");
    const cuts = ["hidden", "clip"].includes(look.overflowX) && says(node).length;
    if (node.clientWidth && (tight || cuts) && !shortened && node.scrollWidth > node.clientWidth)
      found.push(`${told(node)}: ${node.scrollWidth} in ${node.clientWidth}`);
    if (node.clientHeight && (tight || cuts) && !shortened
      && node.scrollHeight > node.clientHeight + 1)
      found.push(`${told(node)}: ${node.scrollHeight} high in ${node.clientHeight}`);
    const holder = node.closest("button, a.button, .chip, .tag, .pill, .stake");
    const frame = (holder ?? page).getBoundingClientRect();
    const scrolls = node.closest(".drawn, .part, svg");
    for (const text of says(node)) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (shortened) continue;
      const lines = [...range.getClientRects()];
      if (!scrolls && lines.some((one) =>
        one.left < frame.left - 1 || one.right > frame.right + 1 || one.right > width + 1))
        found.push(`${told(holder ?? node)} flows over at "${text.data.trim()}"`);
      if (tops(lines).size < 2) continue; // what stands in one line is broken nowhere
      for (const word of text.data.matchAll(/[\\p{Script=Latin}\\p{Script=Cyrillic}]{2,}/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (tops([...range.getClientRects()]).size > 1)
          found.push(`${told(holder ?? node)} is broken within "${word[0]}"`);
      }
    }
  }
  return found;
}"""

_SAID = """() => [document.body.innerText, ...[...document.querySelectorAll(
    "[aria-label], [title], [alt], [placeholder]")].flatMap((node) =>
    ["aria-label", "title", "alt", "placeholder"].map((name) => node.getAttribute(name) ?? ""))]
  .join("\\n")"""


async def misfits(page: Page, width: int) -> list[str]:
    """What is wider than a window of ``width`` pixels or than its button, is cut off where no
    ellipsis is meant to, is broken within a word, or is too small for a finger; in the sheet in
    front, else on the whole page."""
    return list(await page.evaluate(_MISFITS, {"width": width, "finger": FINGER}))


async def gaps(page: Page, words: Words) -> list[str]:
    """Names of texts that stand on the page in place of what they say, or places that nothing was
    filled in at; what is only read aloud counts too."""
    said = str(await page.evaluate(_SAID))
    return [*filter(words.has, NAME.findall(said)), *PLACE.findall(said)]
