import { eraseMailFiles, maildirOf } from "#service/node/maildir-delivery.ts";
import type { Config } from "#service/node/read-config.ts";
import { openStoreBesideService } from "#service/node/store/open-store.ts";
import type { OwnerCommands } from "./owner-commands.ts";

/** The commands for this machine's database and Maildir. Throws a sentence if there are none. */
export function commandsHere(config: Config): OwnerCommands {
  const { records, upkeep, moving, backUp, close } = openStoreBesideService(config.dataDir);
  return {
    list: async (state) => records.list(state),
    findByStart: async (start) => records.findByStart(start),
    retry: (id) => records.retry(id, Date.now()),
    resend: (id) => records.resend(id, Date.now()),
    async erase(id) {
      await eraseMailFiles(maildirOf(config), [id]);
      return records.erase(id, Date.now());
    },
    answered: (id, isAnswered) => records.answered(id, isAnswered ? Date.now() : null),
    note: (id, note) => records.note(id, note),
    confirmClock: () => upkeep.storeClock(Date.now()),
    backUp: async (file) => backUp(file),
    insertNew: (inquiries) => moving.insertNew(inquiries),
    canMail: config.smtpUrl !== "" || config.emailJs !== undefined,
    close,
  };
}
