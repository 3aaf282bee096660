// https://sqlite.org/rescode.html: busy, read-only, I/O error, corrupt, full, cannot open, not a database.
const busy = 5;
const wholeDatabase = [busy, 8, 10, 11, 13, 14, 26];

/** Not the fault of one row: trying the others one by one, or blaming the row, would be wrong. */
export function concernsAll(error: unknown): boolean {
  return wholeDatabase.includes(primaryCode(error));
}

/** Another program writes, or has locked the database. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === busy;
}

function primaryCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
