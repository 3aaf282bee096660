import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./site-folder.ts";

const tokens = readFileSync(join(projectRoot, "app/styles/tokens.css"), "utf8");

/** The colour of the page, such as #f8f4ef. */
export const paper = /--paper: (#[0-9a-f]{6});/.exec(tokens)?.[1] ?? "#ffffff";
