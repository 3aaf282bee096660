import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
} from "yaml";

/** The parts of a JSON Schema that say what a field is for. */
export interface ExplainedSchema {
  description?: string;
  properties?: Record<string, ExplainedSchema>;
  additionalProperties?: ExplainedSchema | boolean;
  items?: ExplainedSchema;
  prefixItems?: ExplainedSchema[];
  anyOf?: ExplainedSchema[];
}

interface Field {
  explanation: string;
  /** The explanation of the former schema. */
  former: string | undefined;
  /** The lines of the field, counted from 0: where it is used or, if nowhere, commented out. */
  uses: number[];
  isUsed: boolean;
  /** Inserted before line `start` if no comment explains the field. */
  start: number;
  text: string[];
}

/**
 * Adds an explanation of each field to a YAML file: a comment above its first use, or a commented-out field in the first
 * entry that may have it. Explanations of the `former` schema are replaced. All other comments stay.
 */
export function explainFields(source: string, schema: ExplainedSchema, former = schema): string {
  const lines = source.split("\n");
  const edits = [...fieldsOf(source, schema, former).values()].flatMap((field) => {
    if (findComment(lines, field.uses, field.explanation)) return [];
    const outdated = findComment(lines, field.uses, field.former);
    if (!outdated) return [{ start: field.start, count: 0, text: field.text }];
    const margin = /^[ #]*(?=# )/.exec(lines[outdated.start] as string)?.[0] ?? "";
    return [{ ...outdated, text: asComment(field.explanation, margin) }];
  });
  // From the last line to the first, so that earlier line numbers stay valid.
  for (const { start, count, text } of edits.reverse().sort((one, other) => other.start - one.start))
    lines.splice(start, count, ...text);
  return lines.join("\n");
}

/** The fields that no comment of the file explains, as paths such as `offers[].price`. */
export function unexplainedFields(source: string, schema: ExplainedSchema): string[] {
  const lines = source.split("\n");
  return [...fieldsOf(source, schema, schema)].flatMap(([path, { uses, explanation }]) =>
    findComment(lines, uses, explanation) ? [] : [path],
  );
}

function fieldsOf(source: string, schema: ExplainedSchema, former: ExplainedSchema): Map<string, Field> {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lines = source.split("\n");
  const fields = new Map<string, Field>();
  visit(document.contents, schema, former, "");
  return fields;

  function visit(node: unknown, shape: ExplainedSchema, old: ExplainedSchema | undefined, path: string) {
    if (isSeq(node))
      for (const [index, item] of node.items.entries())
        visit(item, itemOf(shape, index) ?? {}, itemOf(old, index), `${path}[]`);
    const isEmpty = isScalar(node) ? node.value === null : isCollection(node) && node.items.length === 0;
    if (isEmpty) addInner(shape, old, path);
    // Fields in braces have no lines of their own.
    if (!isMap(node) || node.flow) return;
    const pairs = node.items as Pair<Scalar<string>>[];
    const properties = propertiesOf(shape);
    addUnused(pairs, properties, old, path);
    for (const { key, value } of pairs) {
      const property = properties[key.value];
      const fieldPath = `${path}${path && "."}${property ? key.value : "*"}`;
      const oldPart = propertiesOf(old)[key.value] ?? restOf(old);
      if (property) addUse(fieldPath, property, oldPart, key);
      visit(value, property ?? restOf(shape) ?? {}, oldPart, fieldPath);
    }
  }

  /** Inserted above the last field. After it, `editYaml` would treat the comment as the next entry's. */
  function addUnused(
    pairs: readonly Pair<Scalar>[],
    properties: Record<string, ExplainedSchema>,
    old: ExplainedSchema | undefined,
    path: string,
  ) {
    const { line, col } = counter.linePos(startOf(pairs.at(-1)?.key));
    let start = line - 1;
    while (/^ *#/.test(source.slice(counter.lineStarts[start - 1]))) start -= 1;
    for (const [name, part] of Object.entries(properties)) {
      const fieldPath = `${path}${path && "."}${name}`;
      const isUsed = pairs.some(({ key }) => key.value === name);
      if (isUsed || fields.has(fieldPath) || !part.description) continue;
      const text = commentedOut(name, part).map((line) => `${" ".repeat(col - 1)}${line}`);
      addCommentedOut(fieldPath, name, part, propertiesOf(old)[name], start, text);
    }
  }

  /** An unused field and its inner fields. Only the outermost one has a text, which contains the others. */
  function addCommentedOut(
    path: string,
    name: string,
    part: ExplainedSchema,
    old: ExplainedSchema | undefined,
    start = 0,
    text: string[] = [],
  ) {
    const uses = lines.flatMap((line, index) =>
      new RegExp(`^ *#[ #]*(- )?${name}:`).test(line) ? [index] : [],
    );
    const explanation = part.description;
    if (explanation && !fields.has(path))
      fields.set(path, { explanation, former: old?.description, uses, isUsed: false, start, text });
    addInner(part, old, path);
  }

  function addInner(part: ExplainedSchema, old: ExplainedSchema | undefined, path: string) {
    const item = itemOf(part, 0);
    for (const [name, inner] of Object.entries(propertiesOf(item ?? part)))
      addCommentedOut(
        `${path}${item ? "[]" : ""}.${name}`,
        name,
        inner,
        propertiesOf(itemOf(old, 0) ?? old)[name],
      );
  }

  function addUse(path: string, part: ExplainedSchema, old: ExplainedSchema | undefined, key: Scalar) {
    const explanation = part.description;
    if (!explanation) return;
    const line = counter.linePos(startOf(key)).line - 1;
    const field = fields.get(path);
    if (field?.isUsed) return void field.uses.push(line);
    const indent = /^ */.exec(source.slice(counter.lineStarts[line]))?.[0] ?? "";
    const text = asComment(explanation, indent);
    fields.set(path, {
      explanation,
      former: old?.description,
      uses: [line],
      isUsed: true,
      start: line,
      text,
    });
  }
}

/** An unused field. To use it, an owner removes the signs #. */
const commentedOut = (name: string, schema: ExplainedSchema): string[] =>
  asYaml(name, schema).map((line) => (line.startsWith("#") ? line : `#${line}`));

function asYaml(name: string, schema: ExplainedSchema): string[] {
  const item = itemOf(schema, 0);
  const inner = Object.entries(propertiesOf(item ?? schema)).flatMap(([key, part]) => asYaml(key, part));
  const dash = inner.findIndex((line) => !line.startsWith("#"));
  const entry = inner.map((line, index) =>
    !item || index < dash ? line : `${index === dash ? "- " : "  "}${line}`,
  );
  return [...asComment(schema.description ?? "", ""), `${name}:`, ...entry.map((line) => `  ${line}`)];
}

const optionsOf = (schema: ExplainedSchema | undefined) => (schema ? [schema, ...(schema.anyOf ?? [])] : []);

const propertiesOf = (schema: ExplainedSchema | undefined): Record<string, ExplainedSchema> =>
  Object.assign({}, ...optionsOf(schema).map(({ properties }) => properties));

/** The schema of entries whose names the owner chooses, such as pictures. */
function restOf(schema: ExplainedSchema | undefined): ExplainedSchema | undefined {
  const rest = schema?.additionalProperties;
  return typeof rest === "object" ? rest : undefined;
}

const itemOf = (schema: ExplainedSchema | undefined, index: number) =>
  optionsOf(schema)
    .map(({ prefixItems, items }) => prefixItems?.[index] ?? items)
    .find(Boolean);

const startOf = (node: unknown) => (node as { range: [number] }).range[0];

/** Finds a comment with this sentence right above one of the lines. */
function findComment(lines: readonly string[], uses: readonly number[], sentence: string | undefined) {
  for (const end of uses)
    for (let start = end - 1; /^ *#/.test(lines[start] ?? ""); start -= 1)
      for (let count = 1; count <= end - start; count += 1)
        if (wordsOf(lines.slice(start, start + count)) === sentence) return { start, count };
  return undefined;
}

const wordsOf = (comment: readonly string[]) =>
  comment.map((line) => line.replace(/^[ #]*/, "").trimEnd()).join(" ");

function asComment(sentence: string, margin: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last && `${last} ${word}`.length <= 110) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${margin}# ${word}`);
  }
  return lines;
}
