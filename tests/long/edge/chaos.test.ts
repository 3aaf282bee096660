import { expect, inject, test } from "vitest";
import { nothingLost, runChaos } from "../../chaos/run-chaos.ts";
import { makeFolder } from "../../service/harness.ts";

// The short form of `npm run chaos -- --edge`.
test("kill -9 loses nothing that was acknowledged", async () => {
  const [kills, submissions] = [3, 100];
  const plan = { kills, submissions, guests: 4, thinkMs: 200, bundle: inject("bundles").site };
  const result = await runChaos({ ...plan, folder: makeFolder() });
  const all = { submitted: submissions, acknowledged: submissions, delivered: submissions };
  expect(result).toMatchObject({ ...nothingLost, ...all });
  // Each connection may be sending one mail.
  expect(result.duplicates).toBeLessThanOrEqual(kills * 4);
});
