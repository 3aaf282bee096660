import { useCallback, useEffect, useState } from "react";
import { ask, type LaunchItem, type Saved, type Sheet, type Site } from "./server.ts";

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
    const { file, sheet, canUndo } = await ask<{ file?: string; sheet?: Sheet; canUndo: boolean }>("undo", {
      method: "POST",
    });
    if (file && sheet) put(file, sheet, canUndo);
    countDown();
  }, [put, countDown]);

  return { site, launch, problem, noteSaved, undo };
}
