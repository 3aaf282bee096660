import type { Context, Hono } from "hono";
import { codeOf, type Log } from "#service/domain/log.ts";
import { clientAddress } from "#service/guards/client-address.ts";
import { ClientLimits, type LimitMemory } from "#service/guards/limits.ts";
import { MailServerHealth } from "#service/outbox/mail-server-health.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { createApp } from "#service/routes/app.ts";
import { daysKept, eraseExpired } from "#service/store/retention.ts";
import { createStore, type Store } from "#service/store/store.ts";
import { clientLimitMinutes } from "#shared/inquiry.ts";
import type { InquiryContent } from "#shared/site-manifest.ts";
import { chooseDelivery } from "./choose-delivery.ts";
import { createTables } from "./create-tables.ts";
import { DurableCommits, durableSql } from "./durable-database.ts";
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

/** An event may last 15 minutes. The next alarm continues. */
const settleAtMostMs = 60_000;
const limitMs = clientLimitMinutes * 60_000;
const dayMs = 24 * 3600_000;
const wrongTokensPerClient = 5;

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
  /** When the next client's tries are to be forgotten. */
  #forgetAt = Infinity;

  /** Throws a SettingError; nothing is stored or sent before `start`. */
  constructor(storage: DurableObjectStorage, env: EdgeEnv, options: EdgeOptions) {
    const { log, now = Date.now, random = Math.random } = options;
    [this.#env, this.#log, this.#now] = [env, log, now];
    this.#settings = readEdgeSettings(settingsIn(env));
    createTables(storage);
    this.#memory = new DurableMemory(storage.kv, (error) => log("not remembered", { code: codeOf(error) }));
    this.#alarm = new ObjectAlarm(storage, now, (error) => log("alarm not set", { code: codeOf(error) }));
    const commits = new DurableCommits(storage, () => this.#armAlarm());
    this.#store = createStore(durableSql(storage), commits);
    this.#forgetTries();
    this.#outbox = new Outbox({
      rows: this.#store.outbox,
      delivery: chooseDelivery(this.#settings, env.MAIL),
      // A dead letter stays a row, because there is no disk for a file.
      lastResort: { deliver: async () => {} },
      mailPerHour: this.#settings.mailPerHour,
      now,
      random,
      log,
      mailServer: new MailServerHealth(this.#memory.mailServer, (record) => {
        this.#memory.mailServer = record;
      }),
    });
    this.#app = this.#createApp();
  }

  /** After a deployment, an eviction or a crash: continues with what waits. */
  async start(): Promise<void> {
    await this.#alarm.readCurrent();
    // A full disk refuses this, and must not keep the object from answering.
    await this.#store.outbox.resume(this.#now()).catch((error) => this.#logDisk(error));
    this.#armAlarm();
    void this.#outbox.pump();
  }

  async fetch(request: Request): Promise<Response> {
    return this.#app.fetch(request);
  }

  async alarm(): Promise<void> {
    this.#alarm.wentOff();
    // First, so that there is an alarm whatever happens below.
    this.#armAlarm();
    await this.#runUpkeep();
    let timer: number | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, settleAtMostMs);
    });
    await Promise.race([this.#outbox.settle(), enough]);
    clearTimeout(timer ?? null);
  }

  /** For the cron, which goes on where the platform has given up an alarm. */
  async sweep(): Promise<void> {
    await this.#runUpkeep();
    await this.#outbox.pump();
  }

  /** The platform's clock is believed. */
  async #runUpkeep(): Promise<void> {
    const { records, outbox, upkeep, lastError } = this.#store;
    const now = this.#now();
    this.#forgetTries();
    try {
      if (lastError()) await upkeep.tryWriting();
      await eraseExpired(records, async () => {}, this.#days(), now, this.#log);
      await outbox.forgetClients(now);
    } catch (error) {
      this.#logDisk(error);
    }
    this.#armAlarm();
  }

  #days(): number {
    return daysKept(this.#env.KEPT_DAYS, this.#settings.retentionDays);
  }

  #armAlarm() {
    const { outbox, records } = this.#store;
    const eraseAt = (records.oldestSentAt() ?? Infinity) + this.#days() * dayMs + 1;
    this.#alarm.arm(outbox.nextAt(), Math.min(eraseAt, this.#forgetAt));
  }

  #forgetTries() {
    this.#forgetAt = this.#memory.forget(["guest", "owner"], this.#now() - limitMs) + limitMs;
  }

  #logDisk(error: unknown) {
    this.#log("not written", { code: codeOf(error) });
  }

  #createApp(): Hono {
    const memory = this.#memory;
    const shared = {
      clientOf: (c: Context) =>
        memory.nameOf(clientAddress(c.req.header("cf-connecting-ip") ?? "", undefined, 0)),
      now: this.#now,
      log: this.#log,
    };
    const app = createApp({
      ...shared,
      settings: this.#settings,
      isBehindProxy: true,
      clientLimits: new ClientLimits(this.#settings.ratePerIp, limitMs, this.#remembering("guest")),
      inquiries: this.#store.inquiries,
      content: () => this.#env.INQUIRY,
      onStored: () => void this.#outbox.pump(),
      readiness: () => readReadiness(this.#store, this.#outbox, this.#now()),
    });
    const owner = createOwnerRoutes({
      ...shared,
      token: this.#settings.ownerToken,
      limits: new ClientLimits(wrongTokensPerClient, limitMs, this.#remembering("owner")),
      records: this.#store.records,
      onChanged: () => void this.#outbox.pump(),
    });
    return app.route("/", owner);
  }

  /** The first try of all is found by the next alarm, to be forgotten. */
  #remembering(kind: string): LimitMemory {
    const { earlier, remember } = this.#memory.limits(kind);
    return {
      earlier,
      remember: (client, times) => {
        remember(client, times);
        this.#forgetAt = Math.min(this.#forgetAt, (times.at(-1) ?? 0) + limitMs);
      },
    };
  }
}
