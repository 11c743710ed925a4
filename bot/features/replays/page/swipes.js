// A finger that goes along a picture.

const FAR = 40; // pixels, and twice as many along as across

/**
 * Call `step` with 1 when a finger has gone from right to left, with -1 the other way.
 *
 * @param {HTMLElement} element
 * @param {(by: number) => void} step
 */
export function onSwipe(element, step) {
  /** @type {{ id: number, x: number, y: number } | null} */
  let down = null;
  element.addEventListener("pointerdown", ({ pointerType, isPrimary, pointerId, clientX, clientY }) => {
    down = pointerType !== "mouse" && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
  });
  element.addEventListener("pointercancel", () => (down = null));
  element.addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    if (down?.id !== pointerId) return;
    const [along, across] = [clientX - down.x, Math.abs(clientY - down.y)];
    down = null;
    if (Math.abs(along) >= FAR && Math.abs(along) > 2 * across) step(along < 0 ? 1 : -1);
  });
}
