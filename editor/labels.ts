type Path = readonly (string | number)[];
type Schema = {
  title?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  picture?: true;
};

/** What the form calls a field: its title in the schema, or its key in words. */
export function labelOf(schema: object, path: Path): string {
  return fieldAt(schema, path)?.title ?? sayName(String(path.at(-1) ?? ""));
}

/** Whether a field names a picture of pictures.yaml. */
export function namesPicture(schema: object, path: Path): boolean {
  return fieldAt(schema, path)?.picture === true;
}

function fieldAt(schema: object, path: Path): Schema | undefined {
  let field: Schema | undefined = schema;
  for (const step of path)
    field =
      typeof step === "number" ? field?.items : (field?.properties?.[step] ?? field?.additionalProperties);
  return field;
}

/** 'Chat telephone' for chatTelephone. */
export function sayName(key: string): string {
  return capital(key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** 'Packages', 'Basic Getaway', 'Price' for a place of a file whose data are `value`: entries of lists by their names. */
export function sayPlace(schema: object, value: unknown, path: Path): string[] {
  let part = value;
  const names = path.map((step, at) => {
    part = (part as Record<string | number, unknown> | undefined)?.[step];
    return typeof step === "number"
      ? nameOfEntry(part) || `${step + 1}`
      : labelOf(schema, path.slice(0, at + 1));
  });
  return names.filter((name, at) => name !== names[at - 1]);
}

/** What an entry of a list is called; "" for one without any text, and for a text alone. */
export function nameOfEntry(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const fields = entry as Record<string, unknown>;
  const named = ["name", "title", "label", "question", "crumb", "slug"].map((key) => fields[key]);
  const isText = (value: unknown) => typeof value === "string" && value !== "";
  const name = String([...named, ...Object.values(fields)].find(isText) ?? "");
  return name.length > 60 ? `${name.slice(0, 57)}…` : name;
}

/** A value of a file as the owner reads it. */
export function sayValue(value: unknown): string {
  if (value === undefined || value === "") return "empty";
  if (value === null) return "left out on purpose";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en-IN", { maximumFractionDigits: 9 });
  if (Array.isArray(value)) return value.map(sayValue).join(", ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${sayName(key)}: ${sayValue(part)}`)
    .join("; ");
}
