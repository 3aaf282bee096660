import { Document, isScalar, isSeq, Scalar, visit } from "yaml";

const wide = { lineWidth: 0 } as const;

/** A value as YAML whose lines after the first are indented. */
export function render(value: unknown, indent: number): string {
  const document = new Document(value);
  // A focus point stands in one line: [0.5, 0.5].
  visit(document, {
    Seq(_, list) {
      list.flow =
        list.items.length > 0 &&
        list.items.every((item) => isScalar<number>(item) && Number.isFinite(item.value));
    },
  });
  return indented(document.toString({ ...wide, flowCollectionPadding: false }), indent);
}

/** A value behind its field's name; where possible with the quotation marks of the value that it replaces. */
export function renderScalar(value: unknown, type: Scalar.Type | undefined, indent: number): string {
  const whole = new Document({ k: scalarLike(value, type) }).toString(wide).replace(/\n$/, "");
  return indented(whole.slice("k: ".length), indent);
}

/** A value between brackets or braces. */
export function renderInFlow(value: unknown, type: Scalar.Type | undefined): string {
  const document = new Document([scalarLike(value, type)]);
  if (isSeq(document.contents)) (document.contents as { flow?: boolean }).flow = true;
  return document
    .toString(wide)
    .trim()
    .replace(/^\[\s*/, "")
    .replace(/\s*\]$/, "");
}

function scalarLike(value: unknown, type: Scalar.Type | undefined): unknown {
  if (typeof value !== "string") return value;
  const scalar = new Scalar(value);
  if (type) scalar.type = value.includes("\n") && !type.startsWith("BLOCK") ? Scalar.BLOCK_LITERAL : type;
  if (type?.startsWith("BLOCK") && !value.includes("\n")) scalar.type = Scalar.PLAIN;
  return scalar;
}

function indented(text: string, indent: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}
