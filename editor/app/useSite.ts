import { useCallback, useEffect, useState } from "react";
import { writeAll } from "./form/useSheet.ts";
import { ask, type LaunchItem, type Saved, type Sheet, type Site, type Subject } from "./server.ts";

/** All that is edited, and what changes with every saved change. */
export function useSite() {
  const [site, setSite] = useState<Site>();
  const [launch, setLaunch] = useState<LaunchItem[]>();
  const [problem, setProblem] = useState("");

  const countDown = useCallback(() => {
    ask<LaunchItem[]>("launch").then(setLaunch, () => {});
  }, []);
  useEffect(() => {
    ask<Site>("site").then(setSite, (error: Error) => setProblem(error.message));
    countDown();
  }, [countDown]);

  // Whoever comes back to this window may have changed a file in another one.
  useEffect(() => {
    const readAgain = () => {
      const take = ({ subjects, ...now }: Site) =>
        setSite(
          (before) => before && { ...before, ...now, subjects: before.subjects.map(newerOf(subjects)) },
        );
      writeAll()
        .then(() => ask<Site>("site"))
        .then(take, () => {});
      countDown();
    };
    addEventListener("focus", readAgain);
    return () => removeEventListener("focus", readAgain);
  }, [countDown]);

  const put = useCallback((file: string, sheet: Sheet, canUndo: boolean) => {
    setSite((before) => {
      if (!before) return before;
      const subjects = before.subjects.map((each) => (each.file === file ? { ...each, ...sheet } : each));
      return { ...before, canUndo, subjects };
    });
  }, []);
  const noteSaved = useCallback(
    (file: string, saved: Saved) => {
      if (saved.kind === "refused") return;
      put(file, saved.sheet, saved.canUndo);
      countDown();
    },
    [put, countDown],
  );
  const undo = useCallback(async () => {
    // The last change may still be waiting for its pause.
    await writeAll();
    const { file, sheet, canUndo } = await ask<{ file?: string; sheet?: Sheet; canUndo: boolean }>("undo", {
      method: "POST",
    });
    if (file && sheet) put(file, sheet, canUndo);
    countDown();
  }, [put, countDown]);

  return { site, launch, problem, noteSaved, undo };
}

/** What is as it was stays the same object, and its form with it. */
function newerOf(subjects: readonly Subject[]) {
  return (before: Subject): Subject => {
    const now = subjects.find(({ file }) => file === before.file);
    return now && now.version !== before.version ? now : before;
  };
}
