import { existsSync } from "node:fs";
import { join } from "node:path";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { readConfig } from "#service/node/read-config.ts";
import { databaseFile } from "#service/node/store/open-database.ts";
import { openStoreBesideService } from "#service/node/store/open-store.ts";

export type InquiryLine = Omit<InquiryRecord, "message">;

/** Read only, and from the data themselves: no address of the public service leads to them. */
export function listInquiries(): { inquiries: InquiryLine[]; timeZone: string } {
  const { dataDir, timeZone } = readConfig(process.env);
  if (!existsSync(join(dataDir, databaseFile))) return { inquiries: [], timeZone };
  const { office, close } = openStoreBesideService(dataDir);
  try {
    return { inquiries: office.list().map(({ message: _, ...line }) => line), timeZone };
  } finally {
    close();
  }
}

export function showInquiry(id: string): InquiryRecord | undefined {
  const { office, close } = openStoreBesideService(readConfig(process.env).dataDir);
  try {
    return office.find(id);
  } finally {
    close();
  }
}
