import type { Edition } from "../../content/schema/editions.ts";
import type { Path } from "../../site-build/content/fields.ts";
import type { Subject } from "../server/editor-routes.ts";
import { addressOfField } from "./address.ts";
import { sayWhere } from "./subjects.ts";

/** Links to fields, named as the navigation names them. */
export function PlaceList(props: {
  places: readonly { file: string; path: Path; language?: Edition | undefined }[];
  subjects: readonly Subject[];
  className?: string;
}) {
  const { places, subjects, className } = props;
  return (
    <ul className={className}>
      {places.map(({ file, path, language }) => (
        <li key={[language?.path, file, ...path].join("/")}>
          <a href={addressOfField(file, path, language?.path)}>{sayWhere(subjects, file, path, language)}</a>
        </li>
      ))}
    </ul>
  );
}
