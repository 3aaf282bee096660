import { readOwnerSettings } from "#edge/owner-settings.ts";
import { ownerPath } from "#edge/worker/owner-routes.ts";
import { type Environment, SettingError } from "#service/config/read-settings.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { eraseMailFiles, maildirOf } from "#service/node/maildir-delivery.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { openStoreBesideService } from "#service/node/store/open-store.ts";

/** The inquiries of this machine's DATA_DIR, or with OWNER_TOKEN those of a site at Cloudflare. */
export function openInquiries(site: string | undefined, env: Environment): OpenInquiries {
  if (site === undefined) return openHere(readConfig(env));
  const origin = readSite(site);
  // Not with the rest of .env, which is for a machine.
  const { ownerToken } = readOwnerSettings({ OWNER_TOKEN: env.OWNER_TOKEN }).settings;
  if (!ownerToken)
    throw new SettingError("OWNER_TOKEN is missing: write it into edge.env, as it was deployed.");
  return openAtSite(origin, ownerToken);
}

type OpenInquiries = ReturnType<typeof openHere>;

function openHere(config: Config) {
  const { admin, delivery, overwrite, backUp, close } = openStoreBesideService(config.dataDir);
  /** Whether deliveries are mails, not files. */
  const canMail = config.smtpUrl !== "";
  return {
    /** Newest first. */
    list: async () => admin.list(),
    /** Of MAIL_PER_HOUR. */
    mailsLeft: async () => (canMail ? delivery.mailsLeft(Date.now(), config.mailPerHour) : Infinity),
    /** These two resolve to whether it is queued now. */
    retry: (id: string) => admin.retry(id, Date.now()),
    resend: (id: string) => admin.resend(id, Date.now()),
    async erase(ids: string[]) {
      await admin.erase(ids, Date.now());
      await eraseMailFiles(maildirOf(config), ids);
      overwrite();
    },
    confirmClock: () => admin.storeClock(Date.now()),
    backUp,
    canMail,
    close,
  };
}

/** So many ids fit into one address. */
const erasedTogether = 100;

/** A refusal throws its sentence. */
function openAtSite(origin: string, token: string): OpenInquiries {
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
  const isForMachines = () => {
    throw new Error("Cloudflare keeps its own copies, and a clock that is right.");
  };
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
    mailsLeft: () => ask("mails-left", {}),
    retry: (id) => ask("retry", { id }),
    resend: (id) => ask("resend", { id }),
    async erase(ids) {
      for (let first = 0; first < ids.length; first += erasedTogether)
        await ask("erase", { ids: ids.slice(first, first + erasedTogether).join() });
    },
    confirmClock: isForMachines,
    backUp: isForMachines,
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
