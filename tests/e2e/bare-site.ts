import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { isRecord } from "#site-build/content/fields.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { serveRelease } from "../site/serve.ts";
import { testSite } from "../site/settings.ts";

const folder = join(projectRoot, ".cache/test-site/bare");

/** The same data with everything empty or removed that the schema allows. */
function strip(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const needed = Object.entries<z.ZodType>(schema.shape).filter(
      ([, part]) => !(part instanceof z.ZodOptional),
    );
    return Object.fromEntries(needed.map(([key, part]) => [key, strip(part, value[key])]));
  }
  for (const nothing of [null, "", []]) if (schema.safeParse(nothing).success) return nothing;
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value
      .slice(0, schema.safeParse(value.slice(0, 1)).success ? 1 : undefined)
      .map((item) => strip(schema.element as z.ZodType, item));
  return value;
}

/** Builds and serves a site with only the required content. */
export async function serveBareSite() {
  const content = join(folder, "content");
  rmSync(content, { recursive: true, force: true });
  const edit = copyContent(content);
  const files = (Object.keys(subjects) as SubjectFile[]).filter(
    (file) => file.endsWith(".yaml") && file !== "pictures.yaml",
  );
  for (const file of files)
    edit(file, (data) => {
      const stripped = strip(subjects[file].schema, data);
      for (const key of Object.keys(data)) delete data[key];
      Object.assign(data, stripped);
    });
  edit("navigation.yaml", (data) => {
    data.navigation = ["/", "/Packages", "/Dining", "/Offers", "/AboutUs", "/Contact"].map((to) => ({
      label: to,
      to,
    }));
  });
  // Outside of the drawing: no map.
  edit("resort.yaml", (data) => Object.assign(data.place, { latitude: 11.41, longitude: 76.7 }));
  const settings = { CONTENT_DIR: content, SITE_DIR: join(folder, "dist") };
  buildSite({ ...testSite, ...settings });
  const dataDir = join(folder, "data");
  rmSync(dataDir, { recursive: true, force: true });
  return serveRelease({ SITE_DIR: settings.SITE_DIR, DATA_DIR: dataDir });
}
