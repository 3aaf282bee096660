import { buildSite } from "./build-site.ts";
import { serveRelease } from "./serve.ts";

/** Builds the site of most tests if needed, serves it on a free port and passes the address to the workers. */
export default async function setUp() {
  buildSite();
  // Tests post more inquiries than the limits allow.
  const limits = { RATE_PER_IP: "1000", RATE_GLOBAL: "10000", MAIL_PER_HOUR: "100000" };
  const { address, dataDir, stop } = await serveRelease(limits);
  Object.assign(process.env, { TEST_SITE_ADDRESS: address, TEST_SITE_DATA: dataDir });
  return stop;
}
