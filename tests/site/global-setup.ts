import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "./build-site.ts";
import { buildEditions } from "./other-sites.ts";
import { serveRelease } from "./serve.ts";

/** Builds the tests' sites if needed, serves the first on a free port and passes the address to the workers. */
export default async function setUp() {
  buildSite();
  buildEditions();
  const dataDir = mkdtempSync(join(tmpdir(), "kafal-tests-"));
  // Tests post more inquiries than the limits allow.
  const limits = { RATE_PER_IP: "1000", RATE_GLOBAL: "10000", MAIL_PER_HOUR: "100000" };
  const service = await serveRelease({ DATA_DIR: dataDir, ...limits });
  Object.assign(process.env, { TEST_SITE_ADDRESS: service.address, TEST_SITE_DATA: dataDir });
  return async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
