import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../site-folder.ts";
import { type ExplainedSchema, explainFields, unexplainedFields } from "./explain-fields.ts";
import { jsonSchemas } from "./json-schemas.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
/** The tests' own content, in which no owner removes a comment. It lacks the files of added pages. */
const contentOf = (subject: string) => {
  const own = `tests/site/content/${subject}`;
  return read(existsSync(join(projectRoot, own)) ? own : `content/${subject}`);
};

test.each(jsonSchemas())("$file is up to date (`npm run schemas` writes it)", ({ file, schema }) => {
  expect(read(file)).toBe(`${JSON.stringify(schema, null, 2)}\n`);
});

test.each(jsonSchemas())("content/$subject names its schema, which explains every field", (each) => {
  const path = relative(dirname(`content/${each.subject}`), each.file);
  expect(contentOf(each.subject).split("\n")[0]).toBe(`# yaml-language-server: $schema=${path}`);
  expect(fieldsWithoutExplanation(each.schema)).toEqual([]);
});

// Without entries of lists: an owner who removes the first entry removes its comments as well.
test.each(jsonSchemas())(
  "content/$subject explains its fields (`npm run schemas` adds what is missing)",
  (each) => {
    const missing = unexplainedFields(contentOf(each.subject), each.schema);
    expect(missing.filter((path) => !/\[\]|\*/.test(path))).toEqual([]);
  },
);

test.each(jsonSchemas())("`npm run schemas` changes nothing but comments of content/$subject", (each) => {
  const source = contentOf(each.subject);
  const bare = source.replaceAll(/^ *#.*\n/gm, "");
  const explained = explainFields(bare, each.schema);
  expect(explained.replaceAll(/^ *#.*\n/gm, "")).toBe(bare);
  expect(parse(explained)).toEqual(parse(source));
  // Empty lists have an example that is written by hand.
  const isInEmptyList = (path: string) =>
    /^\w+\[\]/.test(path) && !parse(source)[path.split("[]")[0] as string]?.length;
  expect(unexplainedFields(explained, each.schema).filter((path) => !isInEmptyList(path))).toEqual([]);
  expect(explainFields(explained, each.schema)).toBe(explained);
});

const schema: ExplainedSchema = {
  properties: {
    title: { description: "The heading." },
    note: { description: "A sentence below it." },
    dishes: {
      description: "The dishes.",
      items: {
        properties: {
          name: { description: "Its name." },
          price: { description: "What it costs." },
          seasons: {
            description: "When there is any. Left out: always.",
            items: {
              properties: { from: { description: "First day." }, until: { description: "Last day." } },
            },
          },
        },
      },
    },
  },
};

test("each field is explained above its first use; an unused field is there as a comment", () => {
  const source = "title: Menu\ndishes:\n  - name: Pizza\n    price: 45\n\n  - name: Idli\n    price: 50\n";
  expect(explainFields(source, schema)).toBe(`# The heading.
title: Menu
# A sentence below it.
#note:
# The dishes.
dishes:
  # Its name.
  - name: Pizza
    # When there is any. Left out: always.
    #seasons:
    #  # First day.
    #  - from:
    #    # Last day.
    #    until:
    # What it costs.
    price: 45

  - name: Idli
    price: 50
`);
});

test("a new explanation replaces the former one, and an owner's own comments stay", () => {
  const former: ExplainedSchema = {
    properties: {
      title: { description: "What is said above." },
      note: { description: "What is said below." },
      days: { description: "The days.", items: { properties: { from: { description: "The first." } } } },
      rooms: { description: "The rooms.", items: { properties: { bed: { description: "The bed." } } } },
    },
  };
  const days = { description: "Days.", items: { properties: { from: { description: "First day." } } } };
  const rooms = { description: "Rooms.", items: { properties: { bed: { description: "Its bed." } } } };
  const source = `# Ask Meena before you change this.
# What is said
# above.
# Meena: 98765
title: Menu

# The rooms.
rooms:
#  # The bed.
#  - bed: double

# The days.
#days:
#  # The first.
#  - from:
# What is said below, mostly.
note: All day
`;
  const properties = { ...schema.properties, dishes: {}, days, rooms };
  const explained = explainFields(source, { properties }, former);
  expect(explained).toBe(`# Ask Meena before you change this.
# The heading.
# Meena: 98765
title: Menu

# Rooms.
rooms:
#  # Its bed.
#  - bed: double

# Days.
#days:
#  # First day.
#  - from:
# What is said below, mostly.
# A sentence below it.
note: All day
`);
});

function fieldsWithoutExplanation(schema: ExplainedSchema, path = ""): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => [
    ...(part.description || key === "path" ? [] : [`${path}.${key}`]),
    ...fieldsWithoutExplanation(part, `${path}.${key}`),
  ]);
  return schema.items ? [...own, ...fieldsWithoutExplanation(schema.items, `${path}[]`)] : own;
}
