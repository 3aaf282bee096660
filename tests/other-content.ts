import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { projectRoot } from "#site-build/site-folder.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shape of each file is the schema's business, which the build asks.
export type Yaml = any;

/** A copy of content/ in `folder`, and how to change a file of it. */
export function copyContent(folder: string) {
  cpSync(join(projectRoot, "content"), folder, { recursive: true });
  return (file: string, change: (content: Yaml) => void) => {
    const path = join(folder, file);
    const content = parse(readFileSync(path, "utf8"));
    change(content);
    writeFileSync(path, stringify(content));
  };
}

/** `npm run build` with settings of its own; `ended` tells how it went. */
export function startBuild(settings: Record<string, string>): {
  child: ChildProcess;
  ended: Promise<{ status: number | null; err: string }>;
} {
  const script = join(projectRoot, "scripts/build.ts");
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...settings } });
  let err = "";
  child.stdout.resume();
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const ended = new Promise<{ status: number | null; err: string }>((resolve) =>
    child.once("close", (status) => resolve({ status, err })),
  );
  return { child, ended };
}
