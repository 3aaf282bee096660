/** The two platform calls that the clock needs. Tests replace them. */
export interface Timers {
  /** Milliseconds from any fixed start, never running backwards. */
  now(): number;
  /** Calls back after `delayMs`. Returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

export interface Clock {
  /** Calls `onBeat` after each `everyMs` of running time. Returns a function that ends it. */
  every(everyMs: number, onBeat: () => void): () => void;
  hold(): void;
  run(): void;
}

interface Beat {
  everyMs: number;
  dueMs: number;
  onBeat: () => void;
}

/**
 * The clock of everything that rotates. While it is held, no time passes: a picture with one second left at the pause
 * has one second left after it. One timer serves all beats.
 */
export function createClock(timers: Timers): Clock {
  const beats = new Set<Beat>();
  let ranMs = 0;
  let startedAt: number | undefined;
  let cancel: (() => void) | undefined;

  const elapsedMs = () => ranMs + (startedAt === undefined ? 0 : timers.now() - startedAt);

  function schedule() {
    cancel?.();
    cancel = undefined;
    if (startedAt === undefined || beats.size === 0) return;
    const nextMs = Math.min(...Array.from(beats, (beat) => beat.dueMs));
    cancel = timers.after(Math.max(0, nextMs - elapsedMs()), fire);
  }

  function fire() {
    const nowMs = elapsedMs();
    for (const beat of beats) {
      if (beat.dueMs > nowMs) continue;
      // A sleeping device may have missed many beats. Call once, not once for each.
      beat.dueMs += beat.everyMs * Math.max(1, Math.ceil((nowMs - beat.dueMs + 1) / beat.everyMs));
      beat.onBeat();
    }
    schedule();
  }

  return {
    every(everyMs, onBeat) {
      const beat = { everyMs, dueMs: elapsedMs() + everyMs, onBeat };
      beats.add(beat);
      schedule();
      return () => {
        beats.delete(beat);
        schedule();
      };
    },
    hold() {
      if (startedAt === undefined) return;
      ranMs = elapsedMs();
      startedAt = undefined;
      schedule();
    },
    run() {
      if (startedAt !== undefined) return;
      startedAt = timers.now();
      schedule();
    },
  };
}
