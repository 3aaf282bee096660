import { expect, inject, test } from "vitest";
import { edgeHost } from "../../chaos/hosts.ts";
import { runChaos } from "../../chaos/run-chaos.ts";
import { makeFolder } from "../../service/harness.ts";

// The short form of `npm run chaos -- --edge`.
test("kill -9 loses nothing that was acknowledged", async () => {
  const [kills, guests, submissions] = [3, 4, 100];
  const host = edgeHost(inject("bundles").site);
  const result = await runChaos({
    submissions,
    kills,
    guests,
    thinkMs: 200,
    folder: makeFolder(),
    host,
  });
  expect(result).toMatchObject({ submitted: submissions, acknowledged: submissions, delivered: submissions });
  expect(result).toMatchObject({ lost: [], falselySent: [], alien: [], unfinished: 0 });
  // Each connection may be sending one mail.
  expect(result.duplicates).toBeLessThanOrEqual(kills * 4);
});
