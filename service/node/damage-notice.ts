import { hash } from "node:crypto";
import type { Inquiry } from "#service/domain/inquiry.ts";

/** For /ready. `folder`: the name of the folder in DATA_DIR with a database that was set aside. */
export function damageProblem(folder: string): string {
  return `A damaged database is set aside in ${folder}, perhaps with inquiries that nobody has read: "A damaged database" in docs/running.md.`;
}

/** The mail about it to the resort, as an inquiry of the website itself: it is delivered as reliably, and only once. */
export function damageNotice(folder: string, inquiryAddress: string): Inquiry {
  return {
    id: idOf(folder),
    name: "Your website",
    email: inquiryAddress,
    message: [
      `The database with your guests' inquiries was damaged. It is set aside in the folder ${folder} of DATA_DIR, as it was.`,
      "New inquiries go into a fresh database. Inquiries that were not mailed to you by then are only in the damaged one.",
      'Please let somebody who knows the machine get them out: "A damaged database" in docs/running.md says how.',
      "Then move the folder away; /ready stays red until then. And look at the disk: it may be failing.",
    ].join("\n\n"),
    suspicion: undefined,
  };
}

/** The same for each start of the service, so that the notice is stored once. */
function idOf(folder: string): string {
  const digits = hash("sha256", folder, "hex");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
