// What makes the page an app: the worker that says honestly when there is no connection.

const WORKER = "/worker.js";

/** Let the worker in, where the browser allows one: on encrypted pages, and on this very machine. */
export function install() {
  if (!window.isSecureContext || !navigator.serviceWorker) return;
  const only = { createScriptURL: (address) => (address === WORKER ? address : "") };
  const { trustedTypes } = /** @type {any} */ (window);
  const address = trustedTypes?.createPolicy("worker", only).createScriptURL(WORKER) ?? WORKER;
  navigator.serviceWorker.register(address, { updateViaCache: "none" }).catch(() => {});
}
