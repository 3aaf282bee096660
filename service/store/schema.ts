/** Raise it with each change of the tables: a service then refuses a database that it would misread. */
export const schemaVersion = 1;

/**
 * Possible spam is quarantined: it is due this much later, so that the owner has time to look, and its priority comes
 * after every guest's. No row has the state 'quarantined': it is queued, and its priority alone tells.
 */
export const quarantineMs = 15 * 60_000;
export const quarantinePriority = 1_000_000;
/** In SQL, of a queued row: possible spam before its first try. Commands and /ready show it as 'quarantined'. */
export const isQuarantined = `turn >= ${quarantinePriority} AND attempts = 0`;

// turn: every client's first inquiry has 0, its second 1; what the owner retries is below 0; possible spam is from
// `quarantinePriority` on. next_at: when it is due, or when the lease ends. client: a keyed digest of the network's
// address; an hour after the delivery it is removed.
export const schema = `
  CREATE TABLE inquiry (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    message TEXT NOT NULL,
    suspicion TEXT,
    client TEXT,
    turn INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'dead', 'erased')),
    created_at INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    leased INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    first_failed_at INTEGER,
    rejections INTEGER NOT NULL DEFAULT 0,
    first_rejected_at INTEGER,
    last_failure TEXT,
    ended_at INTEGER,
    is_filed INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX inquiry_due ON inquiry (turn, next_at, client) WHERE state = 'queued';
  CREATE INDEX inquiry_next ON inquiry (next_at) WHERE state = 'queued';
  CREATE INDEX inquiry_waiting ON inquiry (queued_at) WHERE state = 'queued';
  CREATE INDEX inquiry_leased ON inquiry (client, turn) WHERE leased = 1;
  CREATE INDEX inquiry_sent ON inquiry (ended_at, client, turn) WHERE state = 'sent';
  CREATE INDEX inquiry_dead ON inquiry (ended_at) WHERE state = 'dead';
  CREATE INDEX inquiry_client ON inquiry (client, turn) WHERE client IS NOT NULL;
  CREATE INDEX inquiry_created ON inquiry (created_at);
  CREATE TABLE upkeep (known_at INTEGER, room BLOB) STRICT;
  INSERT INTO upkeep VALUES (NULL, NULL);`;
