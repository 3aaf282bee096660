import { StorageProblem } from "./sql.ts";
import { quarantinePriority, tables, tablesVersion } from "./tables.ts";

/** What a migration needs of a database. The caller wraps it in a transaction. */
export interface SchemaAccess {
  /** Runs one or more statements. */
  exec(text: string): void;
  /** The values of a query with one column. */
  column(query: string): string[];
}

/** Throws an error worded for the owner if a newer version of this service wrote the database. */
export function refuseNewer(version: number): void {
  if (version > tablesVersion)
    throw new StorageProblem(
      `A newer version of this service wrote the database (tables ${version}; this one knows ${tablesVersion}): start that version.`,
    );
}

/** Creates the tables, or brings those of any earlier version to `tablesVersion`. */
export function migrate(database: SchemaAccess): void {
  const earlierColumns = columnsOf(database, "inquiry");
  const earlierUpkeep = columnsOf(database, "upkeep");
  if (earlierColumns.length === 0) {
    database.exec(tables);
    return;
  }
  // By their columns, not by their version: several versions of the tables had the number 1.
  const copied = columnsToCopy(earlierColumns);
  const indexes = database.column(
    "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'inquiry' AND sql IS NOT NULL",
  );
  for (const index of indexes) database.exec(`DROP INDEX ${index}`);
  database.exec("ALTER TABLE inquiry RENAME TO earlier_inquiry");
  if (earlierUpkeep.length > 0) database.exec("ALTER TABLE upkeep RENAME TO earlier_upkeep");
  database.exec(tables);
  database.exec(
    `INSERT INTO inquiry (${Object.keys(copied).join()})
     SELECT ${Object.values(copied).join()} FROM earlier_inquiry`,
  );
  database.exec("DROP TABLE earlier_inquiry");
  if (earlierUpkeep.length === 0) return;
  const kept = columnsOf(database, "upkeep").filter((name) => earlierUpkeep.includes(name));
  database.exec(`UPDATE upkeep SET (${kept.join()}) = (SELECT ${kept.join()} FROM earlier_upkeep)`);
  database.exec("DROP TABLE earlier_upkeep");
}

function columnsOf(database: SchemaAccess, table: string): string[] {
  return database.column(`SELECT name FROM pragma_table_info('${table}')`);
}

/** Each column of the new table that can be filled, with its value in SQL. The rest keep their defaults. */
function columnsToCopy(earlierColumns: readonly string[]): Record<string, string> {
  // An earlier version had a state 'held' for possible spam, and called the priority 'turn'.
  const rank = earlierColumns.includes("turn") ? "turn" : "0";
  const values: Record<string, string> = {
    state: "iif(state = 'held', 'queued', state)",
    priority: `iif(state = 'held', ${quarantinePriority} + ${rank}, ${rank})`,
  };
  for (const name of sameColumns) {
    if (earlierColumns.includes(name)) values[name] = name;
  }
  if (earlierColumns.includes("client")) values.network = "client";
  return values;
}

/** Columns with the same name and meaning in all versions that have them. */
const sameColumns = [
  "id",
  "name",
  "email",
  "message",
  "suspicion",
  "client",
  "created_at",
  "queued_at",
  "next_at",
  "leased",
  "attempts",
  "first_failed_at",
  "rejections",
  "first_rejected_at",
  "last_failure",
  "ended_at",
  "is_filed",
];
