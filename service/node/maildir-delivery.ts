import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeEml, type MailSettings } from "#service/delivery/compose-mail.ts";
import { type Delivery, DeliveryFailure, type Mailable } from "#service/delivery/delivery.ts";

/** Writes one .eml per inquiry into the Maildir `folder`. A file appears in new/ only once it is complete and on disk. */
export function createMaildirDelivery(folder: string, settings: MailSettings): Delivery {
  async function deliver(inquiry: Mailable) {
    try {
      if (inquiry.attempts > 1 && (await findMailFiles(folder, deliveredFolders, [inquiry.id])).length > 0)
        return;
      await prepare(folder);
      // Names sort by date; all copies of one inquiry have the same name.
      const name = `${Math.floor(inquiry.createdAt / 1000)}.${inquiry.id}.eml`;
      await writeDurably(folder, name, await composeEml(inquiry, settings));
    } catch (error) {
      const { code = "EMAILDIR", message } = error as NodeJS.ErrnoException;
      throw new DeliveryFailure("temporary", code, `The Maildir ${folder} could not be written: ${message}`);
    }
  }

  return { deliver, isMetered: false, concurrency: 8 };
}

/** Writes a mail that is not an inquiry. */
export async function fileMail(folder: string, mail: Uint8Array): Promise<void> {
  await prepare(folder);
  await writeDurably(folder, `${Math.floor(Date.now() / 1000)}.${randomUUID()}.eml`, mail);
}

export function maildirOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "Maildir");
}

/** Where delivered mail is. A file in tmp is a draft that a crash left behind. */
const deliveredFolders = ["new", "cur"];
const maildirFolders = ["tmp", ...deliveredFolders];

/** Removes every file of these inquiries, even if a mail program has moved or flagged it. */
export async function eraseMailFiles(folder: string, ids: string[]): Promise<void> {
  for (const file of await findMailFiles(folder, maildirFolders, ids)) await rm(file, { force: true });
}

async function findMailFiles(maildir: string, folders: string[], ids: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders.map((name) => join(maildir, name))) {
    if (!existsSync(folder)) continue;
    for (const name of await readdir(folder)) {
      if (ids.some((id) => name.includes(id))) found.push(join(folder, name));
    }
  }
  return found;
}

async function prepare(folder: string) {
  // Mail programs recognise a Maildir only with all three folders.
  for (const name of maildirFolders) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
}

/** Syncs the folder as well: otherwise a power cut can lose the name of a file whose content is safe. */
async function writeDurably(folder: string, name: string, content: Uint8Array) {
  const draft = join(folder, "tmp", name);
  await writeFile(draft, content, { mode: 0o600, flush: true });
  await rename(draft, join(folder, "new", name));
  await using directory = await open(join(folder, "new"));
  await directory.sync();
}
