import { hc, type InferResponseType, parseResponse } from "hono/client";
import type { EditorApi } from "../server/editor-routes.ts";

/** The editor's program does not run, or is starting again. */
export class Away extends Error {
  constructor() {
    super(sayAway);
  }
}

export const sayAway =
  "The editor’s program is not running. What you type is kept in this browser, and saved when it runs again: npm run edit.";

/** The server's routes. A call rejects with the server's own sentence. */
export const { api } = hc<EditorApi>(".", {
  async fetch(input: RequestInfo | URL, init?: RequestInit) {
    const answer = await fetch(input, init).catch(() => {
      throw new Away();
    });
    if (answer.ok) return answer;
    const { message } = await answer.json().catch(() => ({ message: answer.statusText }));
    throw new Error(message);
  },
});

export { parseResponse as read };

export type LaunchItem = InferResponseType<typeof api.launch.$get>[number];
export type Language = InferResponseType<typeof api.languages.$get>[number];
export type Saved = InferResponseType<typeof api.content.$put>;

/** The address of a picture as any browser shows it. */
export function viewOf(file: string, width: 160 | 1400): string {
  return `api/originals?${new URLSearchParams({ file, width: `${width}` })}`;
}
