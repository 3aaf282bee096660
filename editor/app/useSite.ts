import { useCallback, useEffect, useState } from "react";
import type { Site, Subject } from "../server/editor-routes.ts";
import { api, type LaunchItem, read } from "./api.ts";
import { saveAll } from "./form/useAutosave.ts";

/** What the server answers after it has written a file; without `file` nothing was written. */
type Change = Pick<Site, "canUndo" | "canRedo"> & Partial<Pick<Subject, "file" | "revision">>;

/** All that can be edited, kept up to date with every change. */
export function useSite() {
  const [site, setSite] = useState<Site>();
  const [launch, setLaunch] = useState<LaunchItem[]>();
  const [problem, setProblem] = useState("");

  const readAll = useCallback(async () => {
    await saveAll();
    const now = await read(api.site.$get());
    setSite((before) => ({ ...now, subjects: now.subjects.map(keepUnchanged(before)) }));
    // While the content has mistakes there is no launch list.
    read(api.launch.$get()).then(setLaunch, () => {});
  }, []);
  useEffect(() => {
    readAll().catch(({ message }: Error) => setProblem(message));
    // The owner may have changed a file in another window.
    const readAgain = () => void readAll().catch(() => {});
    addEventListener("focus", readAgain);
    return () => removeEventListener("focus", readAgain);
  }, [readAll]);

  const noteSaved = useCallback(({ file, revision, canUndo, canRedo }: Change) => {
    setSite((before) => {
      if (!before) return before;
      const subjects = before.subjects.map((each) =>
        each.file === file && revision ? { ...each, revision } : each,
      );
      return { ...before, canUndo, canRedo, subjects };
    });
    read(api.launch.$get()).then(setLaunch, () => {});
  }, []);
  const goThroughHistory = useCallback(
    async (direction: "undo" | "redo") => {
      // The last change may not be saved yet.
      await saveAll();
      noteSaved(await read(api.history.$post({ json: { direction } })));
    },
    [noteSaved],
  );

  return { site, launch, problem, noteSaved, goThroughHistory };
}

/** A file that did not change stays the same object, so that its form is not reset. */
function keepUnchanged(site: Site | undefined) {
  return (now: Subject): Subject => {
    const before = site?.subjects.find(({ file }) => file === now.file);
    return before && before.revision?.version === now.revision?.version ? before : now;
  };
}
