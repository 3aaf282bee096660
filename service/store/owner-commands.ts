import type { Store } from "./store.ts";

/** How many inquiries one response contains. */
const pageSize = 100;

export type OwnerCommands = ReturnType<typeof ownerCommands>;

/** The commands of `npm run inquiries`, run on this machine or at Cloudflare. Each takes at most one argument. */
export function ownerCommands({ admin, delivery }: Store, mailPerHour: number, now = Date.now) {
  return {
    /** The page of inquiries after the id `after`, sorted by id; empty at the end. */
    list: async (after: string) => admin.list(after, pageSize),
    /** How many mails MAIL_PER_HOUR still allows. */
    mailsLeft: async () => delivery.mailsLeft(now(), mailPerHour),
    /** `retry` and `resend` resolve to whether the inquiry is queued now. */
    retry: (id: string) => admin.retry(id, now()),
    resend: (id: string) => admin.resend(id, now()),
    erase: (ids: string[]) => admin.erase(ids, now()),
    /** Resolves to the days in force, or to null if nothing waited for a confirmation. */
    confirmRetention: async () => (await admin.confirmRetention()) ?? null,
  };
}
