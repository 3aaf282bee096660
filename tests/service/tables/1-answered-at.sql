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
  is_filed INTEGER NOT NULL DEFAULT 0,
  answered_at INTEGER
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
INSERT INTO upkeep VALUES (NULL, NULL);
