// node unpack.mjs FOLDER: unpacks the package's Chromium into FOLDER, and writes FOLDER/start, which runs it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { escapeHtml } from "../../shared/escape-html.ts";

const [folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
// The package unpacks into TMPDIR, where another user may have put other files. It unpacks its libraries only if it
// seems to run at Amazon.
process.env.TMPDIR = folder;
process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs24.x";
const { default: chromium } = await import("@sparticuz/chromium");
await chromium.executablePath();
// It crashes without a font, and its own settings look for fonts in /tmp.
const folders = ["/usr/share/fonts", join(folder, "fonts")].map((path) => `<dir>${escapeHtml(path)}</dir>`);
const settings = `<fontconfig>${folders.join("")}<cachedir>${escapeHtml(join(folder, "font-cache"))}</cachedir></fontconfig>`;
writeFileSync(join(folder, "fonts/fonts.conf"), settings);
// Its sandbox needs a helper that belongs to root. The tests open only our own pages.
const script = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH=$here/al2023/lib FONTCONFIG_PATH=$here/fonts exec "$here/chromium" --no-sandbox --disable-dev-shm-usage "$@"
`;
writeFileSync(join(folder, "start"), script, { mode: 0o755 });
