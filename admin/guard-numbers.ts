// The CMS takes '6,500' in a number field for no number and saves the field as empty: the price would silently become
// 'on request'. So a field for numbers keeps the first number alone, and says what it has left out.

export function guardNumbers(): void {
  window.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.role !== "spinbutton") return;
      const { number, leftOut } = firstNumber(target.value);
      if (number !== target.value) target.value = number;
      if (leftOut) window.alert(describeLeftOut(number, leftOut));
    },
    true,
  );
}

/** The start of a number counts, too: it is typed letter by letter. */
const numberForm = /-?\d+(?:,\d{2,3})*,?(?:\.\d*)?|^-/;

/** '6500' for '₹6,500/-', and -29.8412 as it is. `leftOut`: letters and digits around it, such as 'onwards'. */
export function firstNumber(written: string): { number: string; leftOut: string } {
  const [found = ""] = numberForm.exec(written) ?? [];
  const leftOut = written
    .replace(found, "")
    .replace(/\/-\s*$/, "")
    .replace(/^[\s,]+/, "")
    .trim();
  return {
    number: found.replaceAll(",", ""),
    // Signs of currencies and commas mean nothing here. A dash begins a range.
    leftOut: /[\p{L}\p{N}–-]/u.test(leftOut) ? leftOut : "",
  };
}

function describeLeftOut(number: string, leftOut: string): string {
  if (!number) return `Only digits fit here, such as 6500: "${leftOut}" is left out.`;
  return `Only one number fits here: ${number} is kept, "${leftOut}" is left out. Write it into another field, such as the note.`;
}
