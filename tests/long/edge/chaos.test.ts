import { expect, inject, test } from "vitest";
import { nothingLost, runChaos } from "../../chaos/run-chaos.ts";
import { makeFolder } from "../../service/harness.ts";

// The short form of `npm run chaos -- --edge`.
test("kill -9 loses nothing that was acknowledged", async () => {
  const [kills, submissions] = [3, 100];
  const { site: bundle } = inject("bundles");
  const result = await runChaos({
    submissions,
    kills,
    guests: 4,
    thinkMs: 200,
    folder: makeFolder(),
    bundle,
  });
  const all = { submitted: submissions, acknowledged: submissions, delivered: submissions };
  expect(result).toMatchObject({ ...nothingLost, ...all });
  // Each connection may be sending one mail.
  expect(result.duplicates).toBeLessThanOrEqual(kills * 4);
});
