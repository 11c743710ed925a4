// What has changed between two lists of pieces. The pictures say where their pieces lie; no rule is known
// here: a piece of a form that turns has been turned over where it looks different, and one that is new
// somewhere comes from where an equal one has gone, else from beyond the board.

import { piece } from "./piece.js";

/** What happens from one list of pieces to another: `turns` are pairs at one place, `travels` what
 * arrives with where it comes from, or null, `leaves` what is there no more, and `lifts` own pieces
 * that are taken up or put back; `shifted`: what lies on the board lies elsewhere in the picture. */
export function changes(before, after, forms) {
  const [then, now] = [before, after].map((pieces) => pieces.map((one) => piece(one, forms)));
  const old = new Map(then.map((each) => [each.place, each]));
  const turns = [], came = [], gone = [], lifts = [];
  let shifted = false;
  for (const each of now) {
    const was = old.get(each.place);
    old.delete(each.place);
    if (was?.look === each.look) {
      if (lifted(was, each)) lifts.push([was, each]);
      shifted ||= !held(each) && (was.left !== each.left || was.top !== each.top);
      continue;
    }
    if (was?.form.turns && each.form.turns) turns.push([was, each]);
    else {
      came.push(each);
      if (was) gone.push(was);
    }
  }
  gone.push(...old.values());
  const travels = came.map((each) => {
    const from = gone.findIndex((one) => one.look === each.look);
    return [from < 0 ? null : gone.splice(from, 1)[0], each];
  });
  const [first] = came;
  if (first) turns.sort(([a], [b]) => apart(a, first) - apart(b, first));
  return { turns, travels, leaves: gone, lifts: came.length || gone.length ? [] : lifts, shifted };
}

/** Whether a piece is in the own hand. */
export function held({ place }) {
  return place.startsWith("hand");
}

/** Whether an own piece stands higher or lower in its place. */
function lifted(was, now) {
  const high = Math.abs(was.top - now.top);
  return held(now) && was.left === now.left && high > 0 && high < now.height / 2;
}

function apart(a, b) {
  return Math.hypot(a.left - b.left, a.top - b.top);
}
