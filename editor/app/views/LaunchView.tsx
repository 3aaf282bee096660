import { addressOfField } from "../address.ts";
import type { LaunchItem } from "../api.ts";
import { sayName, titleOf } from "../subjects.ts";

/** What only the owner can tell before the site goes public. */
export function LaunchView({ items }: { items: readonly LaunchItem[] | undefined }) {
  if (!items) return null;
  if (items.length === 0)
    return <p className="lead">Nothing is left to do: the site is ready for its guests.</p>;
  return (
    <>
      <p className="lead">
        {items.length === 1 ? "One thing is" : `${items.length} things are`} still to be done by you.
      </p>
      <p className="note">
        What is right as it is goes into <a href={addressOfField("confirmed.yaml", [])}>Confirmed</a> by the
        word at its end.
      </p>
      {Object.entries(Object.groupBy(items, ({ group }) => group)).map(([group, found]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className="rows">
            {found.map((item) => (
              <li key={item.name}>
                {item.file ? (
                  <a href={addressOfField(item.file, item.path)}>{sayField(item.file, item.path)}</a>
                ) : (
                  item.name
                )}
                <span className="note">
                  {item.todo} <code>{item.name}</code>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** 'Resort, telephones 1'; a picture by its own name. */
function sayField(file: string, path: LaunchItem["path"]): string {
  if (file === "pictures.yaml") return String(path[0]);
  const field = path.map((step) => (typeof step === "number" ? `${step + 1}` : sayName(step))).join(" ");
  return `${titleOf(file)}: ${field}`;
}
