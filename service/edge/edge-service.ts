import type { Context, Hono } from "hono";
import { codeOf, type Log } from "#service/domain/log.ts";
import { networkOf } from "#service/guards/client-network.ts";
import { MailServerHealth } from "#service/outbox/mail-server-health.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { createApp } from "#service/routes/app.ts";
import { daysKept, eraseExpired } from "#service/store/retention.ts";
import type { Store } from "#service/store/store.ts";
import type { InquiryContent } from "#shared/site-manifest.ts";
import { chooseDelivery } from "./choose-delivery.ts";
import { openDurableStore } from "./durable-database.ts";
import { DurableMemory } from "./durable-memory.ts";
import { type EdgeSettings, readEdgeSettings, settingsIn } from "./edge-settings.ts";
import { ObjectAlarm } from "./object-alarm.ts";
import { createOwnerRoutes } from "./owner-routes.ts";

/** What scripts/edge/wrangler-config.ts binds for the service; the settings are strings beside it. */
export interface EdgeEnv {
  ASSETS: Fetcher;
  /** The platform's own mail, to addresses that the owner has verified. */
  MAIL?: SendEmail;
  /** The addresses of the pages, as they are written. */
  PAGES: string[];
  /** The editions in other languages: the beginnings of their addresses, such as hi. */
  EDITIONS?: string[];
  /** What the service needs of the content. */
  INQUIRY: InquiryContent;
  /** After how many days the Privacy page says that an inquiry is erased. */
  KEPT_DAYS: number;
}

interface EdgeOptions {
  log: Log;
  now?: () => number;
  random?: () => number;
}

/** One site's inquiries, as start-service.ts on a machine. There is never more than one. */
export class EdgeService {
  readonly #env: EdgeEnv;
  readonly #settings: EdgeSettings;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #memory: DurableMemory;
  readonly #alarm: ObjectAlarm;
  readonly #store: Store;
  readonly #outbox: Outbox;
  readonly #app: Hono;

  /** Throws a SettingError; nothing is stored or sent before `start`. */
  constructor(storage: DurableObjectStorage, env: EdgeEnv, options: EdgeOptions) {
    const { log, now = Date.now, random = Math.random } = options;
    this.#env = env;
    this.#log = log;
    this.#now = now;
    this.#settings = readEdgeSettings(settingsIn(env));
    const memory = new DurableMemory(storage.kv, (error) => log("not remembered", { code: codeOf(error) }));
    this.#memory = memory;
    this.#alarm = new ObjectAlarm(storage, now, (error) => log("alarm not set", { code: codeOf(error) }));
    this.#store = openDurableStore(storage, () => this.#setAlarm());
    this.#outbox = new Outbox({
      rows: this.#store.outbox,
      delivery: chooseDelivery(this.#settings, env.MAIL),
      // A dead letter stays a row, because there is no disk for a file.
      lastResort: { deliver: async () => {} },
      mailPerHour: this.#settings.mailPerHour,
      now,
      random,
      log,
      mailServer: new MailServerHealth(memory.mailServer, (record) => {
        memory.mailServer = record;
      }),
    });
    this.#app = this.#createApp();
  }

  /** After a deployment, an eviction or a crash: continues with what waits. */
  async start(): Promise<void> {
    await this.#alarm.readCurrent();
    // A full disk refuses this, and must not keep the object from answering.
    await this.#store.outbox.resume(this.#now()).catch((error) => this.#logDisk(error));
    this.#setAlarm();
    void this.#outbox.pump();
  }

  async fetch(request: Request): Promise<Response> {
    return this.#app.fetch(request);
  }

  async alarm(): Promise<void> {
    this.#alarm.wentOff();
    // First, so that there is an alarm whatever happens below.
    this.#setAlarm();
    await this.#outbox.settle();
  }

  /** For the cron: erases by age, and goes on where the platform has given up an alarm. Its clock is believed. */
  async sweep(): Promise<void> {
    const { records, outbox, upkeep, lastError } = this.#store;
    const days = daysKept(this.#env.KEPT_DAYS, this.#settings.retentionDays);
    const now = this.#now();
    try {
      if (lastError()) await upkeep.tryWriting();
      await eraseExpired(records, async () => {}, days, now, this.#log);
      await outbox.forgetClients(now);
    } catch (error) {
      this.#logDisk(error);
    }
    this.#setAlarm();
    await this.#outbox.pump();
  }

  #setAlarm() {
    const mailAt = this.#store.outbox.nextAt();
    if (mailAt !== undefined) this.#alarm.setFor(mailAt);
  }

  #logDisk(error: unknown) {
    this.#log("not written", { code: codeOf(error) });
  }

  #createApp(): Hono {
    const { inquiries, records } = this.#store;
    const shared = { now: this.#now, log: this.#log };
    const pump = () => void this.#outbox.pump();
    const app = createApp({
      ...shared,
      settings: this.#settings,
      isBehindProxy: true,
      clientOf: (c: Context) => this.#memory.nameOf(networkOf(c.req.header("cf-connecting-ip") ?? "")),
      inquiries,
      content: () => this.#env.INQUIRY,
      onStored: pump,
      readiness: () => readReadiness(this.#store, this.#outbox, this.#now()),
    });
    const token = this.#settings.ownerToken;
    return app.route("/", createOwnerRoutes({ ...shared, token, records, onQueued: pump }));
  }
}
