import process from "node:process";

/** Shorter work needs no words. */
const quietMs = 5000;
/** Between two plain lines. */
const plainEveryMs = 10_000;
const redrawEveryMs = 100;

/**
 * Says how far long work is: in a terminal on one line that changes, elsewhere as a plain line now and then. Plain
 * JavaScript, because the installation needs it before there is a Node that runs anything else.
 */
export function createProgress({ out = process.stdout, now = Date.now } = {}) {
  const startedAt = now();
  let saidAt = out.isTTY ? 0 : startedAt + quietMs - plainEveryMs;
  let isDrawn = false;

  function clear() {
    if (isDrawn) out.write("\r\x1b[2K");
    isDrawn = false;
  }

  return {
    /** `share` of the whole work is done, from 0 to 1: the rest is taken to go on at the same pace. */
    say(what, share) {
      if (now() - saidAt < (out.isTTY ? redrawEveryMs : plainEveryMs)) return;
      saidAt = now();
      const line = what + describeRest(now() - startedAt, share);
      clear();
      if (!out.isTTY) return out.write(`${line}\n`);
      out.write(line.slice(0, (out.columns ?? 80) - 1));
      isDrawn = true;
    },
    clear,
    seconds: () => Math.round((now() - startedAt) / 1000),
  };
}

function describeRest(elapsedMs, share) {
  // Work begins slowly: its first part would promise hours.
  if (elapsedMs < 2000 || share < 0.05) return "";
  const seconds = (elapsedMs / 1000) * (1 / Math.min(share, 1) - 1);
  if (seconds < 1) return ", done in a moment";
  return `, about ${seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} min`} more`;
}
