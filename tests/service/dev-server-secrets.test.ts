import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageSource } from "#shared/pages.ts";
import { printedAddress } from "../addresses.ts";
import { rawRequest } from "./raw-request.ts";

const mark = "nobody-may-read-this";
/** Files with passwords and inquiries, and sources that no page imports. A line with the mark is added to each. */
const secrets = [
  "edge.env",
  ".env",
  "data/inquiries.db",
  "data/Maildir/new/1.eml",
  "data/photograph.png",
  ".cache/edge/state/inquiries.sqlite",
  ".git/config",
  "dist/current",
  "service/main.ts",
  "scripts/start.ts",
  "vite.config.ts",
  "README.md",
  "content/dining.yaml",
];

const folder = mkdtempSync(join(tmpdir(), "kafal-dev-"));
let server: ChildProcess;
/** 'http://localhost:5173' */
let origin: string;

beforeAll(async () => {
  const project = join(import.meta.dirname, "../..");
  for (const name of ["app", "content", "media", "public", "scripts", "service", "shared", "site-build"])
    cpSync(join(project, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith("node_modules"),
    });
  for (const name of ["package.json", "tsconfig.json", "vite.config.ts"])
    cpSync(join(project, name), join(folder, name));
  // Two servers must not share Vite's cache in node_modules/.vite.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(project, "node_modules")))
    if (name !== ".vite")
      symlinkSync(join(project, "node_modules", name), join(folder, "node_modules", name));
  for (const secret of secrets) {
    mkdirSync(dirname(join(folder, secret)), { recursive: true });
    appendFileSync(join(folder, secret), `\n${secret.endsWith(".ts") ? "//" : "#"} ${mark}\n`);
  }
  const vite = join(project, "node_modules/vite/bin/vite.js");
  const env = { ...process.env, PORT: "0", NO_COLOR: "1", NODE_ENV: "development" };
  server = spawn(process.execPath, [vite], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  ({ origin } = new URL(await printedAddress(server)));
  // Only modules that were rendered and loaded are served.
  for (const path of await loadPage("/Dining")) await ask(path);
}, 600_000);

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string> = {}) {
  // The project's path may contain a space or an accent, which a browser encodes.
  const encoded = path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  const answer = await rawRequest(origin, encoded, { headers: { Host: new URL(origin).host, ...headers } });
  return { ...answer, body: answer.body.toString() };
}

/** Requests a page and every module that it imports, as a browser does. */
async function loadPage(page: string): Promise<string[]> {
  const { body, status } = await ask(page);
  expect(status).toBe(200);
  const [, loader = "", modules = ""] = /data-loader="([^"]+)" data-modules="([^"]+)"/.exec(body) ?? [];
  const asked = [loader, ...modules.split(" ")];
  for (const path of asked) {
    const answer = await ask(path, { "Sec-Fetch-Dest": "script" });
    expect([path, answer.status]).toEqual([path, 200]);
    const imported = [...answer.body.matchAll(/(?:from|import\(|import) ?"(\/[^"]+)"/g)].map(
      ([, found = ""]) => found,
    );
    for (const found of imported) if (!asked.includes(found)) asked.push(found);
  }
  return asked;
}

test("a page is served with all modules that it imports", async () => {
  const modules = await loadPage("/Dining");
  expect(modules).toContain(`/${pageSource("dining")}`);
  expect(modules).toContain("/content/dining.yaml?import");
  expect((await ask("/Nowhere")).status).toBe(404);
  expect((await ask("/icon.svg")).status).toBe(200);
});

test.each([...secrets, "package.json"])("%s is not served in any form", async (file) => {
  const words = ["raw", "url", "import", "import&raw", "import&url", "url&no-inline", "inline", "direct"];
  const queries = ["", ...words, "import&script", "script", "t=1600000000000", "import&vite-wasm-instance"];
  const detours = ["/app/../", "/app/..%2f", "/app/%2e%2e/", "//", "/./", "/%2e/", "/@fs/", "/@id/"];
  const paths = [
    ...queries.flatMap((query) => [`/${file}?${query}`, `/@fs${folder}/${file}?${query}`]),
    `/${file}`,
    `/${file}.map`,
    `/${file}/`,
    `${origin}/${file}`,
    `/${file.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
    `/@fs${folder}/app/../${file}?import&raw`,
    `/@id/${folder}/${file}?import&raw`,
    `/@id/__x00__${folder}/${file}`,
    `/app/entry.client.tsx/../../${file}?import&raw`,
    ...detours.flatMap((detour) => [`${detour}${file}`, `${detour}${file}?import&raw`]),
  ];
  for (const path of paths)
    for (const use of ["script", "style", "document", "empty"]) {
      const { body } = await ask(path, { "Sec-Fetch-Dest": use });
      const isServed = body.includes(mark) || body.includes('"resort-website"');
      expect([path, use, isServed]).toEqual([path, use, false]);
    }
});

test("the user's text editor is not opened", async () => {
  expect((await ask("/__open-in-editor?file=package.json")).status).toBe(404);
});

test.each([
  { Host: "evil.localhost:1234" },
  { Host: "evil.example" },
  { Host: "localhost" },
  { Origin: "http://evil.localhost:1234" },
  { Origin: "http://localhost:1" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
  { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors" },
])("another site's page gets nothing: %j", async (headers: Record<string, string>) => {
  const paths = ["/", "/@vite/client", "/app/entry.client.tsx", "/content/dining.yaml?import", "/icon.svg"];
  for (const path of [...paths, "/pictures/none.avif"]) {
    const answer = await ask(path, headers);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  }
  expect(await askToConnect(headers)).toBe("refused");
});

test("a page may be linked from elsewhere, and its own requests are served", async () => {
  const link = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
  expect((await ask("/Dining", link)).status).toBe(200);
  const own = { Origin: origin, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
  expect((await ask("/@vite/client", own)).status).toBe(200);
});

test("the connection for changes serves no file", async () => {
  const socket = new WebSocket(origin.replace("http", "ws"), "vite-hmr");
  const answer = await new Promise<string>((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("No connection.")));
    socket.addEventListener("open", () => {
      const data = { name: "fetchModule", id: "send:1", data: [`${folder}/edge.env?raw`] };
      socket.send(JSON.stringify({ type: "custom", event: "vite:invoke", data }));
    });
    socket.addEventListener("message", ({ data }) => {
      if (String(data).includes("vite:invoke")) resolve(String(data));
    });
  });
  socket.close();
  expect(answer).toContain("fetchModule is disabled");
  expect(answer).not.toContain(mark);
});

function askToConnect(headers: Record<string, string>): Promise<"connected" | "refused"> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    const upgrade = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
      "Sec-WebSocket-Protocol": "vite-hmr",
    };
    const outgoing = request({ hostname, port, headers: { Host: host, ...upgrade, ...headers } });
    outgoing.on("upgrade", (_, socket) => {
      socket.destroy();
      resolve("connected");
    });
    outgoing.on("response", () => resolve("refused"));
    outgoing.on("error", () => resolve("refused"));
    outgoing.end();
  });
}
