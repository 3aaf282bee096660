import { useContext } from "react";
import { sayPlace } from "../../labels.ts";
import { addressOfField } from "../address.ts";
import { mentionsOf, type Named } from "../mentions.ts";
import { withHeading } from "../subjects.ts";
import { Saving } from "./SaveLine.tsx";

/** Where a package or an offer that was taken away is still named. */
export function StillNamed({ entry }: { entry: Named }) {
  const { subjects } = useContext(Saving);
  const mentions = mentionsOf(entry, subjects);
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
