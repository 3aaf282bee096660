// npm run edge [-- --port 8787]: the site under Cloudflare's runtime on this machine. No account, no network.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#site-build/site-folder.ts";
import { buildIfChanged } from "./build-stamp.ts";
import { buildEdge } from "./edge/build-edge.ts";
import { readOwnerSettings } from "./edge/owner-settings.ts";
import { startWorkerd } from "./edge/start-workerd.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "8787" } } });

try {
  const owner = readOwnerSettings();
  if (!(await buildIfChanged())) process.exit(1);
  const { bundle, site, manifest } = buildEdge(owner, false);
  const workerd = await startWorkerd({
    bundle,
    site,
    manifest,
    settings: { ...owner.vars, ...owner.secrets },
    verifiedAddress: owner.settings.inquiryAddress,
    port: Number(values.port),
    stateFolder: join(projectRoot, ".cache/edge/state"),
    mailFolder: join(projectRoot, ".cache/edge/mail"),
    onLog: (line) => console.error(`${new Date().toISOString()} ${line}`),
  });
  const { port } = await workerd.ready;
  console.log(`The site is served on http://localhost:${port} by workerd.`);
  console.log("Inquiries are stored in .cache/edge/state.");
  if (!owner.settings.smtpUrl)
    console.log("Cloudflare's mail is not sent from here: it is written to .cache/edge/mail.");
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void workerd.dispose().then(() => process.exit(0)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
