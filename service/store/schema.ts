// `next_at`: when a queued inquiry is due, when the lease of a claimed one ends, or when a held one is queued. Each
// state has its own partial index, because a query with OR over two states reads every row.
/** Each step brings a database from one version to the next. Released steps never change. */
export const schemaSteps: readonly string[] = [
  `CREATE TABLE inquiry (
     id TEXT PRIMARY KEY,
     digest TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     message TEXT NOT NULL,
     suspicion TEXT,
     state TEXT NOT NULL CHECK (state IN ('queued', 'held', 'sent', 'dead', 'erased')),
     created_at INTEGER NOT NULL,
     queued_at INTEGER NOT NULL,
     next_at INTEGER NOT NULL,
     leased INTEGER NOT NULL DEFAULT 0,
     attempts INTEGER NOT NULL DEFAULT 0,
     rejections INTEGER NOT NULL DEFAULT 0,
     first_rejected_at INTEGER,
     last_failure TEXT,
     ended_at INTEGER
   ) STRICT;
   CREATE INDEX inquiry_due ON inquiry (next_at) WHERE state = 'queued';
   CREATE INDEX inquiry_waiting ON inquiry (queued_at) WHERE state = 'queued';
   CREATE INDEX inquiry_held ON inquiry (next_at) WHERE state = 'held';
   CREATE INDEX inquiry_dead ON inquiry (ended_at) WHERE state = 'dead';
   CREATE INDEX inquiry_sent ON inquiry (ended_at) WHERE state = 'sent';
   CREATE INDEX inquiry_digest ON inquiry (digest, created_at);`,
  // The words themselves are compared; a digest would have to be erased as well.
  `DROP INDEX inquiry_digest;
   ALTER TABLE inquiry DROP COLUMN digest;
   CREATE INDEX inquiry_created ON inquiry (created_at);`,
  // A client is a random number that only its process can relate to an address; it is removed with the delivery.
  // What is due is read by turn, so that no client's tenth goes before another's first.
  `ALTER TABLE inquiry ADD COLUMN client INTEGER;
   ALTER TABLE inquiry ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE inquiry ADD COLUMN first_failed_at INTEGER;
   ALTER TABLE inquiry ADD COLUMN is_filed INTEGER NOT NULL DEFAULT 0;
   DROP INDEX inquiry_due;
   CREATE INDEX inquiry_due ON inquiry (turn, next_at, client) WHERE state = 'queued';
   CREATE INDEX inquiry_next ON inquiry (next_at) WHERE state = 'queued';
   CREATE INDEX inquiry_release ON inquiry (turn, next_at) WHERE state = 'held';
   CREATE INDEX inquiry_client ON inquiry (client, turn) WHERE client IS NOT NULL;
   CREATE TABLE upkeep (known_at INTEGER, room BLOB) STRICT;
   INSERT INTO upkeep VALUES (NULL, NULL);`,
  // Here a machine marks what had become a file before step 3; see open-database.ts.
  "SELECT 1",
  `ALTER TABLE inquiry ADD COLUMN about TEXT;
   ALTER TABLE inquiry ADD COLUMN answered_at INTEGER;
   ALTER TABLE inquiry ADD COLUMN note TEXT;`,
];
