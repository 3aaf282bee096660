import { expect, inject, test } from "vitest";
import { atEdge } from "../../edge/spawn-workerd.ts";
import { runChaos } from "../../service/chaos.ts";
import { makeFolder } from "../../service/harness.ts";

// The short form of `npm run chaos -- --edge`.
test("kill -9 loses nothing that was acknowledged", { timeout: 180_000 }, async () => {
  const [kills, guests, submissions] = [3, 4, 100];
  const home = atEdge(inject("bundles").site);
  const result = await runChaos({
    submissions,
    kills,
    guests,
    thinkMs: 200,
    folder: makeFolder(),
    home,
  });
  expect(result).toMatchObject({ submitted: submissions, acknowledged: submissions, delivered: submissions });
  expect(result).toMatchObject({ lost: [], falselySent: [], alien: [], unfinished: 0 });
  // One mail may be under way on each connection.
  expect(result.duplicates).toBeLessThanOrEqual(kills * 4);
});
