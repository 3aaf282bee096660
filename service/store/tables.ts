/**
 * The version of the tables below. Raise it with each change, and add a file for the new version to tests/service/tables.
 * Versions 1 to 5 are earlier ones; several different tables had the number 1.
 */
export const tablesVersion = 6;

/**
 * Possible spam is quarantined: it is due this much later, so that the owner has time to look, and has a priority after every
 * guest. No row has the state 'quarantined': such an inquiry is queued, and only its priority shows it.
 */
export const quarantineMs = 15 * 60_000;
export const quarantinePriority = 1_000_000;
/** SQL for a queued row: possible spam before its first attempt. Commands and /ready show it as 'quarantined'. */
export const isQuarantined = `priority >= ${quarantinePriority} AND attempts = 0`;

// priority: the lowest is delivered first. A client's first inquiry has 0, its second 1 and so on; what the owner retries is
// below 0; possible spam has `quarantinePriority` or more.
// next_at: when it is due; during a delivery, when the lease ends.
// client, network: keyed digests of the guest's IP address, cut to /64 and /48; removed an hour after the delivery.
// kept_days: the retention in force. asked_days: the retention that the settings ask for.
export const tables = `
  CREATE TABLE inquiry (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    message TEXT NOT NULL,
    suspicion TEXT,
    client TEXT,
    network TEXT,
    priority INTEGER NOT NULL DEFAULT 0,
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
  CREATE INDEX inquiry_due ON inquiry (priority, next_at, client, network) WHERE state = 'queued';
  CREATE INDEX inquiry_next ON inquiry (next_at) WHERE state = 'queued';
  CREATE INDEX inquiry_waiting ON inquiry (queued_at) WHERE state = 'queued';
  CREATE INDEX inquiry_network ON inquiry (network, client) WHERE state = 'queued';
  CREATE INDEX inquiry_leased ON inquiry (client, network, priority) WHERE leased = 1;
  CREATE INDEX inquiry_sent ON inquiry (ended_at, client, network, priority) WHERE state = 'sent';
  CREATE INDEX inquiry_dead ON inquiry (ended_at) WHERE state = 'dead';
  CREATE INDEX inquiry_client ON inquiry (client, priority) WHERE client IS NOT NULL;
  CREATE INDEX inquiry_created ON inquiry (created_at);
  CREATE TABLE upkeep (known_at INTEGER, room BLOB, kept_days INTEGER, asked_days INTEGER) STRICT;
  INSERT INTO upkeep DEFAULT VALUES;`;
