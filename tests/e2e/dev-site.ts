import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { contentFolder } from "#site-build/content/read-content.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { printedAddress } from "../addresses.ts";

/** The real `npm run dev` on a copy of the content. */
export async function startDevSite() {
  const folder = join(mkdtempSync(join(tmpdir(), "dev-")), "content");
  cpSync(contentFolder, folder, { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const server = spawn(process.execPath, [join(projectRoot, "node_modules/vite/bin/vite.js")], {
    cwd: projectRoot,
    env: { ...process.env, CONTENT_DIR: folder, PORT: "0", NO_COLOR: "1", NODE_ENV: "development" },
  });
  const address = await printedAddress(server);
  return {
    address,
    /** Replaces `before`, which must be there, by `after`. */
    change(file: string, before: string, after: string) {
      const text = read(file);
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
      write(
        file,
        text.replace(before, () => after),
      );
    },
    /** Changes the data of a file. Its comments are lost. */
    // biome-ignore lint/suspicious/noExplicitAny: what a test does to it is checked when the server reads it
    changeData(file: string, edit: (data: any) => void) {
      const data = parse(read(file));
      edit(data);
      // The check refuses aliases, which stand for entries that are the same object.
      write(file, stringify(data, { aliasDuplicateObjects: false }));
    },
    stop() {
      server.kill();
      rmSync(join(folder, ".."), { recursive: true });
    },
  };
}
