import { useCallback, useEffect, useRef, useState } from "react";
import type { Site, Subject } from "../server/editor-routes.ts";
import { Away, api, read, type Saved } from "./api.ts";
import { sendAll } from "./form/useAutosave.ts";
import type { WentBack } from "./Undone.tsx";
import { useLoaded } from "./useAction.tsx";

/** How often to check whether another tab or program has changed a file. */
const askAgainMs = 1000;

/** Everything that can be edited, kept up to date with changes from here and elsewhere. */
export function useSite() {
  const [site, setSite] = useState<Site>();
  const [problem, setProblem] = useState("");
  const [isAway, setAway] = useState(false);
  /** Why an action failed. The editor stays usable. */
  const [refusal, setRefusal] = useState("");
  const [wentBack, setWentBack] = useState<WentBack>();
  const latest = useRef(site);
  latest.current = site;
  const changes = useRef(0);
  // While the content has mistakes there is no list, and the former one stays. Its lines name fields of `subjects`.
  const { value: launch, reload: readLaunch } = useLoaded(async () => {
    const subjects = site?.subjects;
    return subjects && { items: await read(api.launch.$get()), subjects };
  }, [site?.subjects]);

  const { value: languages } = useLoaded(() => read(api.languages.$get()), [site?.subjects]);

  const readAll = useCallback(async () => {
    const before = changes.current;
    const now = await read(api.site.$get());
    // A form was saved meanwhile: this answer may be older.
    if (changes.current !== before) return;
    setProblem("");
    setSite((before) => ({ ...now, subjects: now.subjects.map(keepUnchanged(before)) }));
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      while (!controller.signal.aborted) {
        try {
          const refused = await sendAll();
          if (refused) setRefusal(refused);
          const { preview, versions } = await read(api.versions.$get());
          setAway(false);
          const isKnown = (subject: Subject) => versions[subject.file] === versionOf(subject);
          if (latest.current?.preview !== preview || !latest.current.subjects.every(isKnown)) await readAll();
        } catch (error) {
          setAway(error instanceof Away);
          if (!latest.current) setProblem((error as Error).message);
        }
        await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      }
    };
    void follow();
    return () => controller.abort();
  }, [readAll]);

  function noteSaved({ file, revision, editions, canUndo, canRedo }: Saved) {
    changes.current += 1;
    setRefusal("");
    setWentBack(undefined);
    const update = (each: Subject) => (each.file === file ? { ...each, revision, editions } : each);
    setSite((before) => before && { ...before, canUndo, canRedo, subjects: before.subjects.map(update) });
  }

  async function goThroughHistory(direction: "undo" | "redo", from: string) {
    setRefusal("");
    setWentBack(undefined);
    try {
      // The last change may not be saved yet.
      await sendAll();
      const { files } = await read(api.history.$post({ json: { direction } }));
      setWentBack({ direction, from, files });
    } catch (error) {
      setRefusal((error as Error).message);
    }
    await readAll().catch(() => {});
  }

  const state = { site, launch, languages, problem, isAway, refusal, wentBack };
  return { ...state, noteSaved, readLaunch, goThroughHistory };
}

/** Of a file in all languages. */
export const versionOf = (subject: Subject) =>
  [subject, ...Object.values(subject.editions)]
    .map(({ version, revision }) => revision?.version ?? version)
    .join();

/** A file that did not change stays the same object, so that its form is not reset. */
function keepUnchanged(site: Site | undefined) {
  return (now: Subject): Subject => {
    const before = site?.subjects.find(({ file }) => file === now.file);
    return before && versionOf(before) === versionOf(now) ? before : now;
  };
}
