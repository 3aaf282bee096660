import { join } from "node:path";
import { readOwnerSettings } from "#edge/owner-settings.ts";
import { ownerPath } from "#edge/worker/owner-routes.ts";
import { type Environment, SettingError } from "#service/config/read-settings.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { eraseMailFiles, maildirOf } from "#service/node/maildir-delivery.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { openStoreBesideService } from "#service/node/store/open-store.ts";
import { readDamaged } from "#service/node/store/read-damaged.ts";
import { type OwnerCommands, ownerCommands } from "#service/store/owner-commands.ts";

/** Opens the inquiries in DATA_DIR, or with `site` and OWNER_TOKEN those of a site at Cloudflare. */
export function openInquiries(site: string | undefined, env: Environment): OpenInquiries {
  if (site === undefined) return openHere(readConfig(env));
  const origin = readSite(site);
  // Without the rest of .env, which does not apply at Cloudflare.
  const { ownerToken } = readOwnerSettings({ OWNER_TOKEN: env.OWNER_TOKEN }).settings;
  if (!ownerToken)
    throw new SettingError("OWNER_TOKEN is missing: set it in edge.env to the one that was deployed.");
  return openAtSite(origin, ownerToken);
}

export type OpenInquiries = ReturnType<typeof openHere>;

function openHere(config: Config) {
  const store = openStoreBesideService(config.dataDir);
  /** Whether inquiries are mailed, not written to files. */
  const canMail = config.smtpUrl !== "";
  const commands = ownerCommands(store, canMail ? config.mailPerHour : Infinity);
  return {
    ...commands,
    async erase(ids: string[]) {
      const counts = await commands.erase(ids);
      await eraseMailFiles(maildirOf(config), ids);
      store.overwrite();
      return counts;
    },
    confirmClock: () => store.admin.storeClock(Date.now()),
    backUp: store.backUp,
    /** Queues the unread inquiries of a damaged database that the service has set aside. */
    async rescue(folder: string) {
      const { unread, damagedRows } = readDamaged(join(config.dataDir, folder));
      let rescued = 0;
      for (const inquiry of unread) {
        const { outcome } = await store.intake.accept(inquiry, Date.now());
        if (outcome === "stored") rescued += 1;
      }
      return { rescued, damagedRows };
    },
    canMail,
    close: store.close,
  };
}

/** Runs the commands at Cloudflare. A refusal throws its reason. */
function openAtSite(origin: string, token: string): OpenInquiries {
  const ask = (command: keyof OwnerCommands) => async (argument?: unknown) => {
    const answer = await fetch(`${origin}${ownerPath}/${command}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(argument ?? null),
      // Never send the token to another site.
      redirect: "error",
    }).catch(() => {
      throw new Error(`${origin} is not responding.`);
    });
    if (answer.ok) return (await answer.json()) as never;
    const reason = answer.status < 500 ? await answer.text() : "see its log";
    throw new Error(`${origin} responded with ${answer.status}: ${reason.slice(0, 300)}`);
  };
  const isNotNeeded = () => {
    throw new Error(
      "This command is not available for a site at Cloudflare, which keeps its own backups and a correct clock.",
    );
  };
  return {
    list: ask("list"),
    mailsLeft: ask("mailsLeft"),
    retry: ask("retry"),
    resend: ask("resend"),
    erase: ask("erase"),
    confirmRetention: ask("confirmRetention"),
    confirmClock: isNotNeeded,
    backUp: isNotNeeded,
    rescue: isNotNeeded,
    canMail: true,
    close: () => {},
  };
}

/** All inquiries, newest first. */
export async function listAll({ list }: Pick<OwnerCommands, "list">): Promise<InquiryRecord[]> {
  const all: InquiryRecord[] = [];
  for (;;) {
    const page = await list(all.at(-1)?.id ?? "");
    if (page.length === 0) return all.sort((a, b) => b.createdAt - a.createdAt);
    all.push(...page);
  }
}

/**
 * The origin that receives the token. Refuses http, which others on the network can read, and URLs such as "localhost:x@host".
 */
export function readSite(text: string): string {
  const url = URL.parse(text);
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback);
  if (!url || !isSafe || url.username || url.password)
    throw new SettingError(
      "--site must be the site's URL, such as https://www.example.com, without a user name. Only localhost may use http.",
    );
  return url.origin;
}
