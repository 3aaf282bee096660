import { useResortDay } from "#app/season/resort-day.ts";
import { CheckedField } from "#app/ui/CheckedField.tsx";
import type { DatesAndPeople } from "#content/schema/inquiry.ts";
import { stayCounts, telephonePattern } from "#shared/stay.ts";
import css from "./StayFields.module.css";

/** Dates and people. Closed at first. */
export function StayFields({ title, fields }: DatesAndPeople) {
  const today = useResortDay();
  const count = (field: keyof typeof stayCounts) => (
    <CheckedField
      label={fields[field]}
      name={field}
      type="number"
      inputMode="numeric"
      {...stayCounts[field]}
    />
  );
  return (
    // Open it for an invalid field: the browser cannot show a message at a hidden one, and would not send the form.
    <details className={css.stay} onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}>
      <summary>{title}</summary>
      <div className={css.fields}>
        <CheckedField label={fields.arrival} name="arrival" type="date" min={today} />
        {count("nights")}
        {count("adults")}
        {count("children")}
        <CheckedField
          label={fields.telephone}
          name="telephone"
          type="tel"
          autoComplete="tel"
          pattern={telephonePattern}
          title={fields.telephoneHint}
        />
      </div>
    </details>
  );
}
