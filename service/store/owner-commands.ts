import type { Store } from "./store.ts";

/** So many inquiries fit into one answer. */
const pageSize = 100;

export type OwnerCommands = ReturnType<typeof ownerCommands>;

/** `npm run inquiries`: run on this machine, or sent to a site at Cloudflare. Each has one argument at most. */
export function ownerCommands({ admin, delivery }: Store, mailPerHour: number, now = Date.now) {
  return {
    /** Those after the id `after`, sorted by id; none at the end. */
    list: async (after: string) => admin.list(after, pageSize),
    /** Of MAIL_PER_HOUR. */
    mailsLeft: async () => delivery.mailsLeft(now(), mailPerHour),
    /** These two resolve to whether it is queued now. */
    retry: (id: string) => admin.retry(id, now()),
    resend: (id: string) => admin.resend(id, now()),
    erase: (ids: string[]) => admin.erase(ids, now()),
    /** Resolves to the days in force, or to null if nothing waited for a confirmation. */
    confirmRetention: async () => (await admin.confirmRetention()) ?? null,
  };
}
