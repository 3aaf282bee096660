import { useEffect, useRef, useState } from "react";
import type { Mistake } from "../../../site-build/content/mistake.ts";
import type { Saved } from "../api.ts";

export interface SaveState {
  kind: "saved" | "saving" | "invalid" | "conflict" | "failed";
  mistakes: readonly Mistake[];
  /** Why it failed. */
  sentence?: string;
}

type Revision<Value> = { value: Value; version: string };

const debounceMs = 300;
const none: readonly Mistake[] = [];
const savers = new Set<() => Promise<void>>();

/** Resolves when the server has answered to everything that was typed. */
export async function saveAll(): Promise<void> {
  await Promise.all([...savers].map((save) => save()));
}

/**
 * A file or a part of it while it is edited. Each change is sent after a pause, one at a time. What the check refuses
 * stays in the form only. `opened` is the same object until the file changes.
 */
export function useAutosave<Value>(
  opened: Revision<Value>,
  send: (revision: Revision<Value>) => Promise<Saved>,
  onSaved: (saved: Saved) => void,
) {
  const [value, setValue] = useState(opened.value);
  const [state, setState] = useState<SaveState>({ kind: "saved", mistakes: none });
  const latest = useRef({ ...opened, sending: Promise.resolve(), isDirty: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another version of the file: by undo, by another form, or from outside.
  useEffect(() => {
    if (latest.current.version === opened.version) return;
    Object.assign(latest.current, opened, { isDirty: false });
    setValue(opened.value);
    setState(({ kind }) => ({ kind: kind === "conflict" ? kind : "saved", mistakes: none }));
  }, [opened]);

  async function save() {
    const { current } = latest;
    clearTimeout(timer.current);
    await current.sending;
    if (!current.isDirty) return;
    current.sending = sendLatest();
    await current.sending;
  }

  async function sendLatest() {
    const { current } = latest;
    current.isDirty = false;
    try {
      const saved = await send({ value: current.value, version: current.version });
      if (saved.kind === "saved") current.version = saved.revision.version;
      // What was typed during the request is not saved yet. After a conflict the form shows the file again.
      const kind = current.isDirty && saved.kind !== "conflict" ? "saving" : saved.kind;
      setState({ kind, mistakes: saved.kind === "invalid" ? saved.mistakes : none });
      onSaved(saved);
    } catch (error) {
      setState(({ mistakes }) => ({ kind: "failed", mistakes, sentence: (error as Error).message }));
    }
  }

  // When the form is closed its last change is sent at once.
  const saveLatest = useRef(save);
  saveLatest.current = save;
  useEffect(() => {
    const finish = () => saveLatest.current();
    savers.add(finish);
    return () => {
      savers.delete(finish);
      void finish();
    };
  }, []);

  function change(next: Value) {
    latest.current.value = next;
    latest.current.isDirty = true;
    setValue(next);
    setState(({ mistakes }) => ({ kind: "saving", mistakes }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), debounceMs);
  }

  return { value, state, change };
}
