import type { Path } from "./address.ts";

// What the editor's server answers; the types are its own, written down in editor/server/.

export interface Sheet {
  value: unknown;
  version: string;
}

export interface Mistake {
  file: string;
  line?: number;
  path: Path;
  entry?: string;
  message: string;
}

export interface Subject extends Partial<Sheet> {
  file: string;
  schema: object;
  /** Why the file cannot be read. */
  broken?: string;
}

export interface Site {
  preview: string;
  canUndo: boolean;
  mistakes: Mistake[];
  subjects: Subject[];
}

export type Saved = { canUndo: boolean } & (
  | { kind: "saved"; sheet: Sheet }
  | { kind: "refused"; mistakes: Mistake[] }
  | { kind: "overtaken"; sheet: Sheet }
);

export interface PictureEntry {
  file: string;
  tallFile?: string;
  alt: string;
  credit: string;
  focus: [number, number];
}

export type PictureEntries = Record<string, PictureEntry>;

export interface Crop {
  name: string;
  ratio: readonly [number, number];
}

export interface PictureFacts {
  name: string;
  width: number;
  height: number;
  isDrawing: boolean;
  crops: Crop[];
  small?: { message: string; isTooSmall: boolean };
  problem?: string;
}

export interface LaunchItem {
  name: string;
  group: string;
  /** Undefined for a setting of the service. */
  file?: string;
  path: Path;
  todo: string;
}

export interface Release {
  id: string;
  publishedAt: number;
  isCurrent: boolean;
}

export interface Inquiry {
  id: string;
  state: "queued" | "held" | "sent" | "dead" | "erased";
  isFiled: 0 | 1;
  name: string;
  email: string;
  message?: string;
  suspicion: string | null;
  createdAt: number;
  nextAt: number;
  attempts: number;
  lastFailure: string | null;
}

/** Rejects with the server's own sentence. */
export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, init);
  } catch {
    throw new Error("The editor's program has ended. Start it again with npm run edit.");
  }
  if (answer.ok) return answer.json();
  const { message } = await answer.json().catch(() => ({ message: answer.statusText }));
  throw new Error(message);
}

export function save(file: string, sheet: Sheet): Promise<Saved> {
  const path = file.split("/").map(encodeURIComponent).join("/");
  return ask(`content/${path}`, { method: "PUT", body: JSON.stringify(sheet) });
}

/** Puts a photograph where the site's originals are; the answer has the name that it got. */
export function upload(photograph: File): Promise<{ file: string; width: number; height: number }> {
  const path = `originals/${encodeURIComponent(photograph.name)}`;
  return ask(path, { method: "POST", body: photograph });
}

/** The address of a picture as any browser shows it. */
export function viewOf(file: string, width: 160 | 1400): string {
  return `api/originals/${encodeURIComponent(file)}?width=${width}`;
}
