import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { bytesTable } from "./site-bytes.ts";

// npm run measure-bytes    measures the built site and writes the table of docs/measured.md

const file = join(projectRoot, "docs/measured.md");
const text = readFileSync(file, "utf8");
writeFileSync(file, text.replace(/<!-- content \w+ -->\n\n(\|.*\n)+/, bytesTable));
