// npm run edge:deploy [-- --dry-run]: checks everything locally, then deploys.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "./build-stamp.ts";
import { buildEdge } from "./edge/build-edge.ts";
import { readOwnerSettings, secretNames, settingsFile } from "./edge/owner-settings.ts";
import { runWrangler } from "./edge/tools.ts";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });

try {
  const owner = readOwnerSettings();
  const { inquiryAddress, smtpUrl, ownerToken } = owner.settings;
  if (inquiryAddress.endsWith("@localhost"))
    throw new Error(`INQUIRY_ADDRESS is missing: write it into ${settingsFile}. docs/edge.md shows how.`);
  if (!(await buildIfChanged())) throw new Error("The site could not be built, and nothing was deployed.");
  const { folder, manifest } = buildEdge(owner, true);
  const way = smtpUrl ? `mail server ${new URL(smtpUrl).host}` : "the platform's mail";
  console.log(
    `Checked: ${Object.keys(manifest.pages).length} pages; inquiries go to ${inquiryAddress} by ${way}.`,
  );
  if (!ownerToken) console.log("Without OWNER_TOKEN nobody can list, export or erase inquiries.");
  if (values["dry-run"]) console.log("Nothing was deployed.");
  else deploy(folder, owner.secrets);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Wrangler reads the secrets from a file that only this user can read. It is removed afterwards. */
function deploy(folder: string, secrets: Record<string, string>) {
  const file = join(folder, "secrets.json");
  // A secret that is left out would keep its old value; an empty one means not set.
  const all = Object.fromEntries(secretNames.map((name) => [name, secrets[name] ?? ""]));
  writeFileSync(file, JSON.stringify(all), { mode: 0o600 });
  try {
    const words = ["deploy", "--config", join(folder, "wrangler.json"), "--minify", "--secrets-file", file];
    runWrangler(words, { shows: true });
  } finally {
    rmSync(file, { force: true });
  }
}
