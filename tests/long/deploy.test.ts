import { execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, matchesGlob, relative } from "node:path";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { findFreePort } from "../addresses.ts";
import { copyProject, environmentOfCopy, lendPictures } from "../copy-project.ts";
import { eventually, makeFolder, postInquiry, startTestService } from "../service/harness.ts";

// Checks each file of deploy/ with the program that reads it.

const deploy = (file: string) => join(projectRoot, "deploy", file);

const sbin = ["/usr/sbin", "/sbin", "/usr/bin", "/bin"];

/**
 * The path of a command: the machine's own, or that of a Debian package that is unpacked into .cache. Nothing is
 * installed, because installing Caddy or nginx would start it. Skips the test if neither works.
 */
function needTool(skip: TestContext["skip"], command: string, packageName = command): string {
  const folder = join(projectRoot, ".cache/debian-tools", packageName);
  const find = () =>
    [...sbin, ...sbin.map((path) => join(folder, path))]
      .map((path) => join(path, command))
      .find((file) => existsSync(file));
  const found = find();
  if (found) return found;
  mkdirSync(folder, { recursive: true });
  const run = (program: string, words: string[]) =>
    spawnSync(program, words, { cwd: folder, stdio: "ignore", timeout: 120_000 }).status === 0;
  const download = () => run("apt-get", ["download", "-q", packageName]);
  const isHere = download() || (run("apt-get", ["update", "-q"]) && download());
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb")))
    run("dpkg", ["-x", file, "."]);
  return (isHere && find()) || skip(`not checked: ${command} is not here`);
}

test("systemd accepts the units and the timer", ({ skip }) => {
  const analyze = needTool(skip, "systemd-analyze", "systemd");
  const files = readdirSync(deploy("")).flatMap((file) =>
    /\.(service|timer)$/.test(file) ? [deploy(file)] : [],
  );
  const { status, stdout, stderr } = spawnSync(analyze, ["verify", ...files], { encoding: "utf8" });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: "" });
});

test("a failed copy is mailed, and publishing leaves memory for the service and goes on to mail", () => {
  expect(readFileSync(deploy("resort-backup.service"), "utf8")).toMatch(/^ExecStart=.* --mail-failure'?$/m);
  const publishing = readFileSync(deploy("resort-publish.service"), "utf8").split("\n");
  expect(publishing).toEqual(expect.arrayContaining(["MemoryMax=1536M", "OOMPolicy=continue"]));
});

/**
 * What curl gets here from `url`, also of a domain: status, HTTP version and where a redirect leads. Without blocking this
 * process, which serves the pages.
 */
async function ask(url: string): Promise<string> {
  const words = ["-sk", "-o", "/dev/null", "-w", "%{http_code} %{http_version} %{redirect_url}"];
  words.push("--connect-to", `::127.0.0.1:${new URL(url).port}`, url);
  const [answer] = await once(spawn("curl", words).stdout, "data");
  return String(answer).trim();
}

/** Runs a program until the test ends. */
function run(program: string, words: string[], options: SpawnOptions = {}) {
  const running = spawn(program, words, { stdio: "ignore", ...options });
  onTestFinished(() => void running.kill("SIGKILL"));
  return running;
}

const waitFor = (url: string) => eventually(async () => (await ask(url)).replace(/^000.*/, ""), 30);

test("guests get the pages through Caddy, and not /ready", async ({ skip }) => {
  const caddy = needTool(skip, "caddy");
  const folder = makeFolder(tmpdir());
  const env = { ...process.env, HOME: folder };
  const validate = ["validate", "--adapter", "caddyfile", "--config", deploy("Caddyfile")];
  execFileSync(caddy, validate, { env, stdio: "pipe" });
  const { address } = await startTestService({ settings: { TRUST_PROXY_HOPS: "1" } });
  const port = await findFreePort();
  const [proxy, bare] = [`http://www.example.com:${port}`, `http://example.com:${port}`];
  const own = readFileSync(deploy("Caddyfile"), "utf8")
    .replaceAll(/^(www\.)?example\.com \{/gm, "http://$&")
    .replaceAll("127.0.0.1:3000", new URL(address).host);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\thttp_port ${port}\n}\n${own}`);
  const words = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  run(caddy, words, { env });
  expect(await waitFor(`${proxy}/`)).toBe("200 1.1");
  expect(await ask(`${proxy}/ready`)).toBe("404 1.1");
  expect(await ask(`${proxy}/health`)).toBe("200 1.1");
  expect(await ask(`${bare}/Offers`)).toBe("301 1.1 https://www.example.com/Offers");
  expect(await ask(`http://other.example:${port}/`)).toBe("000 0");
});

test("guests get the pages through nginx by HTTP/2, from port 80 by a redirect, and not /ready", async ({
  skip,
}) => {
  const nginx = needTool(skip, "nginx");
  const folder = makeFolder(tmpdir());
  const certificate = ["-subj", "/CN=localhost", "-keyout", "key.pem", "-out", "cert.pem"];
  execFileSync(needTool(skip, "openssl"), ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...certificate], {
    cwd: folder,
    stdio: "pipe",
  });
  const { address } = await startTestService({ settings: { TRUST_PROXY_HOPS: "1" } });
  const [plain, secure] = [await findFreePort(), await findFreePort()];
  const own = readFileSync(deploy("nginx.conf"), "utf8")
    .replace("/etc/ssl/certs/www.example.com.pem", join(folder, "cert.pem"))
    .replace("/etc/ssl/private/www.example.com.key", join(folder, "key.pem"))
    .replaceAll("127.0.0.1:3000", new URL(address).host)
    .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${plain}`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${secure} `);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\nhttp {\n${paths.join("\n")}\naccess_log off;\n${own}}\n`,
  );
  const words = ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  run(nginx, words);
  expect(await waitFor(`http://www.example.com:${plain}/Offers`)).toBe(
    "301 1.1 https://www.example.com/Offers",
  );
  expect(await ask(`https://example.com:${secure}/Offers`)).toMatch(
    /^301 .* https:\/\/www\.example\.com\/Offers$/,
  );
  expect(await ask(`https://www.example.com:${secure}/`)).toBe("200 2");
  expect(await ask(`https://www.example.com:${secure}/ready`)).toBe("403 2");
  expect(await ask(`http://other.example:${plain}/`)).toBe("000 0");
  expect(await ask(`https://other.example:${secure}/`)).toBe("000 0");
});

