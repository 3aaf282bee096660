import { labelOf } from "../../labels.ts";
import type { Subject } from "../../server/editor-routes.ts";
import { addressOfField, type Path } from "../address.ts";
import type { LaunchItem } from "../api.ts";
import { titleOf } from "../subjects.ts";

/** The list of `npm run check:launch`, each line with a link to its field. */
export function LaunchView(props: {
  items: readonly LaunchItem[] | undefined;
  subjects: readonly Subject[];
}) {
  const { items, subjects } = props;
  if (!items) return null;
  const linkTo = (file: string, path: Path) => {
    const subject = subjects.find((each) => each.file === file);
    return subject && <a href={addressOfField(file, path)}>{sayField(subject, path)}</a>;
  };
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
                {(item.file && linkTo(item.file, item.path)) ?? item.name}
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

/** 'Resort: Telephones 1'; a picture by its own name. */
function sayField({ file, schema }: Subject, path: Path): string {
  if (file === "pictures.yaml") return String(path[0]);
  const steps = path.map((step, at) =>
    typeof step === "number" ? `${step + 1}` : labelOf(schema, path.slice(0, at + 1)),
  );
  return `${titleOf(file)}: ${steps.join(" ")}`;
}
