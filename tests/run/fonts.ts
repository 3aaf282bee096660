import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * The environment in which the tests' browser sees the fonts of an npm package and no others, so that a text is as wide
 * on every machine. TEST_FONTS names other folders, separated by colons. Linux only: elsewhere no fontconfig is used.
 */
export function testFonts(): Record<string, string> {
  if (process.platform !== "linux") return {};
  // Chromium takes no WOFF from fontconfig, so the packages of our own typefaces would not do.
  const folders = process.env.TEST_FONTS?.split(":") ?? [join(root, "node_modules/dejavu-fonts-ttf/ttf")];
  const made = join(root, ".cache/test-fonts");
  const file = join(made, "fonts.conf");
  mkdirSync(join(made, "cache"), { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join("\n")}
<cachedir>${made}/cache</cachedir>
${preferring("sans-serif", "DejaVu Sans", "Liberation Sans", "Noto Sans")}
${preferring("serif", "DejaVu Serif", "Liberation Serif", "Noto Serif")}
${preferring("monospace", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono")}
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}

function preferring(generic: string, ...families: string[]): string {
  const named = families.map((family) => `<family>${family}</family>`).join("");
  return `<alias><family>${generic}</family><prefer>${named}</prefer></alias>`;
}
