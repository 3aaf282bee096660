import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import { codeOf, type Log } from "#service/domain/log.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { createApp } from "#service/routes/app.ts";
import { checkClock, eraseExpired } from "#service/store/retention.ts";
import { damageNotice, damageProblem } from "./damage-notice.ts";
import { createSenderIdentifier } from "./identify-sender.ts";
import { type ConnectionLimits, listen } from "./listen.ts";
import { createMaildirDelivery, eraseMailFiles, maildirOf } from "./maildir-delivery.ts";
import type { Config } from "./read-config.ts";
import { createSiteRoutes, pageInstead, serveReleases } from "./serve-releases.ts";
import { openStore } from "./store/open-store.ts";

export interface ServiceOptions {
  config: Config;
  log: Log;
  now?: () => number;
  random?: () => number;
  connectionLimits?: Partial<ConnectionLimits>;
  checkSiteEveryMs?: number;
}

const pumpEveryMs = 1000;
const maintenanceEveryMs = 60_000;

/** Starts the site and the inquiry service. `stop` takes no new requests, finishes the running ones and closes the database. */
export async function startService(options: ServiceOptions) {
  const { config, log, now = Date.now, random = Math.random } = options;
  const site = await serveReleases(config.siteDir, log, options.checkSiteEveryMs);
  const store = openStore(config.dataDir, now, log);
  try {
    const folder = maildirOf(config);
    const maildir = createMaildirDelivery(folder, config);
    const delivery = config.smtpUrl ? createSmtpDelivery(config) : maildir;
    const { mailPerHour } = config;
    const queue = store.delivery;
    const outbox = new Outbox({ queue, delivery, deadLetters: maildir, mailPerHour, now, random, log });
    const senders = createSenderIdentifier(config.trustProxyHops, log);
    const app = createApp({
      settings: config,
      isBehindProxy: config.trustProxyHops > 0,
      senderOf: senders.senderOf,
      intake: store.intake,
      content: () => site.current().inquiry,
      now,
      pageInstead: (request, answer) => pageInstead(request, answer, site.current()),
      log,
      onStored: () => void outbox.pump(),
      readiness: () => ({
        ...readReadiness(store, outbox, now(), [
          ...senders.problems,
          ...privacyProblems(),
          ...store.damagedFolders().map(damageProblem),
        ]),
        release: site.release(),
      }),
    });
    /** Reports a Privacy page that promises guests a different retention than the one in force. */
    function privacyProblems(): string[] {
      const publishedDays = site.current().keptDays;
      if (publishedDays === config.retentionDays) return [];
      return [
        `The Privacy page says ${publishedDays} days, but RETENTION_DAYS is ${config.retentionDays}: run "npm run build".`,
      ];
    }
    app.route("/", createSiteRoutes(site.current));
    const server = await listen(app, config, options.connectionLimits);
    let maintenance = Promise.resolve();
    async function eraseByAge() {
      if (!(await checkClock(store.admin, now(), log))) return;
      const erase = (ids: string[]) => eraseMailFiles(folder, ids);
      await eraseExpired(store.admin, erase, config.retentionDays, now(), log);
      await store.delivery.forgetClients(now());
    }
    async function mailDamage() {
      for (const damagedFolder of store.damagedFolders())
        await store.intake.accept(damageNotice(damagedFolder, config.inquiryAddress), now());
    }
    const runMaintenance = () => {
      maintenance = maintenance
        .then(eraseByAge)
        .catch((error) => log("retention failed", { code: codeOf(error) }))
        .then(store.overwrite)
        .then(mailDamage)
        .catch((error) => log("notice of damage not stored", { code: codeOf(error) }));
    };
    const pump = () => {
      void outbox.pump();
      // Otherwise /ready would stay red until the next inquiry.
      if (store.lastError()) store.admin.tryWriting().catch(() => {});
    };
    const timers = [setInterval(pump, pumpEveryMs), setInterval(runMaintenance, maintenanceEveryMs)];
    pump();
    runMaintenance();

    async function finish() {
      site.close();
      for (const timer of timers) clearInterval(timer);
      await server.close();
      await Promise.all([outbox.stop(), maintenance]);
      delivery.close?.();
      store.close();
    }
    let finished: Promise<void> | undefined;
    const stop = () => {
      finished ??= finish();
      return finished;
    };
    return { name: site.current().name, url: server.url, stop };
  } catch (error) {
    site.close();
    store.close();
    throw error;
  }
}
