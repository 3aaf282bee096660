// npm run edge [-- --port 8787]: the site under Cloudflare's runtime on this machine. No account, no network.
// npm run edge:deploy [-- --dry-run]: checks everything here, then deploys. Other words are Wrangler's.
import "./explain-failure.ts";
import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { readOwnerSettings, settingsFile } from "#edge/owner-settings.ts";
import { quiet, wrangler, wranglerConfig } from "#edge/wrangler.ts";
import { writeEdgeSite } from "#edge/write-edge-site.ts";
import { listReleases } from "#release/releases.ts";
import type { Environment } from "#service/config/read-settings.ts";
import { currentRelease, projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { siteSettingNames } from "#site-build/site-settings.ts";
import { buildIfChanged } from "./build-stamp.ts";

const words = process.argv.slice(2);
const isDeployment = words[0] === "--deploy";
const folder = join(projectRoot, ".cache/edge");
const configFile = join(folder, "wrangler.json");

const owner = readOwnerSettings();
const { inquiryAddress, smtpUrl, ownerToken } = owner.settings;
if (isDeployment && inquiryAddress.endsWith("@localhost"))
  throw new Error(`INQUIRY_ADDRESS is missing: write it into ${settingsFile}. docs/edge.md shows how.`);
// They go before those in .env, also where edge.env leaves one empty.
for (const name of siteSettingNames) process.env[name] = owner.vars[name] ?? "";
if (!(await buildIfChanged())) throw new Error("The site could not be built.");
const release = currentRelease();
const earlier = listReleases(siteFolder).flatMap((kept) => (kept.isCurrent ? [] : [kept.folder]));
const site = join(folder, "site");
const manifest = writeEdgeSite(release, site, earlier);
writeFileSync(configFile, JSON.stringify(wranglerConfig(owner, manifest, site), null, 2));
const way = smtpUrl ? `mail server ${new URL(smtpUrl).host}` : "the platform's mail";
console.log(`${Object.keys(manifest.pages).length} pages; inquiries go to ${inquiryAddress} by ${way}.`);
if (!ownerToken) console.log("Without OWNER_TOKEN nobody can list or erase inquiries.");
if (isDeployment) deploy(owner.secrets);
else {
  const here = ["--local", "--persist-to", join(folder, "state"), "--show-interactive-dev-session=false"];
  runWrangler(["dev", "--config", configFile, ...here, ...words], owner.secrets);
}

/** Wrangler reads the secrets from a file that only this user can read. It is removed afterwards. */
function deploy(secrets: Environment) {
  const file = join(folder, "secrets.json");
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  process.once("exit", () => rmSync(file, { force: true }));
  runWrangler(["deploy", "--config", configFile, "--minify", "--secrets-file", file, ...words.slice(1)]);
}

/** Runs Wrangler in the owner's terminal, and then ends with its status. */
function runWrangler(all: string[], secrets = {}) {
  const env = { ...quiet, ...secrets };
  const child = spawn(process.execPath, [wrangler, ...all], { cwd: projectRoot, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (status, signal) =>
    process.exit(status ?? 128 + (signal ? constants.signals[signal] : 0)),
  );
}
