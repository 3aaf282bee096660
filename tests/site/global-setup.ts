import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSeasons } from "../e2e/seasons-site.ts";
import { buildSite } from "./build-site.ts";
import { serveRelease } from "./serve.ts";

/** Builds the tests' sites where they are not yet, serves it on a free port, and tells the workers where. */
export default async function setUp() {
  buildSite();
  buildSeasons();
  const dataDir = mkdtempSync(join(tmpdir(), "kafal-tests-"));
  // Tests post inquiries faster than any guest.
  const limits = { RATE_PER_IP: "1000", RATE_GLOBAL: "10000", MAIL_PER_HOUR: "100000" };
  const service = await serveRelease({ DATA_DIR: dataDir, ...limits });
  Object.assign(process.env, { TEST_SITE_ADDRESS: service.address, TEST_SITE_DATA: dataDir });
  return async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
