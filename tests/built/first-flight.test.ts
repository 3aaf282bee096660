import { mkdtempSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#service/node/read-config.ts";
import { startService } from "#service/node/start-service.ts";
import { pagePaths } from "#shared/pages.ts";
import { currentRelease } from "#site-build/site-folder.ts";

// TCP sends ten segments before it waits for the first acknowledgement: one byte more costs 150 ms on a telephone.
const firstFlightBytes = 10 * 1460;

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  const config = readConfig({
    SITE_DIR: currentRelease(),
    PORT: "0",
    DATA_DIR: mkdtempSync(join(tmpdir(), "first-flight-")),
  });
  service = await startService({ config, log: () => {} });
});
afterAll(() => service.stop());

for (const path of Object.values(pagePaths)) {
  it(`${path} with its headers fits in the first flight`, async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(service.address + path, { headers: { "accept-encoding": "br" } }, resolve).on("error", reject),
    );
    answer.resume();
    expect(answer.headers["content-encoding"]).toBe("br");
    const headers = answer.rawHeaders.reduce(
      (sum, text) => sum + text.length + 2,
      "HTTP/1.1 200 OK\r\n\r\n".length,
    );
    const bytes = headers + Number(answer.headers["content-length"]);
    console.log(`${path} with its headers: ${bytes} of ${firstFlightBytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(firstFlightBytes);
  });
}
