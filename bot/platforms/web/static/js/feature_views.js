// Views of features that have an address of their own and stand as a table does.

/** @import { ScreenShown } from "./wire.js" */

import { afterwards } from "./afterwards.js";
import { shownPath } from "./inside.js";

export class FeatureViews {
  /**
   * @param {import("./feature.js").Feature[]} features
   * @param {(address: string) => void} visit
   */
  constructor(features, visit) {
    this.features = features;
    this.visit = visit;
  }

  /** What opens the view that the address asks for, null for another address. */
  get payload() {
    const address = { pathname: shownPath(), hash: location.hash };
    return this.features.map(({ opens }) => opens?.(address)).find(Boolean) ?? null;
  }

  /** A feature's own view for the address, which is none like a table; none for another address. */
  own(parts) {
    const one = this.features.find(({ address }) => address && shownPath().startsWith(address));
    return one && afterwards(one.laterView, ({ view }) => view({ ...parts, visit: this.visit }), parts.signal);
  }

  /** Where a step back leads: home, and from such a view to where that was opened. */
  get left() {
    return this.payload ? history.state?.from ?? "/" : "/";
  }

  /** Shows the screen of such a view at its address, which names the step in it.
   *
   * @param {ScreenShown} screen
   */
  follow({ table: view, revision: step }) {
    if (!view.startsWith("/")) return;
    const place = `#${step + 1}`;
    if (view === shownPath()) history.replaceState(history.state, "", place);
    else this.visit(view + place);
  }
}
