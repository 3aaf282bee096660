import { expect, test } from "vitest";
import { runChaos } from "../chaos/run-chaos.ts";
import { makeFolder } from "../service/harness.ts";

// The short form; `npm run chaos` is the long one.
test("kill -9 at chosen moments loses nothing that was acknowledged", async () => {
  const result = await runChaos({ submissions: 1500, kills: 8, guests: 8, folder: makeFolder() });
  expect(result).toMatchObject({
    submitted: result.acknowledged,
    lost: [],
    falselySent: [],
    alien: [],
    unfinished: 0,
  });
  expect(Object.values(result.kills).every((count) => count > 0)).toBe(true);
  expect(result.delivered).toBe(result.acknowledged);
});
