import { expect, test } from "vitest";
import { impatient, secondMs, startOutbox } from "../service/outbox-harness.ts";

// smtp-faults.test.ts proves it for servers that answer; each try with a silent one takes seconds.
test("silence: the first retry comes within 30 s, and the next are further apart", async () => {
  const { accept, at, clock, peer, store } = await startOutbox({ limits: impatient });
  peer.behaviour = "silent";
  const id = await accept();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await at(store.records.find(id)?.nextAt ?? 0);
    waits.push((store.records.find(id)?.nextAt ?? 0) - clock.now);
  }
  expect(waits[0]).toBeLessThanOrEqual(30 * secondMs);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});
