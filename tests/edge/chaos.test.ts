import { expect, inject, test } from "vitest";
import { runChaos } from "../service/chaos.ts";
import { makeFolder } from "../service/harness.ts";
import { atEdge } from "./spawn-workerd.ts";

// The short form of `npm run chaos -- --edge`.
test("kill -9 loses nothing that was acknowledged", { timeout: 180_000 }, async () => {
  const [kills, guests] = [6, 4];
  const home = atEdge(inject("bundles").site);
  const result = await runChaos({
    submissions: 200,
    kills,
    guests,
    thinkMs: 200,
    folder: makeFolder(),
    home,
  });
  expect(result).toMatchObject({ submitted: 200, acknowledged: 200, delivered: 200 });
  expect(result).toMatchObject({ lost: [], falselySent: [], alien: [], unfinished: 0 });
  // One mail may be under way on each connection.
  expect(result.duplicates).toBeLessThanOrEqual(kills * 4);
});
