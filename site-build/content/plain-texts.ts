import { type Document, visit } from "yaml";

/** What YAML takes, and an owner does not mean: quotation marks that would be shown, words that would be left out. */
export function plainTextSlips(document: Document): { offset: number; message: string }[] {
  const slips: { offset: number; message: string }[] = [];
  visit(document, {
    Scalar(position, { value, type, range, comment }) {
      if (typeof value !== "string" || type !== "PLAIN" || !range || position === "key") return;
      const tell = (message: string) => slips.push({ offset: range[0], message });
      const isNumber = /^[“”„«‘’\s]*[\d.,]+[“”»‘’\s]*$/.test(value);
      if (isNumber) return;
      if (/^[“”„«]/.test(value) || /^[‘’].*[‘’]$/.test(value))
        tell(
          `curly quotation marks would be shown. Write straight ones: "${value.replaceAll(/^[“”„«‘’]|[“”»‘’"]$/g, "")}".`,
        );
      else if (value.endsWith('"') && value.split('"').length % 2 === 0)
        tell(`the quotation mark at the beginning is missing: "${value}.`);
      // A remark has a space after its #; a number such as #5 has none.
      if (comment && !/^[\s#]/.test(comment))
        tell(
          `what follows # would be left out. Put the whole text between quotation marks: "${value} #${comment}".`,
        );
    },
  });
  return slips;
}
