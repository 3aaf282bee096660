import { hash } from "node:crypto";
import type { Inquiry } from "#service/domain/inquiry.ts";

/** The sentence in /ready. `folder`: the name of the folder in DATA_DIR that holds the damaged database. */
export function damageProblem(folder: string): string {
  return `A damaged database was set aside in ${folder}, perhaps with inquiries that nobody has read: see "A damaged database" in docs/running.md.`;
}

/** Tells the resort by mail. Stored as an inquiry from the website, so that it is delivered as reliably, and only once. */
export function damageNotice(folder: string, inquiryAddress: string): Inquiry {
  return {
    id: idOf(folder),
    name: "Your website",
    email: inquiryAddress,
    message: [
      `The database with your guests' inquiries was damaged. It was set aside unchanged in the folder ${folder} of DATA_DIR.`,
      "New inquiries go into a fresh database. Inquiries that had not been mailed to you are only in the damaged one.",
      'Please ask whoever runs the machine to recover them: "A damaged database" in docs/running.md says how.',
      "Then move the folder away; /ready reports the problem until then. Check the disk, too: it may be failing.",
    ].join("\n\n"),
    suspicion: undefined,
  };
}

/** Derived from the folder's name, so that the notice is stored only once, however often the service starts. */
function idOf(folder: string): string {
  const digits = hash("sha256", folder, "hex");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
