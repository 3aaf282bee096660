// npm run edge [-- --port 8787]: the site under Cloudflare's runtime on this machine. No account, no network.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "./build-stamp.ts";
import { buildEdge } from "./edge/build-edge.ts";
import { readOwnerSettings } from "./edge/owner-settings.ts";
import { becomeWrangler } from "./edge/tools.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "8787" } } });

try {
  const owner = readOwnerSettings();
  if (!(await buildIfChanged())) process.exit(1);
  const { folder } = buildEdge(owner, false);
  // Wrangler reads the secrets of a site that runs here from this file beside its configuration.
  const secrets = Object.entries(owner.secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(join(folder, ".dev.vars"), secrets.join(""), { mode: 0o600 });
  const words = ["dev", "--config", join(folder, "wrangler.json"), "--port", values.port];
  const here = ["--local", "--persist-to", join(folder, "state"), "--show-interactive-dev-session=false"];
  becomeWrangler([...words, ...here]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
