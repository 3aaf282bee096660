// npm run edge [-- --port 8787]: runs the site under Cloudflare's runtime on this machine. Needs no account and no network.
// npm run edge:deploy [-- --dry-run]: checks everything, then deploys. All other arguments are passed to Wrangler.
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
  throw new Error(`INQUIRY_ADDRESS is missing: set it in ${settingsFile}, as docs/edge.md shows.`);
// Settings in edge.env take precedence over .env, even if empty.
for (const name of siteSettingNames) process.env[name] = owner.vars[name] ?? "";
if (!(await buildIfChanged())) throw new Error("The site could not be built.");
const release = currentRelease();
const earlier = listReleases(siteFolder).flatMap((kept) => (kept.isCurrent ? [] : [kept.folder]));
const site = join(folder, "site");
const manifest = writeEdgeSite(release, site, earlier);
writeFileSync(configFile, JSON.stringify(wranglerConfig(owner, manifest, site), null, 2));
const mailer = smtpUrl ? `mail server ${new URL(smtpUrl).host}` : "Cloudflare's mail";
console.log(`${Object.keys(manifest.pages).length} pages; inquiries go to ${inquiryAddress} by ${mailer}.`);
if (!ownerToken) console.log("OWNER_TOKEN is not set, so nobody can list or erase inquiries.");
if (isDeployment) deploy(owner.secrets);
else {
  const here = ["--local", "--persist-to", join(folder, "state"), "--show-interactive-dev-session=false"];
  runWrangler(["dev", "--config", configFile, ...here, ...words], owner.secrets);
}

/** Passes the secrets to Wrangler in a file that only this user can read and that is removed afterwards. */
function deploy(secrets: Environment) {
  const file = join(folder, "secrets.json");
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  process.once("exit", () => rmSync(file, { force: true }));
  runWrangler(["deploy", "--config", configFile, "--minify", "--secrets-file", file, ...words.slice(1)]);
}

/** Runs Wrangler in this terminal, and exits with its status. */
function runWrangler(wranglerArguments: string[], secrets = {}) {
  const env = { ...quiet, ...secrets };
  const child = spawn(process.execPath, [wrangler, ...wranglerArguments], {
    cwd: projectRoot,
    env,
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (status, signal) =>
    process.exit(status ?? 128 + (signal ? constants.signals[signal] : 0)),
  );
}
