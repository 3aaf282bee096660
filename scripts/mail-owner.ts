import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { encryptionFor } from "#service/delivery/smtp-delivery.ts";
import { maildirOf } from "#service/node/maildir-delivery.ts";
import type { Config } from "#service/node/read-config.ts";

/** Mails the resort, or writes a file where inquiries become files, too. */
export async function mailOwner(config: Config, subject: string, text: string): Promise<void> {
  const { mailFrom, inquiryAddress, smtpUrl, smtpCa } = config;
  const mail = { from: mailFrom, to: inquiryAddress, subject, text };
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      ...encryptionFor({ url: smtpUrl, ca: smtpCa }),
      socketTimeout: 30_000,
    });
    await transport.sendMail(mail);
    return;
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await composer.sendMail(mail);
  const name = `${Date.now()}.${randomUUID()}.eml`;
  const folder = maildirOf(config);
  for (const part of ["tmp", "new", "cur"]) mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "tmp", name), message as Uint8Array, { mode: 0o600 });
  renameSync(join(folder, "tmp", name), join(folder, "new", name));
}
