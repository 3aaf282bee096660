/** The two calls that the clock needs of the machine; tests bring their own. */
export interface Timers {
  /** Milliseconds from any fixed start, never running backwards. */
  now(): number;
  /** Calls back after `delayMs`; returns what cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

export interface Clock {
  /** Calls `onBeat` each `everyMs` of running time; returns what ends it. */
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
 * The one clock of everything that rotates. While it is held no time passes for anybody, so that a picture which
 * had a second left when the guest paused has that second left afterwards. One timer serves all beats.
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
      // A sleeping machine may have missed many beats: one is enough, the rest would be a slide show at full speed.
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
