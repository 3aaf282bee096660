import type { Edition } from "../../content/schema/editions.ts";
import type { Path } from "../../site-build/content/fields.ts";
import { addressOfField } from "./address.ts";
import { useEditor } from "./editor-context.ts";
import { sayWhere } from "./subjects.ts";

/** Links to fields, named as the navigation names them. */
export function PlaceList(props: {
  places: readonly { file: string; path: Path; language?: Edition | undefined }[];
  className?: string;
}) {
  const { places, className } = props;
  const { subjects } = useEditor();
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
