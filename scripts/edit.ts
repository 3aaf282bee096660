import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { EnvFile } from "../editor/server/env-file.ts";
import { startEditor } from "../editor/server/start-editor.ts";
import { envFile, outerEnv } from "./own-env.ts";

// npm run edit: the owner's editor, for this machine only.

const port = Number(process.env.EDIT_PORT ?? 4300);

try {
  const { address, entrance, close } = await startEditor(port, new EnvFile(resolve(envFile), outerEnv));
  console.log(`Edit the site here, on this machine only:\n${address}\nEnd with Ctrl+C.`);
  if (process.stdout.isTTY) openBrowser(entrance);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const inUse = `Port ${port} is in use, perhaps by an open editor. EDIT_PORT chooses another.`;
  console.error(code === "EADDRINUSE" ? inUse : message);
  process.exit(1);
}

/** Ignores failures: the address is printed. */
function openBrowser(file: string) {
  const programs: Partial<Record<NodeJS.Platform, string>> = { win32: "explorer", darwin: "open" };
  spawn(programs[process.platform] ?? "xdg-open", [file], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
