// npm run edge [-- --port 8787]: the site under Cloudflare's runtime on this machine. No account, no network.
// npm run edge:deploy [-- --dry-run]: checks everything here, then deploys.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "./build-stamp.ts";
import { buildEdge } from "./edge/build-edge.ts";
import { type OwnerSettings, readOwnerSettings, secretNames, settingsFile } from "./edge/owner-settings.ts";
import { becomeWrangler } from "./edge/tools.ts";

const { values } = parseArgs({
  options: {
    deploy: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    port: { type: "string", default: "8787" },
  },
});

try {
  const owner = readOwnerSettings();
  if (values.deploy && owner.settings.inquiryAddress.endsWith("@localhost"))
    throw new Error(`INQUIRY_ADDRESS is missing: write it into ${settingsFile}. docs/edge.md shows how.`);
  if (!(await buildIfChanged())) throw new Error("The site could not be built.");
  const { folder, manifest } = buildEdge(owner, values.deploy);
  if (!values.deploy) runHere(folder, owner.secrets);
  else {
    console.log(describe(owner, Object.keys(manifest.pages).length));
    if (values["dry-run"]) console.log("Nothing was deployed.");
    else deploy(folder, owner.secrets);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function runHere(folder: string, secrets: Record<string, string>) {
  // Wrangler reads the secrets of a site that runs here from this file beside its configuration.
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(join(folder, ".dev.vars"), lines.join(""), { mode: 0o600 });
  const words = ["dev", "--config", join(folder, "wrangler.json"), "--port", values.port];
  const here = ["--local", "--persist-to", join(folder, "state"), "--show-interactive-dev-session=false"];
  becomeWrangler([...words, ...here]);
}

function describe({ settings: { inquiryAddress, smtpUrl, ownerToken } }: OwnerSettings, pages: number) {
  const way = smtpUrl ? `mail server ${new URL(smtpUrl).host}` : "the platform's mail";
  const closed = ownerToken ? "" : "\nWithout OWNER_TOKEN nobody can list or erase inquiries.";
  return `Checked: ${pages} pages; inquiries go to ${inquiryAddress} by ${way}.${closed}`;
}

/** Wrangler reads the secrets from a file that only this user can read. It is removed afterwards. */
function deploy(folder: string, secrets: Record<string, string>) {
  const file = join(folder, "secrets.json");
  // A secret that is left out would keep its old value; an empty one means not set.
  const all = Object.fromEntries(secretNames.map((name) => [name, secrets[name] ?? ""]));
  writeFileSync(file, JSON.stringify(all), { mode: 0o600 });
  const words = ["deploy", "--config", join(folder, "wrangler.json"), "--minify", "--secrets-file", file];
  becomeWrangler(words, () => rmSync(file, { force: true }));
}
