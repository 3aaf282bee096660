import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { findFreePort } from "../addresses.ts";
import { until } from "./drive.ts";

// WebDriver has no console, so each page records its own errors, from before its first script.
const recorder = `
window.complaints = [];
for (const level of ["error", "warn"]) {
  const write = console[level];
  console[level] = (...words) => { complaints.push(words.map(String).join(" ")); write.apply(console, words); };
}
// A browser may refuse the first of several sources.
addEventListener("error", (event) => event.target.localName === "source" || complaints.push(event.message ?? "A file did not load: " + (event.target.src ?? event.target.href)), true);
addEventListener("unhandledrejection", (event) => complaints.push("Unhandled: " + event.reason));
addEventListener("securitypolicyviolation", (event) => complaints.push("Policy: " + [event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber].join(" ")));
`;

/** The real service with a Maildir, behind a proxy that can stop. */
export async function serveSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "kafal-engines-"));
  const [port, servicePort] = [await findFreePort(), await findFreePort()];
  const service = spawn(process.execPath, ["service/main.ts"], {
    cwd: projectRoot,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(servicePort), DATA_DIR: dataDir, RATE_PER_IP: "1000" },
  });
  await until("the service", () =>
    fetch(`http://localhost:${servicePort}/`).then(
      () => true,
      () => undefined,
    ),
  );
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === "/complaints.js")
      return answer.setHeader("Content-Type", "text/javascript").end(recorder);
    // The proxy changes pages, so they must be uncompressed and not answered with 304.
    const { "accept-encoding": _, "if-none-match": __, ...headers } = asked.headers;
    const onwards = request(
      { port: servicePort, method: asked.method, path: asked.url, headers },
      (given) => {
        const isPage = given.headers["content-type"]?.startsWith("text/html");
        answer.statusCode = given.statusCode ?? 502;
        for (const [name, value] of Object.entries(given.headers))
          if (value && !(isPage && name === "content-length")) answer.setHeader(name, value);
        if (!isPage || asked.method === "HEAD") return given.pipe(answer);
        given.setEncoding("utf8").once("data", (start: string) => {
          answer.write(start.replace(/<head>/, '<head><script src="/complaints.js"></script>'));
          given.pipe(answer);
        });
      },
    );
    onwards.on("error", () => answer.destroy());
    asked.pipe(onwards);
  };
  const server = createServer(pass);
  const start = async () => {
    server.listen(port);
    await once(server, "listening");
  };
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  await start();
  return {
    address: (path: string) => `http://localhost:${port}${path}`,
    start,
    stop,
    /** The mails in the Maildir. */
    mails: () => globSync(`${dataDir}/**/new/*`).map((file) => readFileSync(file, "utf8")),
    async close() {
      await stop();
      service.kill();
      await once(service, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;
