type Path = readonly (string | number)[];
type Schema = {
  title?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
};

/** What the form calls a field: its title in the schema, or its key in words. */
export function labelOf(schema: object, path: Path): string {
  let field: Schema | undefined = schema;
  for (const step of path)
    field =
      typeof step === "number" ? field?.items : (field?.properties?.[step] ?? field?.additionalProperties);
  return field?.title ?? sayName(String(path.at(-1) ?? ""));
}

/** 'Chat telephone' for chatTelephone. */
export function sayName(key: string): string {
  return capital(key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
