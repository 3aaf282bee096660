import { useContext } from "react";
import { sayPlace } from "../../labels.ts";
import { addressOfField } from "../address.ts";
import { mentionsOf, type Named } from "../mentions.ts";
import { withHeading } from "../subjects.ts";
import { Saving } from "./SaveLine.tsx";

/** Where a package or an offer that was taken away is still named. `value` is the form's own file, perhaps not saved yet. */
export function StillNamed({ entry, file: own, value }: { entry: Named; file: string; value: unknown }) {
  const { subjects } = useContext(Saving);
  const mentions = subjects.flatMap((subject) => {
    const { file, revision } = subject;
    const found = mentionsOf(entry, [{ file, revision: file === own ? { value } : revision }]);
    return found.map(({ path }) => ({ subject, path }));
  });
  if (mentions.length === 0) return null;
  return (
    <div className="save-line" role="status">
      {entry.title} is still named here:
      <ul>
        {mentions.map(({ subject: { file, schema, revision }, path }) => (
          <li key={[file, ...path].join("/")}>
            <a href={addressOfField(file, path)}>
              {withHeading(file, subjects, sayPlace(schema, revision?.value, path))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
