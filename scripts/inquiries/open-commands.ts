import { readOwnerSettings } from "#edge/owner-settings.ts";
import { ownerPath } from "#edge/worker/owner-routes.ts";
import { SettingError } from "#service/config/read-settings.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { eraseMailFiles, maildirOf } from "#service/node/maildir-delivery.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { openStoreBesideService } from "#service/node/store/open-store.ts";

/** The owner's commands, on a machine and at Cloudflare. */
export interface OwnerCommands {
  /** Newest first. */
  list: () => Promise<InquiryRecord[]>;
  /** How many mails of MAIL_PER_HOUR are left, and when the next may go. */
  hour: () => Promise<{ left: number; freeAt: number }>;
  /** These, and `answered`, resolve to whether anything changed. */
  retry: (id: string) => Promise<boolean>;
  resend: (id: string) => Promise<boolean>;
  erase: (ids: string[]) => Promise<void>;
  answered: (id: string, isAnswered: boolean) => Promise<boolean>;
  /** Only on a machine; Cloudflare keeps its own copies and a clock that is right. */
  confirmClock?: () => Promise<void>;
  backUp?: (file: string) => void;
  /** Whether deliveries are mails, not files. */
  canMail: boolean;
  close: () => void;
}

/** The commands for this machine's DATA_DIR, or with OWNER_TOKEN for a site at Cloudflare. */
export function openCommands(site: string | undefined): OwnerCommands {
  if (site === undefined) return commandsHere(readConfig(process.env));
  const origin = readSite(site);
  // Not with the rest of .env, which is for a machine.
  const { OWNER_TOKEN } = process.env;
  const { ownerToken } = readOwnerSettings({ OWNER_TOKEN }).settings;
  if (!ownerToken)
    throw new SettingError("OWNER_TOKEN is missing: write it into edge.env, as it was deployed.");
  return commandsAtSite(origin, ownerToken);
}

function commandsHere(config: Config): OwnerCommands {
  const { admin, delivery, maintenance, overwrite, backUp, close } = openStoreBesideService(config.dataDir);
  const canMail = config.smtpUrl !== "";
  return {
    list: async () => admin.list(),
    hour: async () => delivery.hour(Date.now(), canMail ? config.mailPerHour : Infinity),
    retry: (id) => admin.retry(id, Date.now()),
    resend: (id) => admin.resend(id, Date.now()),
    async erase(ids) {
      await admin.erase(ids, Date.now());
      await eraseMailFiles(maildirOf(config), ids);
      overwrite();
    },
    answered: (id, isAnswered) => admin.answered(id, isAnswered ? Date.now() : null),
    confirmClock: () => maintenance.storeClock(Date.now()),
    backUp,
    canMail,
    close,
  };
}

/** So many ids fit into one address. */
const erasedTogether = 100;

/** A refusal throws its sentence. */
function commandsAtSite(origin: string, token: string): OwnerCommands {
  async function ask<T>(command: string, query: Record<string, string>): Promise<T> {
    const answer = await fetch(`${origin}${ownerPath}/${command}?${new URLSearchParams(query)}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      // Never send the token to another address.
      redirect: "error",
    }).catch(() => {
      throw new Error(`${origin} does not answer.`);
    });
    if (answer.ok) return (await answer.json()) as T;
    const reason = answer.status < 500 ? await answer.text() : "its log says why";
    throw new Error(`${origin} answers ${answer.status}: ${reason.slice(0, 300)}`);
  }
  return {
    async list() {
      const all: InquiryRecord[] = [];
      for (let after = ""; ; after = all.at(-1)?.id ?? "") {
        const page = await ask<InquiryRecord[]>("list", { after });
        if (page.length === 0) break;
        all.push(...page);
      }
      return all.sort((a, b) => b.createdAt - a.createdAt);
    },
    hour: () => ask("hour", {}),
    retry: (id) => ask("retry", { id }),
    resend: (id) => ask("resend", { id }),
    async erase(ids) {
      for (let first = 0; first < ids.length; first += erasedTogether)
        await ask("erase", { ids: ids.slice(first, first + erasedTogether).join() });
    },
    answered: (id, isAnswered) => ask("answered", isAnswered ? { id } : { id, undo: "yes" }),
    canMail: true,
    close: () => {},
  };
}

/** The origin that gets the token. Refuses plain http, which the network can read, and addresses such as "localhost:x@host". */
export function readSite(text: string): string {
  const url = URL.parse(text);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isHere);
  if (!url || !isSafe || url.username || url.password)
    throw new SettingError(
      "--site must be the site's address, such as https://www.example.com, without a user name; http only for this machine.",
    );
  return url.origin;
}
