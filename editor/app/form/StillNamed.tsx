import { useContext } from "react";
import { mentionsOf, type Named } from "../mentions.ts";
import { PlaceList } from "../PlaceList.tsx";
import { Saving } from "./SaveLine.tsx";

/** Where a package or an offer that was taken away is still named. `value` is the form's own file, perhaps not saved yet. */
export function StillNamed({ entry, file: own, value }: { entry: Named; file: string; value: unknown }) {
  const { subjects } = useContext(Saving);
  const mentions = subjects.flatMap(({ file, revision }) =>
    mentionsOf(entry, file === own ? value : revision?.value).map((path) => ({ file, path })),
  );
  if (mentions.length === 0) return null;
  return (
    <div className="save-line" role="status">
      {entry.title} is still named here:
      <PlaceList places={mentions} subjects={subjects} />
    </div>
  );
}
