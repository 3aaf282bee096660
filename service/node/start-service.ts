import type { HttpBindings } from "@hono/node-server";
import { createSmtpDelivery, type SmtpLimits } from "#service/delivery/smtp-delivery.ts";
import type { Log } from "#service/domain/log.ts";
import { clientAddress } from "#service/guards/client-address.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { createApp } from "#service/routes/app.ts";
import { daysKept, eraseExpired } from "#service/store/retention.ts";
import { type ConnectionLimits, listen } from "./listen.ts";
import { createMaildirDelivery, eraseMailFiles, maildirOf } from "./maildir-delivery.ts";
import { isPrivateAddress } from "./private-address.ts";
import type { Config } from "./read-config.ts";
import { openSite } from "./site/open-site.ts";
import { createSiteRoutes } from "./site/site-routes.ts";
import { noteService } from "./store/data-lock.ts";
import { openStore } from "./store/open-store.ts";

export interface Service {
  /** The site's name, from its content. */
  name: string;
  /** As the guest's browser reaches it on this machine. */
  address: string;
  /** Takes no new request, finishes the running ones, closes the database. */
  stop: () => Promise<void>;
}

export interface ServiceOptions {
  config: Config;
  log: Log;
  now?: () => number;
  random?: () => number;
  smtpLimits?: SmtpLimits;
  connectionLimits?: Partial<ConnectionLimits>;
  checkSiteEveryMs?: number;
}

const pumpEveryMs = 1000;
const upkeepEveryMs = 60_000;
const unknownProxy =
  "A proxy passes guests on (X-Forwarded-For), but TRUST_PROXY_HOPS is 0, so that all guests count as one client: set it to the number of your proxies.";

export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log, now = Date.now, random = Math.random, smtpLimits } = options;
  const site = await openSite(config.siteDir, log, options.checkSiteEveryMs);
  const store = openStore(config.dataDir);
  try {
    const folder = maildirOf(config);
    const maildir = createMaildirDelivery(folder, config);
    const { smtpUrl, smtpCa } = config;
    const delivery = smtpUrl ? createSmtpDelivery({ url: smtpUrl, ca: smtpCa }, config, smtpLimits) : maildir;
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
    let hasUnknownProxy = false;
    /** A proxy that TRUST_PROXY_HOPS=0 forgets: every guest would count as the same client. */
    function noticeProxy(socketAddress: string, forwardedFor: string | undefined) {
      if (hasUnknownProxy || config.trustProxyHops > 0 || !forwardedFor) return;
      hasUnknownProxy = isPrivateAddress(socketAddress);
      if (hasUnknownProxy) log(unknownProxy);
    }
    const app = createApp({
      settings: config,
      isBehindProxy: config.trustProxyHops > 0,
      clientOf: (c) => {
        const { remoteAddress = "" } = (c.env as HttpBindings).incoming.socket;
        const forwardedFor = c.req.header("x-forwarded-for");
        noticeProxy(remoteAddress, forwardedFor);
        return clientAddress(remoteAddress, forwardedFor, config.trustProxyHops);
      },
      inquiries: store.inquiries,
      content: () => site.now().inquiry,
      now,
      log,
      onStored: () => void outbox.pump(),
      readiness: () => ({
        ...readReadiness(store, outbox, now(), hasUnknownProxy ? [unknownProxy] : []),
        release: site.release(),
      }),
    });
    app.route("/", createSiteRoutes(site));
    const server = await listen(app, config, options.connectionLimits);
    noteService(config.dataDir, server.address);
    let erasing = Promise.resolve();
    const eraseFiles = (ids: string[]) => eraseMailFiles(folder, ids);
    const runUpkeep = () => {
      const days = daysKept(site.now().keptDays, config.retentionDays);
      erasing = erasing.then(() => eraseExpired(store, eraseFiles, days, now(), log));
      store.emptyLog();
    };
    const pump = () => {
      void outbox.pump();
      // Otherwise /ready would stay red until the next inquiry.
      if (store.lastError()) store.upkeep.tryWriting().catch(() => {});
    };
    const timers = [setInterval(pump, pumpEveryMs), setInterval(runUpkeep, upkeepEveryMs)];
    pump();
    runUpkeep();
    void outbox.checkMailServer();

    async function finish() {
      site.close();
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
    return { name: site.now().name, address: server.address, stop };
  } catch (error) {
    site.close();
    store.close();
    throw error;
  }
}
