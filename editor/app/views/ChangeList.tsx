import { pathInContent } from "../../../site-build/content/fields.ts";
import { nameOfEntry, namesPicture, sayPlace, sayValue } from "../../labels.ts";
import type { ContentChange } from "../../server/release-changes.ts";
import { addressOfField } from "../address.ts";
import { viewOf } from "../api.ts";
import { useEditor, usePictures } from "../editor-context.ts";
import { sayWhere } from "../subjects.ts";

/** Lists the changes that guests will see, by form and field. */
export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  const { subjects, editions } = useEditor();
  const pictures = usePictures();
  const groups = Map.groupBy(changes, ({ file, edition }) => `${edition ?? ""} ${file}`);
  return [...groups].map(([key, own]) => {
    const { file = "", edition } = own[0] ?? {};
    const { schema = {}, revision } = subjects.find((each) => each.file === file) ?? {};
    const language = editions.find(({ path }) => path === edition);
    const placeOf = ({ path }: ContentChange) => (edition ? pathInContent(revision?.value, path) : path);
    /** The photograph that a value names. */
    const photographOf = (path: ContentChange["path"], value: unknown) => {
      if (file !== "pictures.yaml" || edition)
        return namesPicture(schema, path) && pictures[String(value)]?.file;
      if (path.length === 1) return (value as { file?: string } | undefined)?.file;
      return /file$/i.test(String(path[1])) && typeof value === "string" && value;
    };
    return (
      <section key={key}>
        <h2>{sayWhere(subjects, file, [], edition ? language : undefined)}</h2>
        <ul className="rows">
          {own.map((change) => (
            <li key={JSON.stringify([change.kind, change.path, change.before])}>
              <a href={addressOfField(file, placeOf(change), edition)}>
                {[...sayPlace(schema, revision?.value, placeOf(change)), ...nameOfRemoved(change)].join(
                  " › ",
                )}
              </a>
              <dl className="versions">
                {rowsOf(change).map(([name, value]) => {
                  const photograph = photographOf(change.path, value);
                  return [
                    <dt key={name}>{name}</dt>,
                    <dd key={`${name} value`}>
                      {photograph && <img src={viewOf(photograph, 160)} alt="" />}
                      {sayValue(value)}
                    </dd>,
                  ];
                })}
              </dl>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function rowsOf({ kind, before, after }: ContentChange): [name: string, value: unknown][] {
  if (kind === "added") return [["New", after]];
  if (kind === "removed") return [["Taken away", before]];
  if (kind === "moved")
    return [["New order", (after as unknown[]).map((entry) => nameOfEntry(entry) || entry)]];
  return [
    ["Before", before],
    ["After", after],
  ];
}

const nameOfRemoved = ({ kind, before }: ContentChange) =>
  kind === "removed" && nameOfEntry(before) ? [nameOfEntry(before)] : [];
