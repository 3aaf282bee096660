import process from "node:process";

/** Nothing is printed before. */
const quietMs = 5000;
const plainEveryMs = 10_000;
const redrawEveryMs = 100;

/**
 * Prints the progress of long work: in a terminal on one changing line, elsewhere as a line every ten seconds. Plain
 * JavaScript, because the installation uses it on Node 20.0.
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
    /** `share` is the finished part of the work, from 0 to 1. */
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
  // Work starts slowly, so an early estimate would be far too long.
  if (elapsedMs < 2000 || share < 0.05) return "";
  const seconds = (elapsedMs / 1000) * (1 / Math.min(share, 1) - 1);
  if (seconds < 1) return ", done in a moment";
  return `, about ${seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} min`} more`;
}
