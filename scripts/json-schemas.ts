import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonSchemas } from "#site-build/content/json-schemas.ts";
import { projectRoot } from "#site-build/site-folder.ts";

// npm run schemas    after a change of content/schema/: writes it anew for editors that complete YAML

for (const [file, text] of jsonSchemas()) {
  mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
  writeFileSync(join(projectRoot, file), text);
}
