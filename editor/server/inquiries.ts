import { existsSync } from "node:fs";
import { join } from "node:path";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { readConfig } from "#service/node/read-config.ts";
import { databaseFile } from "#service/node/store/open-database.ts";
import { openStoreBesideService } from "#service/node/store/open-store.ts";

/** Reads the database file: the public service has no route that lists inquiries. */
export function listInquiries(): { inquiries: InquiryRecord[]; timeZone: string } {
  const { dataDir, timeZone } = readConfig(process.env);
  if (!existsSync(join(dataDir, databaseFile))) return { inquiries: [], timeZone };
  const { office, close } = openStoreBesideService(dataDir);
  try {
    return { inquiries: office.list(), timeZone };
  } finally {
    close();
  }
}
