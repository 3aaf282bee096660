import { deepEquals } from "@rjsf/utils";
import type { InferRequestType } from "hono/client";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { valueAt } from "../../../site-build/content/fields.ts";
import { titleOf } from "../../labels.ts";
import { Away, api, read, type Saved } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { keepWords, keptKeys, keptWords } from "../kept-words.ts";

/** What is edited together. */
interface Place {
  file: Saved["file"];
  /** The path of an edition, for its texts of the file. Undefined: the first one. */
  edition?: string | undefined;
  /** The name of the picture that is edited. Undefined: the whole file. */
  picture?: string | undefined;
}

/** What was typed and the server has not taken yet. */
interface Unsaved extends Place {
  /** What the server had when the form showed it. */
  base: unknown;
  /** Sent, but not answered yet. It is sent again unchanged, because the server may already have saved it. */
  sent?: unknown;
  /** What the form shows. The same object as `base` if nothing waits. */
  value: unknown;
}

interface Entry extends Unsaved {
  /** Why it could not be sent. */
  failure?: string | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
  onSaved: (saved: Saved) => void;
}

/** Of one form. */
export interface SaveState {
  isUnsaved: boolean;
  /** Why it could not be sent. */
  failure: string | undefined;
}

const debounceMs = 300;
/** By the key in the browser. */
const entries = new Map<string, Entry>();
const sending = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
// The path holds the token: another project's editor may have used the same port.
const prefix = `unsaved ${location.pathname} `;
const tab = crypto.randomUUID();
// The lock ends when the tab is closed or crashes. Other tabs then send what it could not send.
void navigator.locks.request(tab, () => new Promise(() => {}));

/**
 * A file or one picture while it is edited. Each change is sent after a pause, one at a time, and kept in the browser until
 * the server has taken it. `opened` is the same object until the file changes.
 */
export function useAutosave<Value>(place: Place, opened: { value: Value }) {
  const { onSaved } = useEditor();
  const { file, edition = "", picture = "" } = place;
  const name = `${prefix}${tab} ${file} ${picture} ${edition}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect below follows the other values
  useMemo(() => {
    const before = entries.get(name);
    if (!before || !isUnsaved(before))
      entries.set(name, { ...place, base: opened.value, value: opened.value, onSaved });
  }, [name]);
  const entry = useSyncExternalStore(follow, () => entries.get(name) as Entry);
  // Another version of the file: by undo, by another form, or from outside.
  useEffect(() => {
    const now = entries.get(name) as Entry;
    if (!isUnsaved(now) && !areSame(now.value, opened.value))
      set(name, { base: opened.value, value: opened.value });
  }, [name, opened]);
  // When the form closes, send its last change at once.
  useEffect(() => () => void save(name), [name]);

  function change(value: Value) {
    clearTimeout(entries.get(name)?.timer);
    set(name, { value, timer: setTimeout(() => void save(name), debounceMs) });
    keep(name);
  }

  return {
    value: entry.value as Value,
    state: { isUnsaved: isUnsaved(entry), failure: entry.failure },
    change,
  };
}

/**
 * Sends all that was typed, also in tabs that are gone. What is refused stays in the browser: its form says why, and for a
 * closed tab the result.
 */
export async function sendAll(): Promise<string | undefined> {
  const [refusals] = await Promise.all([
    Promise.all(unsavedOfOthers().map(takeOver)),
    ...[...entries.keys()].map(save),
  ]);
  return refusals.find((refusal) => refusal !== undefined);
}

/** `sendAll` before an action that needs everything saved. Rejects if something could not be saved. */
export async function saveAll(): Promise<void> {
  const refusal = await sendAll();
  if (refusal) throw new Error(refusal);
  const failed = [...entries.values()].find((entry) => isUnsaved(entry) && entry.failure);
  if (failed) throw new Error(`“${titleOf(failed.file)}” is not saved yet. ${failed.failure}`);
}

async function save(name: string): Promise<void> {
  const entry = entries.get(name) as Entry;
  clearTimeout(entry.timer);
  if (!isUnsaved(entry)) return;
  const running = sending.get(name) ?? send(name).finally(() => sending.delete(name));
  sending.set(name, running);
  await running;
}

async function send(name: string): Promise<void> {
  for (let entry = entries.get(name) as Entry; isUnsaved(entry); entry = entries.get(name) as Entry) {
    const { base, sent = entry.value, onSaved } = entry;
    set(name, { sent });
    keep(name);
    try {
      const saved = await put(entry, base, sent);
      const isTyping = entries.get(name)?.value !== sent;
      const now = isTyping ? sent : answered(saved, entry);
      // Keep the same object if it is equal, so that the form does not render again while it has the focus.
      const known = areSame(now, sent) ? sent : now;
      set(name, { base: known, sent: undefined, failure: undefined, ...(!isTyping && { value: known }) });
      onSaved(saved);
    } catch (error) {
      // What was refused is not on the server. Without an answer, it may be.
      const isRefused = !(error instanceof Away);
      return set(name, { failure: (error as Error).message, ...(isRefused && { sent: undefined }) });
    } finally {
      keep(name);
    }
  }
}

const onePicture = api.pictures[":name"];

function put({ file, edition = "", picture }: Place, base: unknown, value: unknown): Promise<Saved> {
  if (!picture) return read(api.content.$put({ json: { file, edition, base, value } }));
  const json = { base, value } as InferRequestType<typeof onePicture.$put>["json"];
  return read(onePicture.$put({ param: { name: picture }, json }));
}

/** As the server sees them: JSON leaves out the empty fields of a group that was just added, but the form needs them. */
const areSame = (one: unknown, other: unknown) => deepEquals(inJson(one), inJson(other));
const inJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

function answered({ revision, editions }: Saved, { edition, picture }: Place): unknown {
  if (edition) return editions[edition]?.revision?.value;
  return picture ? valueAt(revision.value, [picture]) : revision.value;
}

const isUnsaved = ({ base, value, sent }: Unsaved) => base !== value || sent !== undefined;

function set(name: string, changes: Partial<Entry>): void {
  entries.set(name, { ...(entries.get(name) as Entry), ...changes });
  for (const listener of listeners) listener();
}

/** Keeps the entry in the browser, in case the tab or the server crashes. */
function keep(name: string): void {
  const entry = entries.get(name) as Entry;
  const { file, edition, picture, base, sent, value } = entry;
  const kept: Unsaved = { file, edition, picture, base, sent, value };
  keepWords(name, isUnsaved(entry) ? JSON.stringify(kept) : undefined);
}

const unsavedOfOthers = () => keptKeys(prefix).filter((name) => !name.startsWith(`${prefix}${tab} `));

/** Sends what a closed tab could not send. What cannot be sent now is kept and tried again. Resolves with why it was refused. */
async function takeOver(name: string): Promise<string | undefined> {
  const [owner = ""] = name.slice(prefix.length).split(" ");
  return navigator.locks.request(owner, { ifAvailable: true }, async (lock) => {
    const kept = lock && keptWords(name);
    if (!kept) return;
    const unsaved: Unsaved = JSON.parse(kept);
    const { file, base, sent, value } = unsaved;
    try {
      if (sent !== undefined) await put(unsaved, base, sent);
      await put(unsaved, sent ?? base, value);
      keepWords(name, undefined);
    } catch (error) {
      if (error instanceof Away) return;
      return `“${titleOf(file)}” has words of a closed tab that are not saved. ${(error as Error).message}`;
    }
  });
}

function follow(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
