import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { sayName } from "../../labels.ts";

type Node = RJSFSchema & { picture?: true; day?: true };

/** Adds labels, and chooses the input for each kind of text. The rest of the form comes from the schema. */
export function shapeForm(schema: object): { schema: RJSFSchema; uiSchema: UiSchema } {
  const shaped = structuredClone(schema) as Node;
  return { schema: shaped, uiSchema: shape(shaped, true) };
}

function shape(node: Node, isRequired: boolean): UiSchema {
  if (node.properties) {
    const needed = new Set(node.required ?? []);
    const parts = Object.entries(node.properties as Record<string, Node>).map(([key, part]) => {
      part.title ??= sayName(key);
      const uiSchema = shape(part, needed.has(key));
      if (key === "mark") Object.assign(uiSchema["ui:options"] ?? {}, { widget: "logo" });
      return [key, uiSchema];
    });
    return { ...Object.fromEntries(parts), ...(node.properties.mp4 && { "ui:field": "film" }) };
  }
  if (node.type === "array" && node.items && !Array.isArray(node.items)) {
    const items = node.items as Node;
    items.title ??= node.title ?? "";
    return { items: shape(items, true) };
  }
  if (node.type === undefined) return { "ui:field": "mapChoice" };
  // A required field that the owner clears becomes "" in the file; an optional one is removed.
  const cleared = isRequired ? { "ui:emptyValue": "" } : {};
  if (node.day) return { "ui:widget": "day", ...cleared };
  if (node.picture) return { "ui:widget": "picture", ...cleared };
  if (node.const !== undefined) return { "ui:widget": "fixed" };
  const isNullable = Array.isArray(node.type);
  if ((node.type !== "string" && !isNullable) || node.enum) return {};
  const isShort = node.pattern !== undefined || node.format !== undefined;
  const widget = isShort ? "text" : "words";
  if (isRequired && !isNullable) return { "ui:widget": widget, ...cleared };
  return {
    "ui:widget": "leaveOut",
    "ui:options": { widget: "leaveOut", inner: widget, isNullable },
    ...cleared,
  };
}
