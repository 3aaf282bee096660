import { DurableObject } from "cloudflare:workers";
import type { Hono } from "hono";
import type { Contact, InquiryContent } from "#release/site-manifest.ts";
import type { Environment } from "#service/config/read-settings.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import { noticeOfContactChange } from "#service/domain/contact-change.ts";
import { codeOf, type Log, logLine } from "#service/domain/log.ts";
import { MailServerHealth } from "#service/outbox/backoff.ts";
import { leaseMs, Outbox } from "#service/outbox/outbox.ts";
import { readReadiness } from "#service/outbox/readiness.ts";
import { createApp } from "#service/routes/app.ts";
import { networksOf } from "#service/security/sender.ts";
import { ownerCommands } from "#service/store/owner-commands.ts";
import { eraseExpired } from "#service/store/retention.ts";
import { StorageProblem } from "#service/store/sql.ts";
import type { Store } from "#service/store/store.ts";
import { openDurableStore } from "./durable-database.ts";
import { openDurableMemory } from "./durable-memory.ts";
import { type EdgeSettings, readEdgeSettings } from "./edge-settings.ts";
import { mailOwner } from "./mail-owner.ts";
import { createOwnerRoutes } from "./owner-routes.ts";
import { createPlatformDelivery } from "./platform-delivery.ts";

/** The bindings that edge/wrangler.ts sets up for the service, besides the settings, which are strings. */
export interface EdgeEnv {
  ASSETS: Fetcher;
  /** The platform's own mail, to recipients that the owner has verified. */
  MAIL?: SendEmail;
  /** The exact paths of the pages. */
  PAGES: string[];
  INQUIRY: InquiryContent;
  /** The name of the website. */
  NAME: string;
  /** How guests reach the resort. */
  CONTACT: Contact;
}

/** What tests replace. */
interface Options {
  log?: Log;
  now?: () => number;
  random?: () => number;
}

/** Cloudflare's log adds the time. */
const logToConsole: Log = (event, fields) => console.log(logLine(event, fields));

/** While work is due, the alarm is set this soon: after a crash nothing else wakes the object. */
const checkAgainMs = 3000;

/** The inquiry service of one site; the counterpart of start-service.ts. There is only one such object. */
export class InquiryObject extends DurableObject<EdgeEnv> {
  readonly #settings: EdgeSettings;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #store: Store;
  readonly #outbox: Outbox;
  readonly #app: Hono;
  readonly #memory: ReturnType<typeof openDurableMemory>;
  /** When the platform's alarm is set to go off, by the platform's clock. */
  #alarmAt = Infinity;

  /** Throws a SettingError, so that wrong settings stop the object before anything is stored or sent. */
  constructor(state: DurableObjectState, env: EdgeEnv, options: Options = {}) {
    super(state, env);
    const { log = logToConsole, now = Date.now, random = Math.random } = options;
    const settings = readEdgeSettings(env as object as Environment);
    this.#settings = settings;
    this.#log = log;
    this.#now = now;
    const { storage } = state;
    const memory = openDurableMemory(storage.kv, (error) => log("state not saved", { code: codeOf(error) }));
    this.#memory = memory;
    this.#store = this.#openStore(storage);
    this.#outbox = new Outbox({
      queue: this.#store.delivery,
      delivery: settings.smtpUrl ? createSmtpDelivery(settings) : createPlatformDelivery(env.MAIL, settings),
      // A dead letter stays a row, because there is no disk for a file.
      deadLetters: { deliver: async () => {} },
      mailPerHour: settings.mailPerHour,
      now,
      random,
      log,
      keepsRetryTimes: true,
      mailServer: new MailServerHealth(memory.mailServer(), memory.setMailServer),
    });
    this.#app = this.#createApp(memory.digestSender);
    state.blockConcurrencyWhile(() => this.#start());
  }

  override async fetch(request: Request): Promise<Response> {
    return this.#app.fetch(request);
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = Infinity;
    // First, so that there is an alarm even if the next line fails.
    this.#setAlarm();
    await this.#outbox.settle();
  }

  /**
   * Called by the cron: erases by age, resumes deliveries if the platform has dropped the alarm, and mails changed contact
   * details. Cloudflare's clock is trusted.
   */
  async runMaintenance(): Promise<void> {
    const { admin, delivery, lastError } = this.#store;
    const days = this.#settings.retentionDays;
    const now = this.#now();
    try {
      if (lastError()) await admin.tryWriting();
      await eraseExpired(admin, async () => {}, days, now, this.#log);
      await delivery.forgetClients(now);
    } catch (error) {
      this.#logDisk(error);
    }
    this.#setAlarm();
    await this.#outbox.pump();
    await this.#mailContactChange();
  }

  /** Contact details that a push has changed are published without anybody's look. The first ones are only remembered. */
  async #mailContactChange() {
    const { CONTACT: contact, MAIL, NAME } = this.env;
    const told = this.#memory.toldContact();
    const notice = noticeOfContactChange(told ?? contact, contact);
    if (told && !notice) return;
    try {
      if (notice) await mailOwner(this.#settings, MAIL, `Website ${NAME}: ${notice.subject}`, notice.text);
      this.#memory.setToldContact(contact);
    } catch (error) {
      this.#log("contact change not mailed", { code: codeOf(error) });
    }
  }

  /** Resumes deliveries after a deployment, an eviction or a crash. */
  async #start(): Promise<void> {
    // An alarm that is already set must not be moved to a later time.
    this.#alarmAt = (await this.ctx.storage.getAlarm()) ?? Infinity;
    // The platform ends an object whose disk is full; the next one must notice it for /ready.
    await this.#store.admin.tryWriting().catch((error) => this.#logDisk(error));
    this.#setAlarm();
    void this.#outbox.pump();
  }

  /** Sets the alarm for when mail is due or a lease ends. Each change is a paid write, so the alarm is only moved earlier. */
  #setAlarm() {
    const mailAt = this.#store.delivery.nextAt();
    if (mailAt === undefined) return;
    const waitMs = mailAt - this.#now();
    const at = Date.now() + (waitMs > leaseMs ? waitMs : checkAgainMs);
    if (this.#alarmAt <= at) return;
    this.#alarmAt = at;
    this.ctx.storage.setAlarm(at).catch((error) => this.#log("alarm not set", { code: codeOf(error) }));
  }

  /** Logs why the object cannot start, which the platform does not. */
  #openStore(storage: DurableObjectStorage): Store {
    try {
      return openDurableStore(storage, () => this.#setAlarm());
    } catch (error) {
      this.#log(error instanceof StorageProblem ? error.message : codeOf(error));
      throw error;
    }
  }

  #logDisk(error: unknown) {
    this.#log("storage write failed", { code: codeOf(error) });
  }

  #createApp(digestSender: (ipAddress: string) => Promise<string>): Hono {
    const outbox = this.#outbox;
    const now = this.#now;
    const log = this.#log;
    const settings = this.#settings;
    const pump = () => void outbox.pump();
    const app = createApp({
      now,
      log,
      settings,
      isBehindProxy: true,
      senderOf: async (c) => {
        const { client, network } = networksOf(c.req.header("cf-connecting-ip") ?? "");
        return { client: await digestSender(client), network: await digestSender(network) };
      },
      intake: this.#store.intake,
      content: () => this.env.INQUIRY,
      onStored: pump,
      readiness: () => readReadiness(this.#store, outbox, now()),
    });
    const commands = ownerCommands(this.#store, settings.mailPerHour, now);
    return app.route("/", createOwnerRoutes(settings.ownerToken, commands, pump, log));
  }
}
