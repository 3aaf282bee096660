import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { coreOf, shapeOf, shown } from "#content/fields.ts";
import { type FileName, schemas } from "#content/schema.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent, type Yaml } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { serveRelease } from "../site/serve.ts";
import { testSite } from "../site/settings.ts";

const folder = join(projectRoot, ".cache/test-site/bare");

/** The same data with everything removed that the schema allows to be missing, and one entry in each list. */
function strip(schema: z.ZodType, value: Yaml): Yaml {
  const { core } = coreOf(schema);
  if (core instanceof z.ZodArray && Array.isArray(value))
    return value.slice(0, 1).map((item) => strip(core.element as z.ZodType, item));
  if (!(core instanceof z.ZodObject)) return value;
  const needed = Object.entries(shapeOf(core)).filter(
    ([, part]) =>
      !shown.get(part)?.optional && (shown.get(part)?.isText || !part.safeParse(undefined).success),
  );
  return Object.fromEntries(needed.map(([name, part]) => [name, strip(part, value[name])]));
}

/** Builds and serves a site with only the required content, outside of the drawn region. */
export async function serveBareSite() {
  const content = join(folder, "content");
  rmSync(content, { recursive: true, force: true });
  const edit = copyContent(content);
  for (const file of Object.keys(schemas) as FileName[])
    edit(`${file}.yaml`, (data) => {
      const stripped = strip(schemas[file], data);
      for (const key of Object.keys(data)) delete data[key];
      Object.assign(data, stripped);
    });
  edit("site.yaml", ({ place }) => Object.assign(place, { latitude: 11.41, longitude: 76.7 }));
  const settings = { CONTENT_DIR: content, SITE_DIR: join(folder, "dist") };
  buildSite({ ...testSite, ...settings });
  return serveRelease({ SITE_DIR: settings.SITE_DIR, DATA_DIR: mkdtempSync(join(tmpdir(), "kafal-data-")) });
}