test("the Containerfile's steps make a site that is served and keeps inquiries, without secrets", async () => {
  const folder = makeFolder(tmpdir());
  const [clone, site] = [copyProject(join(folder, "clone")), join(folder, "site")];
  const secrets = [".env", "edge.env", "data/inquiries.db", ".cache/edge/state"];
  for (const file of secrets) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), "secret");
  }
  const ignored = readFileSync(join(projectRoot, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const isIgnored = (file: string) => ignored.some((pattern) => matchesGlob(relative(clone, file), pattern));
  cpSync(clone, site, { recursive: true, filter: (file) => !isIgnored(file) });
  expect(secrets.filter((file) => existsSync(join(site, file)))).toEqual([]);
  lendPictures(site);

  const text = readFileSync(deploy("Containerfile"), "utf8");
  // The image's node is as new as that of the tests.
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...environmentOfCopy(), PATH: path };
  for (const [, command = ""] of text.matchAll(/^RUN (?:--mount=\S+ )?(npm .+)$/gm))
    execFileSync("sh", ["-c", command], { cwd: site, env, stdio: "pipe" });
  expect(existsSync(join(site, "node_modules/vite"))).toBe(false);

  const settings = Object.fromEntries(
    [...text.matchAll(/^ENV (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const port = String(await findFreePort());
  const own = { ...env, ...settings, DATA_DIR: join(folder, "data"), PORT: port };
  const [program, ...words] = JSON.parse(/^CMD (.*)$/m.exec(text)?.[1] ?? "[]");
  const service = run(program, words, { cwd: site, env: own });
  const address = `http://127.0.0.1:${port}`;
  expect((await eventually(() => fetch(address).catch(() => undefined), 30)).status).toBe(200);
  const { id, status, text: answer } = await postInquiry(address);
  expect([status, answer]).toEqual([200, "OK"]);
  /** Throws if it fails. */
  const shell = (command: string) =>
    execFileSync("sh", ["-c", command], { cwd: site, env: own, stdio: "pipe" });
  shell(/^HEALTHCHECK CMD (.*)$/m.exec(text)?.[1] ?? "");
  expect(String(shell("node scripts/inquiries.ts list"))).toContain(id.slice(0, 8));
  service.kill("SIGTERM");
  expect(await once(service, "close")).toEqual([0, null]);
});
