import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assetRouting, compatibilityDate, siteBindings, toolsFolder } from "#edge/wrangler.ts";
import { writeEdgeSite } from "#edge/write-edge-site.ts";

export interface WorkerdOptions {
  /** The bundled Worker, one file. */
  bundle: string;
  /** The site's release, and the folder into which it is written as Cloudflare serves it. */
  release: string;
  site: string;
  settings?: Record<string, string>;
  port?: number;
  /** The folder of the inquiries; without one they are lost when the process ends. */
  stateFolder?: string;
  /** The folder into which the platform's mail is written. */
  mailFolder?: string;
  /** Called with each line that the Worker logs. */
  onLog?: (line: string) => void;
}

export interface Workerd {
  ready: Promise<URL>;
  dispose: () => Promise<void>;
  unsafeEvictDurableObject: (script: string, className: string, options: { name: string }) => Promise<void>;
}

const script = "site";

/** Runs the Worker under workerd on this machine. */
export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  // Untyped, because Miniflare is installed only when needed.
  const { Miniflare, convertV4MiniflareOptions, Log, LogLevel } = await import(
    join(toolsFolder, "miniflare/dist/src/index.js")
  );
  const manifest = writeEdgeSite(options.release, options.site);
  const { run_worker_first, ...assetConfig } = assetRouting(manifest);
  return new Miniflare(
    convertV4MiniflareOptions({
      name: script,
      modules: [{ type: "ESModule", path: "worker.mjs", contents: readFileSync(options.bundle, "utf8") }],
      compatibilityDate,
      compatibilityFlags: ["nodejs_compat"],
      host: "127.0.0.1",
      port: options.port ?? 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      bindings: { ...options.settings, ...siteBindings(manifest) },
      durableObjects: { INQUIRIES: { className: "InquiryObject", useSQLite: true } },
      ...(options.stateFolder && { resourcePersistencePath: options.stateFolder }),
      ...(options.mailFolder && { resourceTmpPath: options.mailFolder }),
      assets: {
        directory: options.site,
        binding: "ASSETS",
        run_worker_first,
        routerConfig: { has_user_worker: true },
        assetConfig,
      },
      email: { send_email: [{ name: "MAIL", destination_address: "inquiry@localhost" }] },
      handleStructuredLogs: ({ message }: { message: string }) => options.onLog?.(message),
    }),
  );
}

// In a process of its own, which a test can kill. The argument is its options.
if (import.meta.main) {
  const workerd = await startWorkerd(JSON.parse(process.argv[2] ?? ""));
  console.log(`http://127.0.0.1:${(await workerd.ready).port}`);
  process.once("SIGTERM", () => void workerd.dispose().then(() => process.exit(0)));
}
