// The page that is shown without a connection tries again when there may be one.

const EVERY = 5000; // milliseconds

async function look() {
  const answer = await fetch("/worker.js", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener("online", look);
setInterval(() => document.hidden || look(), EVERY);
document.addEventListener("visibilitychange", () => document.hidden || look());
