// Where less motion is wanted.

/** Whether less motion is wanted. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
