import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { loadMiniflare } from "./tools.ts";
import { assetRouting, compatibilityDate, type EdgeManifest, siteBindings } from "./wrangler-config.ts";

export interface WorkerdOptions {
  /** The bundled Worker, one file. */
  bundle: string;
  site: string;
  manifest: EdgeManifest;
  settings: Record<string, string>;
  /** The only address that the platform's mail may go to. */
  verifiedAddress: string;
  port?: number;
  /** Where the inquiries are stored; without it they are lost with the process. */
  stateFolder?: string;
  /** Where the platform's mail becomes files. */
  mailFolder?: string;
  onLog?: (line: string) => void;
}

/** The part of Miniflare that is used here. */
export interface Workerd {
  ready: Promise<URL>;
  dispose: () => Promise<void>;
  unsafeEvictDurableObject: (script: string, className: string, options: { name: string }) => Promise<void>;
  getWorker: () => Promise<{ scheduled: (options: { cron: string }) => Promise<unknown> }>;
}

const script = "site";

/** Runs the Worker under workerd on this machine: the runtime of the platform, without an account or a network. */
export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  const { Miniflare, convertV4MiniflareOptions, Log, LogLevel } = await loadMiniflare();
  const { run_worker_first, ...assetConfig } = assetRouting;
  if (options.stateFolder) overwriteErased(options.stateFolder, options.onLog);
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
      bindings: { ...options.settings, ...siteBindings(options.manifest) },
      durableObjects: { INQUIRIES: { className: "InquiryDesk", useSQLite: true } },
      ...(options.stateFolder && { resourcePersistencePath: options.stateFolder }),
      ...(options.mailFolder && { resourceTmpPath: options.mailFolder }),
      assets: {
        directory: options.site,
        binding: "ASSETS",
        run_worker_first,
        routerConfig: { has_user_worker: true },
        assetConfig,
      },
      email: { send_email: [{ name: "MAIL", destination_address: options.verifiedAddress }] },
      handleStructuredLogs: ({ message }: { message: string }) => options.onLog?.(message),
    }),
  );
}

/** workerd leaves erased words in free pages and in its write-ahead log. Where they cannot be overwritten, the log says so. */
function overwriteErased(stateFolder: string, onLog: (line: string) => void = console.error) {
  for (const file of globSync("**/*.sqlite", { cwd: stateFolder })) {
    const db = new DatabaseSync(join(stateFolder, file));
    try {
      db.exec("PRAGMA secure_delete = ON; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (error) {
      // A full disk, or another workerd that has the file open.
      onLog(`Erased words may still be in ${file}: ${(error as Error).message}.`);
    }
    db.close();
  }
}
