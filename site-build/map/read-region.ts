import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../site-folder.ts";

/** The region's data as it lies in content/, not yet checked. */
export function readRegion(): unknown {
  return JSON.parse(readFileSync(join(projectRoot, "content/map/region.geojson"), "utf8"));
}
