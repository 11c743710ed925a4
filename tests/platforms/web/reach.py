"""What keys cannot reach on a page, what is out of sight when they do, and texts that overlap."""

from playwright.async_api import Page

TARGET = 24  # pixels that a target has at least (WCAG 2.2, 2.5.8)
STOPS = 120  # presses of Tab after which there is no end to them

_COMMON = """
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = sheet ?? document.body;
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.closest(".unseen, .leaving, [inert]");
  const told = (node) => `${node.tagName}.${node.getAttribute("class") ?? ""} "${
    (node.ariaLabel || node.textContent || node.id || "").trim().slice(0, 40)}"`;
"""

_CONTROLS = """:is(button, a[href], input, select, summary, [tabindex]):not(
  [tabindex='-1'], :disabled, h1, h2)"""

# Lines of text, cut to what their boxes show of them: no two of different elements may cross.
_OVERLAPS = f"""() => {{
  {_COMMON}
  const lines = [];
  const once = (look) => {{
    const known = new Map();
    return (box) => known.get(box) ?? (known.set(box, look(box)), known.get(box));
  }};
  const both = (a, b) => ({{
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  }});
  const all = {{ left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }};
  const shown = once((box) => {{
    if (!box || box === document.body) return all;
    const around = shown(box.parentElement);
    const whole = getComputedStyle(box).overflow === "visible";
    return whole ? around : both(around, box.getBoundingClientRect());
  }});
  const stuck = once((box) => {{
    if (!box || box === root) return root;
    const sticks = ["sticky", "fixed"].includes(getComputedStyle(box).position);
    return sticks ? box : stuck(box.parentElement);
  }});
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {{
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {{
      const one = both(rect, shown(node));
      if (one.right - one.left > 1 && one.bottom - one.top > 1)
        lines.push({{ ...one, node, stuck: stuck(node) }});
    }}
  }}
  if (!lines.length) return ["there is nothing to read"];
  const found = [];
  lines.sort((a, b) => a.top - b.top);
  for (const [place, a] of lines.entries()) for (let at = place + 1; at < lines.length; at++) {{
    const b = lines[at];
    if (b.top >= a.bottom) break; // and so do all that follow
    if (a.node === b.node || a.stuck !== b.stuck) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Lines may be less high than the boxes of their letters.
    const least = Math.min(a.bottom - a.top, b.bottom - b.top) / 4;
    if (wide > 1 && high > least) found.push(`${{told(a.node)}} lies on ${{told(b.node)}}`);
  }}
  return found;
}}"""

_SMALL = f"""(least) => {{
  {_COMMON}
  return [...root.querySelectorAll(`{_CONTROLS}, .region`)].filter((node) => seen(node)
      && !node.matches(".cell:not(.region), .walk-dot")).flatMap((node) => {{
    const wide = getComputedStyle(node, "::after"); // it may cover more than the letters
    const held = wide.position === "absolute" && wide.inset === "0px" ? node.offsetParent
      : node.matches("input") && node.closest("label") || node;
    const {{ width, height }} = held.getBoundingClientRect();
    const small = Math.min(width, height) < least - 0.01;
    return small ? [`${{told(node)}} is ${{width}} × ${{height}}`] : [];
  }});
}}"""

_MARK = f"""() => {{
  {_COMMON}
  window.stops = new Set([...root.querySelectorAll(`{_CONTROLS}`)].filter(seen));
  window.come = new Set();
  document.activeElement?.blur();
  return window.stops.size;
}}"""

# Whether the focus has come to something new, which is no stop to be come to any more.
_COME = """() => {
  const node = document.activeElement;
  if (!node || node === document.body || window.come.has(node)) return false;
  window.come.add(node);
  window.stops.delete(node);
  return true;
}"""

# What keeps what has the focus out of sight: the window's edges, or what sticks to them.
_HIDES = f"""() => {{
  {_COMMON}
  const node = document.activeElement;
  if (!node || node === document.body) return ["nothing has the focus"];
  const {{ left, top, right, bottom }} = node.getBoundingClientRect();
  const found = [];
  const cut = (from, to, size) => Math.min(to, size) - Math.max(from, 0)
    < Math.min(to - from, size * 0.6) - 1; // of what is larger than the window, most of that
  if (cut(left, right, innerWidth) || cut(top, bottom, innerHeight))
    found.push(`${{told(node)}} is out of sight at ${{[left, top, right, bottom]}}`);
  for (const across of [0.1, 0.5, 0.9]) for (const down of [0.1, 0.5, 0.9]) {{
    const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
    const hit = document.elementFromPoint(x, y);
    for (let box = hit; box && !box.contains(node); box = box.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(box).position)) {{
        found.push(`${{told(node)}} lies behind ${{told(box)}}`);
        break;
      }}
  }}
  return [...new Set(found)];
}}"""

_MISSED = f"() => {{ {_COMMON} return [...window.stops].filter(seen).map(told); }}"


async def overlaps(page: Page) -> list[str]:
    """Texts that lie on each other."""
    return list(await page.evaluate(_OVERLAPS))


async def small_targets(page: Page) -> list[str]:
    """What can be pressed and is narrower or lower than a target must be."""
    return list(await page.evaluate(_SMALL, TARGET))


async def hides(page: Page) -> list[str]:
    """What keeps what has the focus out of sight."""
    return list(await page.evaluate(_HIDES))


async def hidden_stops(page: Page) -> list[str]:
    """What the key Tab does not come to, or comes to without its being in sight."""
    assert await page.evaluate(_MARK), "there is nothing to come to"
    found: list[str] = []
    for _ in range(STOPS):
        await page.keyboard.press("Tab")
        here: list[str] | None = await page.evaluate(f"({_COME})() ? ({_HIDES})() : null")
        if here is None:
            break
        found += here
    return [*found, *(f"Tab misses {one}" for one in await page.evaluate(_MISSED))]
