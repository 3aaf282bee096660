import { EventEmitter } from "node:events";
import { join } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentModules } from "./plugin.ts";
import { type ContentSource, contentSource } from "./resolve.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const menu = join(contentSource().folder, "dining.yaml");

/** A development server whose pages and watcher a test plays. */
function serve(changes: Partial<ContentSource> = {}) {
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const clients = new Set();
  const sent: string[] = [];
  const ws = Object.assign(new EventEmitter(), {
    clients,
    send: ({ type }: { type: string }) => sent.push(`${type} to ${clients.size}`),
  });
  const handlers: Connect.NextHandleFunction[] = [];
  const middlewares = { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) };
  const server = { watcher, ws, environments: {}, middlewares };
  const source = { ...contentSource(), resolve: async () => undefined as never, ...changes };
  const { configureServer } = contentModules(source);
  (configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  return {
    sent,
    watcher,
    navigate() {
      const request = { url: "/Dining", headers: { "sec-fetch-mode": "navigate" } };
      for (const handle of handlers) handle(request as never, {} as never, () => {});
    },
    connect() {
      clients.add({});
      ws.emit("connection");
    },
  };
}

test("a change reloads the pages, also the one that was still loading, and that one once", async () => {
  const { sent, watcher, connect } = serve();
  watcher.emit("all", "change", menu);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["full-reload to 0"]);
  connect();
  connect();
  expect(sent).toEqual(["full-reload to 0", "full-reload to 1"]);
  watcher.emit("all", "change", join(menu, "../notes.txt"));
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);
  watcher.emit("all", "change", menu);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toBe("full-reload to 2");
});

test("a change while one page replaces another reaches the new one", async () => {
  const { sent, watcher, navigate, connect } = serve();
  navigate();
  connect();
  navigate();
  watcher.emit("all", "change", menu);
  await vi.runAllTimersAsync();
  connect();
  expect(sent).toEqual(["full-reload to 1", "full-reload to 2"]);
});

test("a file that changed before it was watched is read again; without a change no page is reloaded", async () => {
  const { read } = contentSource();
  for (const [shown, expected] of [
    [read(), []],
    [{ ...read(), privacy: undefined as never }, ["full-reload to 1"]],
  ] as const) {
    const { sent, connect } = serve({ read: () => shown });
    connect();
    await vi.runAllTimersAsync();
    expect(sent).toEqual(expected);
  }
});
