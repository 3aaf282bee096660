import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { ownerPath } from "#service/edge/owner-routes.ts";
import type { StoredInquiry } from "#service/store/moving.ts";
import { writeBackup } from "./backup-file.ts";
import type { OwnerCommands } from "./owner-commands.ts";

/** Inquiries a request. Fifty of the longest ones are far below its size limit. */
const atOnce = 50;

/** The commands for the site at `origin`. A refusal throws its sentence. */
export function commandsAtSite(origin: string, token: string): OwnerCommands {
  async function ask<T>(command: string, input: object = {}): Promise<T> {
    const answer = await fetch(`${origin}${ownerPath}/${command}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(input),
      // Never send the token to another address.
      redirect: "error",
    }).catch(() => {
      throw new Error(`${origin} does not answer.`);
    });
    if (answer.ok) return (await answer.json()) as T;
    const reason = answer.status < 500 ? await answer.text() : "its log says why";
    throw new Error(`${origin} answers ${answer.status}: ${reason.slice(0, 300)}`);
  }

  async function readAll(): Promise<StoredInquiry[]> {
    const all: StoredInquiry[] = [];
    for (;;) {
      const page = await ask<StoredInquiry[]>("page", { after: all.at(-1)?.id ?? "" });
      if (page.length === 0) return all;
      all.push(...page);
    }
  }

  return {
    async list(state) {
      const all: InquiryRecord[] = await readAll();
      const wanted = state === undefined ? all : all.filter((inquiry) => inquiry.state === state);
      return wanted.sort((a, b) => b.createdAt - a.createdAt);
    },
    findByStart: (start) => ask("find-by-start", { start }),
    retry: (id) => ask("retry", { id }),
    resend: (id) => ask("resend", { id }),
    erase: (id) => ask("erase", { id }),
    answered: (id, isAnswered) => ask("answered", { id, isAnswered }),
    note: (id, note) => ask("note", { id, note }),
    confirmClock: () => ask("confirm-clock"),
    backUp: async (file) => writeBackup(file, await readAll()),
    async insertNew(inquiries) {
      let brought = 0;
      for (let at = 0; at < inquiries.length; at += atOnce)
        brought += await ask<number>("import", { inquiries: inquiries.slice(at, at + atOnce) });
      return brought;
    },
    stop: () => ask("stop"),
    start: () => ask("start"),
    canMail: true,
    close: () => {},
  };
}
