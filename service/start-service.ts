import { join } from "node:path";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createMaildirDelivery, eraseMailFiles } from "./delivery/maildir-delivery.ts";
import { createSmtpDelivery, type SmtpLimits } from "./delivery/smtp-delivery.ts";
import { listen, type RequestLimits } from "./listen.ts";
import type { Log } from "./log.ts";
import { Outbox } from "./outbox/outbox.ts";
import { readReadiness } from "./readiness.ts";
import { eraseExpired } from "./retention.ts";
import { loadSite } from "./site/load-site.ts";
import { openStore } from "./store/store.ts";

export interface Service {
  /** The site's name, from its content. */
  name: string;
  /** As the guest's browser reaches it on this machine. */
  address: string;
  /** Takes no new request, finishes what is under way, closes the database. */
  stop: () => Promise<void>;
}

export interface ServiceOptions {
  config: Config;
  log: Log;
  now?: () => number;
  random?: () => number;
  smtpLimits?: SmtpLimits;
  requestLimits?: RequestLimits;
}

const pumpEveryMs = 1000;
const retentionEveryMs = 3600_000;

export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log, now = Date.now, random = Math.random, smtpLimits, requestLimits } = options;
  const site = loadSite(config.siteDir);
  const store = openStore(config.dataDir);
  try {
    const folder = maildirOf(config);
    const maildir = createMaildirDelivery(folder, config.inquiryAddress);
    const delivery = config.smtpUrl
      ? createSmtpDelivery(config.smtpUrl, config.inquiryAddress, smtpLimits)
      : maildir;
    await store.outbox.resume(now());
    const { mailPerHour } = config;
    const outbox = new Outbox({
      rows: store.outbox,
      delivery,
      lastResort: maildir,
      mailPerHour,
      now,
      random,
      log,
    });
    const app = createApp({
      config,
      site,
      inquiries: store.inquiries,
      now,
      log,
      onStored: () => void outbox.pump(),
      readiness: () => readReadiness(store, outbox, now()),
    });
    const server = await listen(app, config, requestLimits);
    let erasing = Promise.resolve();
    const erase = () => {
      const eraseFiles = (id: string) => eraseMailFiles(folder, id);
      erasing = eraseExpired(store.office, eraseFiles, config.retentionDays, now(), log);
    };
    const timers = [setInterval(() => void outbox.pump(), pumpEveryMs), setInterval(erase, retentionEveryMs)];
    void outbox.pump();
    erase();

    async function finish() {
      for (const timer of timers) clearInterval(timer);
      await server.close();
      await Promise.all([outbox.stop(), erasing]);
      delivery.close();
      store.close();
    }
    let finished: Promise<void> | undefined;
    const stop = () => {
      finished ??= finish();
      return finished;
    };
    return { name: site.name, address: server.address, stop };
  } catch (error) {
    store.close();
    throw error;
  }
}

export function maildirOf({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "Maildir");
}
