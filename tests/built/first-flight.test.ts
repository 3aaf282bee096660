import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#service/node/read-config.ts";
import { startService } from "#service/node/start-service.ts";
import { pagePaths } from "#shared/pages.ts";
import { firstFlightBytes, heavyPageWarnings, pageWeights } from "#site-build/page-weight.ts";
import { currentRelease } from "#site-build/site-folder.ts";

// One byte more costs another round trip, 150 ms on a telephone.

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
    const told = pageWeights(currentRelease()).find((page) => page.path === path)?.bytes ?? 0;
    expect(Math.abs(told - bytes), "what the build says of it").toBeLessThan(100);
  });
}

it("the build warns of a page that is longer, and names it", () => {
  const folder = mkdtempSync(join(tmpdir(), "heavy-page-"));
  const page = (file: string, csp = "default-src 'none'") => ({ file, csp });
  const pages = { "/": page("index.html"), "/Dining": page("dining.html") };
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "site.json"), JSON.stringify({ name: "", pages, notFound: page("404.html") }));
  writeFileSync(join(folder, "client/index.html"), "short");
  writeFileSync(join(folder, "client/dining.html"), "x".repeat(firstFlightBytes));
  expect(heavyPageWarnings(folder)).toEqual([expect.stringContaining("The page /Dining has 15143 bytes.")]);
});
