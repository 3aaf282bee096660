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
INSERT INTO upkeep DEFAULT VALUES;
