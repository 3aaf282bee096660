import { addressOfField } from "../address.ts";
import type { LaunchItem } from "../server.ts";
import { sayName, titleOf } from "../subjects.ts";

/** What only the owner can tell before the site goes public. */
export function LaunchView({ items }: { items: readonly LaunchItem[] | undefined }) {
  if (!items) return null;
  if (items.length === 0)
    return <p className="lead">Nothing is left to fill in: the site is ready for its guests.</p>;
  const files = [...new Set(items.map(({ file }) => file))];
  return (
    <>
      <p className="lead">
        {items.length === 1 ? "One place is" : `${items.length} places are`} still to be filled in by you.
      </p>
      {files.map((file) => (
        <section key={file}>
          <h2>{titleOf(file)}</h2>
          <ul className="launch">
            {items
              .filter((item) => item.file === file)
              .map((item) => (
                <li key={item.path.join("/")}>
                  <a href={addressOfField(file, item.path)}>{sayField(item)}</a>
                  <span className="note">{item.todo}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function sayField({ file, path }: LaunchItem): string {
  if (file === "pictures.yaml") return String(path[0]);
  return path.map((step) => (typeof step === "number" ? `${step + 1}` : sayName(step))).join(" ");
}
