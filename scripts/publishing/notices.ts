import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSiteManifest } from "#release/site-manifest.ts";
import { readConfig } from "#service/node/read-config.ts";
import { currentRelease, projectRoot } from "#site-build/site-folder.ts";
import { mailOwner } from "../mail-owner.ts";

interface State {
  /** The tree that guests see. */
  published?: string | undefined;
  unreachableSince?: number | undefined;
  /** What the resort was told last about each matter. */
  told: Record<string, string>;
  /** Mails that no mail server has taken yet, the newest of each matter. */
  unsent: Record<string, { subject: string; text: string }>;
}

export type Notices = ReturnType<typeof openNotices>;

const file = join(projectRoot, ".cache/publishing.json");

/** What a run leaves for the next one, and the mails to the resort. */
export function openNotices() {
  const state: State = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { told: {}, unsent: {} };
  return {
    state,
    /** Mails, unless the last mail about this matter had the same `what`: otherwise every run would repeat it. */
    tell(matter: string, what: string, subject: string, text: string) {
      if (state.told[matter] === what) return;
      state.told[matter] = what;
      state.unsent[matter] = { subject, text };
    },
    /** Forgets a matter that is over. Returns whether the resort has had a mail about it. */
    settle(matter: string): boolean {
      const hasMail = matter in state.told && !(matter in state.unsent);
      delete state.told[matter];
      delete state.unsent[matter];
      return hasMail;
    },
    /** Sends what is unsent; what no mail server takes is tried again in the next run. */
    async finish() {
      try {
        for (const [matter, { subject, text }] of Object.entries(state.unsent)) {
          await mailOwner(readConfig(process.env), `${website().name}: ${subject}`, text);
          delete state.unsent[matter];
        }
      } catch (error) {
        console.error(`A mail about this could not be sent: ${(error as Error).message}`);
      }
      // In one step: half a file, after a loss of power, would stop every later run.
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
}

/** The name of the website, and where its owner corrects it. */
export function website(): { name: string; admin: string } {
  try {
    const manifest = readFileSync(join(currentRelease(), "site.json"), "utf8");
    const { name, address = "", pages } = checkSiteManifest(JSON.parse(manifest));
    return { name, admin: pages["/admin"] ? ` at ${address}/admin` : "" };
  } catch {
    // Before the first release.
    return { name: "Your website", admin: "" };
  }
}
