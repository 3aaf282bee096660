import { useEffect, useRef, useState } from "react";
import { type Mistake, type Saved, type Sheet, save } from "../server.ts";

export type SaveState =
  | { kind: "saved"; mistakes: readonly Mistake[] }
  | { kind: "saving"; mistakes: readonly Mistake[] }
  | { kind: "refused"; mistakes: readonly Mistake[] }
  | { kind: "overtaken"; mistakes: readonly Mistake[] }
  | { kind: "failed"; mistakes: readonly Mistake[]; sentence: string };

/** A pause in typing after which a change is written. */
const pauseMs = 300;
const nothing: readonly Mistake[] = [];

const open = new Set<() => Promise<void>>();

/** Resolves when everything that has been typed is either in its file or refused. */
export async function writeAll(): Promise<void> {
  await Promise.all([...open].map((write) => write()));
}

/**
 * One file of content/ while it is edited: every change is written by itself as soon as it is right, one at a time. What
 * the check refuses stays in the form and is not in the file.
 */
export function useSheet(file: string, opened: Sheet, onSaved: (file: string, saved: Saved) => void) {
  const [value, setValue] = useState(opened.value);
  const [state, setState] = useState<SaveState>({ kind: "saved", mistakes: nothing });
  const latest = useRef({
    value: opened.value,
    version: opened.version,
    saving: Promise.resolve(),
    isDirty: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another version of the file: the owner took a step back, or another form wrote it.
  useEffect(() => {
    if (latest.current.version === opened.version) return;
    Object.assign(latest.current, { value: opened.value, version: opened.version, isDirty: false });
    setValue(opened.value);
    setState({ kind: "saved", mistakes: nothing });
  }, [opened]);

  async function write() {
    const { current } = latest;
    clearTimeout(timer.current);
    await current.saving;
    if (!current.isDirty) return;
    current.saving = put();
    await current.saving;
  }

  async function put() {
    const { current } = latest;
    current.isDirty = false;
    try {
      const saved = await save(file, { value: current.value, version: current.version });
      if (saved.kind !== "refused") current.version = saved.sheet.version;
      if (saved.kind === "overtaken") {
        current.value = saved.sheet.value;
        setValue(saved.sheet.value);
      }
      // What was typed meanwhile is not saved yet.
      const kind = current.isDirty ? "saving" : saved.kind;
      setState({ kind, mistakes: saved.kind === "refused" ? saved.mistakes : nothing });
      onSaved(file, saved);
    } catch (error) {
      setState(({ mistakes }) => ({ kind: "failed", mistakes, sentence: (error as Error).message }));
    }
  }

  // What was typed last is written, too, when the owner goes to another file.
  const leave = useRef(write);
  leave.current = write;
  useEffect(() => {
    const finish = () => leave.current();
    open.add(finish);
    return () => {
      open.delete(finish);
      void finish();
    };
  }, []);

  function change(next: unknown) {
    latest.current.value = next;
    latest.current.isDirty = true;
    setValue(next);
    setState(({ mistakes }) => ({ kind: "saving", mistakes }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void write(), pauseMs);
  }

  return { value, state, change };
}
