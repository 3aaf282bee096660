import { api, read } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { saveAll } from "../form/useAutosave.ts";
import { PlaceList } from "../PlaceList.tsx";
import { Problem, useAction, useLoaded } from "../useAction.tsx";

/** Where a picture is shown, and the button that deletes it there and here. The server refuses if a place needs a picture. */
export function PicturePlaces({ name, onDeleted }: { name: string; onDeleted: () => void }) {
  const { subjects } = useEditor();
  const { problem, run } = useAction();
  const param = { name };
  // Any form may name it, or no longer.
  const { value: places, problem: unread } = useLoaded(
    () => read(api.pictures[":name"].$get({ param })),
    [name, subjects],
  );
  const remove = async () => {
    await saveAll();
    await read(api.pictures[":name"].$delete({ param }));
    onDeleted();
  };

  if (!places) return <Problem>{unread}</Problem>;
  return (
    <section aria-labelledby="places">
      <h2 id="places">Where it is shown</h2>
      {places.length === 0 && <p className="note">No page shows it.</p>}
      <PlaceList className="rows" places={places} />
      <Problem>{problem}</Problem>
      <button type="button" className="quiet" onClick={() => void run(remove)}>
        {places.length > 0 ? "Take it out there and delete it" : "Delete this picture"}
      </button>
    </section>
  );
}
