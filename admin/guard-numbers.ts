// The CMS takes '6,500' in a number field for no number and saves the field as empty: the price would silently become
// 'on request'. So a field for numbers takes nothing else.

export function guardNumbers(): void {
  window.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.role !== "spinbutton") return;
      const number = onlyNumber(target.value);
      if (number !== target.value) target.value = number;
    },
    true,
  );
}

/** '6500' for '₹6,500 onwards', and -29.8412 as it is. */
export function onlyNumber(written: string): string {
  const [, sign = "", rest = ""] = /^[^\d.-]*(-?)(.*)$/s.exec(written) ?? [];
  const [whole = "", ...decimals] = rest.replaceAll(/[^\d.]/g, "").split(".");
  return sign + whole + (decimals.length > 0 ? `.${decimals.join("")}` : "");
}
