import type { Hono } from "hono";
import { codeOf, type Log } from "#service/domain/log.ts";
import { clientAddress } from "#service/guards/client-address.ts";
import { SubmissionLimits } from "#service/guards/submission-limits.ts";
import { MailServerHealth } from "#service/outbox/mail-server-health.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { createApp } from "#service/routes/app.ts";
import { daysKept, eraseExpired } from "#service/store/retention.ts";
import { createStore, type Store } from "#service/store/store.ts";
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
/**
 * Erasure by age believes a clock that it has seen within a day. Four wake-ups a day cost nothing, and hold with one
 * or two of them missed.
 */
const upkeepEveryMs = 6 * 3600_000;
const wrongTokensPerClient = 5;

/** One site's inquiries, as start-service.ts on a machine. There is never more than one. */
export class EdgeService {
  readonly #env: EdgeEnv;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #settings: EdgeSettings;
  readonly #memory: DurableMemory;
  readonly #alarm: ObjectAlarm;
  readonly #store: Store;
  readonly #app: Hono;
  readonly #outbox: Outbox;
  #upkeepAt: number;

  /** Throws a SettingError; nothing is stored or sent before `start`. */
  constructor(storage: DurableObjectStorage, env: EdgeEnv, options: EdgeOptions) {
    const { log, now = Date.now, random = Math.random } = options;
    [this.#env, this.#log, this.#now, this.#random] = [env, log, now, random];
    this.#settings = readEdgeSettings(settingsIn(env));
    createTables(storage);
    this.#memory = new DurableMemory(storage.sql, (error) => log("not remembered", { code: codeOf(error) }));
    this.#alarm = new ObjectAlarm(storage, now, (error) => log("alarm not set", { code: codeOf(error) }));
    const sql = durableSql(storage);
    const commits = new DurableCommits(storage, () => this.#armAlarm());
    this.#store = createStore(sql, commits);
    this.#memory.forgetAttempts(now());
    this.#upkeepAt = this.#firstUpkeepAt();
    this.#outbox = this.#createOutbox();
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
    const now = this.#now();
    const isUpkeepDue = now >= this.#upkeepAt;
    if (isUpkeepDue) this.#upkeepAt = now + upkeepEveryMs;
    this.#memory.forgetAttempts(now);
    // First, so that there is an alarm whatever happens below.
    this.#armAlarm();
    if (isUpkeepDue) await this.#runUpkeep(now);
    let timer: number | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, settleAtMostMs);
    });
    await Promise.race([this.#outbox.settle(), enough]);
    clearTimeout(timer ?? null);
  }

  /** For the cron, which goes on where the platform has given up an alarm. */
  async sweep(): Promise<void> {
    const now = this.#now();
    this.#memory.forgetAttempts(now);
    await this.#runUpkeep(now);
    this.#armAlarm();
    await this.#outbox.pump();
  }

  async #runUpkeep(now: number): Promise<void> {
    if (this.#store.lastError()) await this.#store.upkeep.tryWriting().catch(() => {});
    const days = daysKept(this.#env.KEPT_DAYS, this.#settings.retentionDays);
    await eraseExpired(this.#store, async () => {}, days, now, this.#log);
  }

  /** Not at each start, because an object starts often; and not later than usual if the clock was set back. */
  #firstUpkeepAt(): number {
    const now = this.#now();
    const known = this.#store.upkeep.knownAt();
    return known === undefined ? now : Math.min(Math.max(known, now - upkeepEveryMs), now) + upkeepEveryMs;
  }

  #armAlarm() {
    this.#alarm.arm(this.#store.outbox.nextAt(), Math.min(this.#upkeepAt, this.#memory.forgetAt));
  }

  #logDisk(error: unknown) {
    this.#log("not written", { code: codeOf(error) });
  }

  #createOutbox(): Outbox {
    const { mailPerHour } = this.#settings;
    return new Outbox({
      rows: this.#store.outbox,
      delivery: chooseDelivery(this.#settings, this.#env.MAIL),
      // A dead letter stays a row, because there is no disk for a file.
      lastResort: { deliver: async () => {} },
      mailPerHour,
      now: this.#now,
      random: this.#random,
      log: this.#log,
      mailServer: new MailServerHealth(this.#memory.mailServer(), (record) =>
        this.#memory.rememberMailServer(record),
      ),
    });
  }

  #createApp(): Hono {
    const memory = this.#memory;
    const now = this.#now;
    const clientOf = (request: Request) =>
      memory.nameOf(clientAddress(request.headers.get("cf-connecting-ip") ?? "", undefined, 0));
    const app = createApp({
      settings: this.#settings,
      isBehindProxy: true,
      clientOf: (c) => clientOf(c.req.raw),
      limitMemory: memory.limits("", now()),
      inquiries: this.#store.inquiries,
      content: () => this.#env.INQUIRY,
      now,
      log: this.#log,
      onStored: () => void this.#outbox.pump(),
      readiness: () => readReadiness(this.#store, this.#outbox, now()),
    });
    const owner = createOwnerRoutes({
      token: this.#settings.ownerToken,
      limits: new SubmissionLimits(
        { ratePerIp: wrongTokensPerClient, rateGlobal: Infinity },
        memory.limits("owner:", now()),
      ),
      clientOf: async (request) => `owner:${await clientOf(request)}`,
      store: this.#store,
      now,
      log: this.#log,
      onChanged: () => void this.#outbox.pump(),
    });
    app.route("/", owner);
    return app;
  }
}
