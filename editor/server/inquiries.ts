import { existsSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import type { Environment } from "#service/config/read-settings.ts";
import { writeCsv } from "#service/delivery/write-csv.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { findService } from "#service/node/find-service.ts";
import { eraseMailFiles, maildirOf } from "#service/node/maildir-delivery.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { databaseFile } from "#service/node/store/open-database.ts";
import { type NodeStore, openStoreBesideService } from "#service/node/store/open-store.ts";
import { answerAddress } from "./answer-address.ts";
import { valid } from "./valid.ts";

export interface ListedInquiry extends InquiryRecord {
  /** Opens the mail program. */
  answer: string;
}

export interface InquiryList {
  /** Newest first, without the erased ones. */
  inquiries: ListedInquiry[];
  /** Of the resort. */
  timeZone: string;
  /** Why no inquiry, or not every inquiry, is mailed. */
  problems: string[];
}

/** The inquiries of DATA_DIR, also beside a running service. `zoneOfContent` may throw while the content has a mistake. */
export function inquiryRoutes(env: () => Environment, zoneOfContent: () => string) {
  return new Hono()
    .get("/", async (c) => {
      const config = readConfig(env());
      const found = await readAll(config);
      const { clock, timeZone } = clockOf(config);
      const inquiries = found.map((each) => ({
        ...each,
        answer: answerAddress(each, clock.format(each.createdAt)),
      }));
      return c.json<InquiryList>({ inquiries, timeZone, problems: await findProblems(config, found) });
    })
    .get("/new", async (c) => {
      const count = await withStore(readConfig(env()), async ({ records }) => records.countNew());
      return c.json({ count: count ?? 0 });
    })
    .get("/export", async (c) =>
      c.body(writeCsv(await readAll(readConfig(env()))), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="inquiries.csv"',
      }),
    )
    .put("/:id/answered", valid("json", z.object({ isAnswered: z.boolean() })), async (c) => {
      const at = c.req.valid("json").isAnswered ? Date.now() : null;
      await change(c.req.param("id"), ({ records }, { id }) => records.answered(id, at));
      return c.json({});
    })
    .put("/:id/note", valid("json", z.object({ note: z.string().max(2000) })), async (c) => {
      const { note } = c.req.valid("json");
      await change(c.req.param("id"), ({ records }, { id }) => records.note(id, note));
      return c.json({});
    })
    .post("/:id/deliver", async (c) => {
      await change(c.req.param("id"), async ({ records }, { id, state, isFiled }, config) => {
        if (state === "sent" && isFiled === 1 && !canMail(config))
          throw new Error("There is no mail server yet, so it would only become a file again.");
        const now = Date.now();
        if (await (state === "sent" ? records.resend(id, now) : records.retry(id, now))) return true;
        throw new Error("It is being delivered right now.");
      });
      return c.json({});
    })
    .post("/:id/erase", async (c) => {
      await change(c.req.param("id"), async ({ records }, { id }, config) => {
        await eraseMailFiles(maildirOf(config), [id]);
        return records.erase(id, Date.now());
      });
      return c.json({});
    });

  async function change(
    id: string,
    work: (store: NodeStore, inquiry: InquiryRecord, config: Config) => Promise<boolean>,
  ) {
    const config = readConfig(env());
    const isDone = await withStore(config, async (store) => {
      const inquiry = store.records.find(id);
      return inquiry !== undefined && work(store, inquiry, config);
    });
    if (!isDone) throw new Error("There is no such inquiry any more.");
  }

  function clockOf(config: Config) {
    const open = (timeZone: string) => ({
      timeZone,
      clock: new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" }),
    });
    try {
      return open(zoneOfContent());
    } catch {
      return open(config.timeZone);
    }
  }
}

/** Newest first, without the erased ones. */
async function readAll(config: Config): Promise<InquiryRecord[]> {
  const found = await withStore(config, async ({ records }) => records.list());
  return (found ?? []).filter(({ state }) => state !== "erased");
}

/** Undefined before the first inquiry, when there is no database. */
async function withStore<T>(config: Config, work: (store: NodeStore) => Promise<T>): Promise<T | undefined> {
  if (!existsSync(join(config.dataDir, databaseFile))) return undefined;
  const store = openStoreBesideService(config.dataDir);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

const canMail = ({ smtpUrl, emailJs }: Config) => smtpUrl !== "" || emailJs !== undefined;

async function findProblems(config: Config, inquiries: readonly InquiryRecord[]): Promise<string[]> {
  if (!canMail(config))
    return ["Nobody is mailed: no mail server is set. Each inquiry is listed here and becomes a file."];
  const waiting = inquiries.filter(({ state }) => state === "queued").length;
  const service = await findService(config);
  if (!service)
    return waiting > 0
      ? [`${waiting} not mailed yet: the site's service does not run here. Start it with npm start.`]
      : [];
  const sent = inquiries.filter(({ state }) => state === "sent");
  const [latest] = sent.sort((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
  // A service that started before the mail server was set still writes files.
  const hasOldSettings = latest?.isFiled === 1 && [
    "The last inquiry was not mailed: the site's service still has its old settings. End it and start it again. Then deliver that inquiry again.",
  ];
  return [...service.problems, ...(hasOldSettings || [])];
}
