import type { InferResponseType } from "hono/client";
import { useContext, useEffect, useState } from "react";
import { sayPlace } from "../../labels.ts";
import { addressOfField } from "../address.ts";
import { api, read } from "../api.ts";
import { Saving } from "../form/SaveLine.tsx";
import { saveAll } from "../form/useAutosave.ts";
import { withHeading } from "../subjects.ts";

/** Where a picture is shown, and the button that deletes it: out of these places too, if they can be without it. */
export function PicturePlaces({ name, onDeleted }: { name: string; onDeleted: () => void }) {
  const { subjects } = useContext(Saving);
  const [places, setPlaces] = useState<InferResponseType<(typeof api.pictures)[":name"]["$get"]>>();
  const [problem, setProblem] = useState("");
  const param = { name };
  // biome-ignore lint/correctness/useExhaustiveDependencies: any form may have named it, or no longer.
  useEffect(() => {
    const tell = ({ message }: Error) => setProblem(message);
    read(api.pictures[":name"].$get({ param })).then(setPlaces, tell);
  }, [name, subjects]);

  async function remove() {
    try {
      await saveAll();
      await read(api.pictures[":name"].$delete({ param }));
      onDeleted();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  if (!places) return null;
  return (
    <section aria-labelledby="places">
      <h2 id="places">Where it is shown</h2>
      {places.length === 0 && <p className="note">No page shows it.</p>}
      <ul className="rows">
        {places.map(({ file, path, mayGo }) => {
          const { schema, revision } = subjects.find((each) => each.file === file) ?? {};
          const steps = schema ? sayPlace(schema, revision?.value, path) : [];
          return (
            <li key={[file, ...path].join("/")}>
              <a href={addressOfField(file, path)}>{withHeading(file, subjects, steps)}</a>
              {!mayGo && (
                <span className="note">This place needs a picture: choose another one there first.</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="wrong" role="alert">
        {problem}
      </p>
      {places.every(({ mayGo }) => mayGo) ? (
        <button type="button" className="quiet" onClick={() => void remove()}>
          {places.length > 0 ? "Take it out there and delete it" : "Delete this picture"}
        </button>
      ) : (
        <p className="note">It can be deleted when no place needs it any more.</p>
      )}
    </section>
  );
}
