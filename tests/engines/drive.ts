import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { findFreePort, firstOutput } from "../addresses.ts";

/** Key and pointer actions, which are the same in WebDriver and WebDriver BiDi. */
export interface InputSource {
  type: "key" | "pointer";
  id: string;
  actions: { type: string; value?: string; button?: number; x?: number; y?: number; duration?: number }[];
}

/** A browser with one window, used as a guest uses it. */
export type Browser = Awaited<ReturnType<typeof startFirefox>>;

/** Firefox by WebDriver BiDi, without geckodriver. */
export async function startFirefox(binary: string) {
  const profile = mkdtempSync(join(tmpdir(), "kafal-firefox-"));
  const words = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const firefox = spawn(binary, words, { stdio: ["ignore", "ignore", "pipe"] });
  const address = await firstOutput(firefox, /WebDriver BiDi listening on (ws:\S+)\s/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  /** Answers by the id of their command, and loads by their context. An error ends all that wait. */
  const messages = new EventEmitter().on("error", () => {});
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data));
    messages.emit(message.id ?? message.params?.context, message);
  });
  socket.addEventListener("close", () => messages.emit("error", new Error("Firefox has ended.")));
  const send = async (method: string, params: object): Promise<Reply> => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error("Firefox has ended.");
    sent += 1;
    const answered = once(messages, String(sent));
    socket.send(JSON.stringify({ id: sent, method, params }));
    const [answer] = await answered;
    if (answer.type === "error") throw new Error(describe(answer));
    return answer.result;
  };
  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree", {});
  const { context } = contexts[0];
  await send("session.subscribe", { events: ["browsingContext.load"] });
  return {
    resize: (width: number, height: number): Promise<unknown> =>
      send("browsingContext.setViewport", { context, viewport: { width, height } }),
    open: async (url: string): Promise<unknown> => {
      // `wait: "complete"` ends early with an error if the network is away, although the service worker has the page. What
      // runs in the former page then is never answered.
      const loaded = once(messages, context);
      await send("browsingContext.navigate", { context, url, wait: "none" });
      return loaded;
    },
    /** Runs a function in the page. Arguments and result are JSON; it cannot use outer variables. */
    evaluate: async <Words extends unknown[], Result>(
      inPage: (...words: Words) => Result,
      ...words: Words
    ): Promise<Awaited<Result>> => {
      const { result, exceptionDetails } = await send("script.callFunction", {
        functionDeclaration: `async () => JSON.stringify({ value: await (${inPage})(...${JSON.stringify(words)}) })`,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value).value;
    },
    act: (source: InputSource): Promise<unknown> =>
      send("input.performActions", { context, actions: [source] }),
    close: async () => {
      await send("browser.close", {}).catch(() => {});
      await ended(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

// The bar of WebKitGTK's MiniBrowser would make its window wider than a phone.
const narrowBar =
  "* { font-size: 4px; padding: 0; margin: 0; min-width: 0; -gtk-icon-transform: scale(0.3); }";

/** WebKitGTK's MiniBrowser by WebDriver, on a virtual screen. */
export async function startWebKit(driverBinary: string): Promise<Browser> {
  const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const settings = mkdtempSync(join(tmpdir(), "kafal-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), narrowBar);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await firstOutput(screen, /(\d+)\s/);
  const port = await findFreePort();
  const driver = spawn(driverBinary, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: settings,
      XDG_CACHE_HOME: settings,
      XDG_DATA_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Its sandbox needs namespaces, which containers and root seldom have. It opens only our site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const send = async (method: string, path: string, body?: object) => {
    const words = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, words);
    const { value } = (await response.json()) as { value: Reply };
    if (!response.ok) throw new Error(describe(value));
    return value;
  };
  await until("WebKitWebDriver", () => send("GET", "/status").catch(() => null));
  const browserOptions = { binary: miniBrowser, args: ["--automation"] };
  const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": browserOptions };
  const { sessionId } = await send("POST", "/session", { capabilities: { alwaysMatch: wanted } });
  const session = `/session/${sessionId}`;
  return {
    resize: (width, height) => send("POST", `${session}/window/rect`, { x: 0, y: 0, width, height }),
    open: (url) => send("POST", `${session}/url`, { url }),
    evaluate: async (inPage, ...words) => {
      // As text, because WebKit leaves out null.
      const script = `const done = arguments[0]; (async () => (${inPage})(...${JSON.stringify(words)}))()
        .then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ failure: String(error) })));`;
      const result = await send("POST", `${session}/execute/async`, { script, args: [] });
      const { value, failure } = JSON.parse(String(result));
      if (failure) throw new Error(failure);
      return value;
    },
    act: (source) => send("POST", `${session}/actions`, { actions: [source] }),
    close: async () => {
      await send("DELETE", session).catch(() => {});
      await Promise.all([driver, screen].map(ended));
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the answers of a protocol; what is missing in one fails its step
type Reply = Record<string, any>;

function describe({ error, message }: Reply): string {
  return `${error}: ${message}`;
}

/** Repeats `ask` until there is an answer; fails with what it waited for. */
export const until = <Answer>(what: string, ask: () => Answer | Promise<Answer>) =>
  vi.waitUntil(ask, { timeout: 60_000, interval: 100 }).catch((cause: Error) => {
    throw new Error(`Waited in vain for ${what}.`, { cause });
  });

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}
