// What a browser has agreed upon with its push service, and what is next.

/** @import { PushSubscribed } from "../../../platforms/web/static/js/requests.js" */

/**
 * `offer` is what the server has said, `told` the address that this browser has told it before, and
 * `endpoint` and `key` those of the browser's own subscription, where there is one.
 *
 * @typedef {{ offer: { key: string, known: boolean }, told: string | null, endpoint: string | null, key: string }} Standing
 */

/**
 * "subscribe" where there is no subscription that is of any use, "tell" where the server has to be told
 * of it, "rest" where it knows. "forgotten" means that it has let go of what it knew: whoever was in
 * this browser is nobody any more, and whoever comes next is asked anew.
 *
 * @param {Standing} standing
 * @returns {"subscribe" | "tell" | "rest" | "forgotten"}
 */
export function next({ offer, told, endpoint, key }) {
  if (endpoint && endpoint === told && !offer.known) return "forgotten";
  if (!endpoint || key !== offer.key) return "subscribe";
  return endpoint === told ? "rest" : "tell";
}

/**
 * What the server has to know of a subscription, as JSON has it.
 *
 * @param {PushSubscriptionJSON} subscription
 * @param {string} origin
 * @returns {Omit<PushSubscribed, "number">}
 */
export function told({ endpoint, keys }, origin) {
  return { ask: "push-subscribed", endpoint, key: bare(keys.p256dh), auth: bare(keys.auth), origin };
}

/**
 * Bytes in base64url.
 *
 * @param {ArrayBuffer | null} bytes
 */
export function encoded(bytes) {
  if (!bytes) return "";
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return bare(text.replaceAll("+", "-").replaceAll("/", "_"));
}

function bare(text) {
  return text.replace(/=+$/, "");
}
