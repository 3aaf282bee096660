import { useCallback, useEffect, useState } from "react";
import type { Revision } from "../server/content-store.ts";
import type { Site } from "../server/editor-routes.ts";
import { api, type LaunchItem, read } from "./api.ts";
import { saveAll } from "./form/useAutosave.ts";

/** What the server answers after it has written a file; without `file` nothing was written. */
type Change = Pick<Site, "canUndo" | "canRedo"> & {
  file?: string | undefined;
  revision?: Revision | undefined;
};

/** All that can be edited, kept up to date with every change. */
export function useSite() {
  const [site, setSite] = useState<Site>();
  const [launch, setLaunch] = useState<LaunchItem[]>();
  const [problem, setProblem] = useState("");

  const readLaunch = useCallback(() => {
    read(api.launch.$get()).then(setLaunch, () => {});
  }, []);
  useEffect(() => {
    read(api.site.$get()).then(setSite, (error: Error) => setProblem(error.message));
    readLaunch();
  }, [readLaunch]);

  // The owner may have changed a file in another window.
  useEffect(() => {
    const readAgain = () => {
      saveAll()
        .then(() => read(api.site.$get()))
        .then(
          (now) => setSite((before) => before && { ...now, subjects: now.subjects.map(asBefore(before)) }),
          () => {},
        );
      readLaunch();
    };
    addEventListener("focus", readAgain);
    return () => removeEventListener("focus", readAgain);
  }, [readLaunch]);

  const noteSaved = useCallback(
    ({ file, revision, canUndo, canRedo }: Change) => {
      setSite((before) => {
        if (!before) return before;
        const subjects = before.subjects.map((each) =>
          each.file === file && revision ? { ...each, revision } : each,
        );
        return { ...before, canUndo, canRedo, subjects };
      });
      readLaunch();
    },
    [readLaunch],
  );
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
function asBefore({ subjects }: Site) {
  return (now: Site["subjects"][number]) => {
    const before = subjects.find(({ file }) => file === now.file);
    return before?.revision?.version === now.revision?.version ? (before ?? now) : now;
  };
}
