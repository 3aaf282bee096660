import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRelease, publishRelease } from "#release/releases.ts";
import { currentRelease } from "#site-build/site-folder.ts";
import { findFreePort } from "../addresses.ts";
import { serveRelease } from "../site/serve.ts";

// WebDriver has no console, so each page records its own errors, from before its first script.
const recorder = `
window.complaints = [];
for (const level of ["error", "warn"]) {
  const write = console[level];
  console[level] = (...words) => { complaints.push(words.map(String).join(" ")); write.apply(console, words); };
}
// A browser may refuse the first of several sources.
addEventListener("error", (event) => event.target.localName === "source" || complaints.push(event.message ?? "A file did not load: " + (event.target.src ?? event.target.href)), true);
addEventListener("unhandledrejection", (event) => complaints.push("Unhandled: " + event.reason));
addEventListener("securitypolicyviolation", (event) => complaints.push("Policy: " + [event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber].join(" ")));
`;

/** The real service with a Maildir, and a copy of the release whose pages record their errors. */
export async function serveSite() {
  const folder = mkdtempSync(join(tmpdir(), "kafal-engines-"));
  const [SITE_DIR, DATA_DIR] = [join(folder, "site"), join(folder, "data")];
  const release = createRelease(SITE_DIR, Date.now());
  const client = join(release.folder, "client");
  const isPlain = (file: string) => !/\.html\.(br|gz)$/.test(file);
  cpSync(currentRelease(), release.folder, { recursive: true, filter: isPlain });
  writeFileSync(join(client, "complaints.js"), recorder);
  for (const page of globSync("**/*.html", { cwd: client })) {
    const html = readFileSync(join(client, page), "utf8");
    writeFileSync(join(client, page), html.replace("<head>", '<head><script src="/complaints.js"></script>'));
  }
  publishRelease(SITE_DIR, release.id, Date.now());
  const settings = { SITE_DIR, DATA_DIR, RATE_PER_IP: "1000", PORT: `${await findFreePort()}` };
  let service = await serveRelease(settings);
  return {
    address: (path: string) => service.address + path,
    stop: () => service.stop(),
    start: async () => {
      service = await serveRelease(settings);
    },
    /** The mails in the Maildir. */
    mails: () => globSync(`${DATA_DIR}/**/new/*`).map((file) => readFileSync(file, "utf8")),
    async close() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;
