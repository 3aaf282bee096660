import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";
import { findFreePort } from "../addresses.ts";
import { copyProject } from "../copy-project.ts";
import { eventually, startTestService } from "../service/harness.ts";
import { createPoster, makeSubmission } from "../service/load.ts";
import { makeSelfSigned } from "../service/self-signed.ts";
import { buildImage, startInImage } from "./containerfile.ts";
import { debianTool } from "./debian-tool.ts";

// Checks each file of deploy/ with the program that reads it.

const deploy = (file: string) => join(projectRoot, "deploy", file);

/** On a real disk, because a file system in memory may forbid programs and devices. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The tool's path. Skips the test if there is none. */
function needTool(skip: TestContext["skip"], command: string, packageName?: string): string {
  return debianTool(command, packageName) ?? skip(`not checked: ${command} is not here`);
}

test("systemd accepts resort.service", ({ skip }) => {
  const analyze = needTool(skip, "systemd-analyze", "systemd");
  const { status, stdout, stderr } = spawnSync(analyze, ["verify", deploy("resort.service")], {
    encoding: "utf8",
  });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: "" });
});

test("Caddy accepts the Caddyfile; guests get the pages through it, and not /ready", async ({ skip }) => {
  const caddy = needTool(skip, "caddy");
  const folder = makeFolder();
  const env = { ...process.env, HOME: folder };
  execFileSync(caddy, ["validate", "--adapter", "caddyfile", "--config", deploy("Caddyfile")], {
    env,
    stdio: "pipe",
  });

  const { address } = await startTestService({ settings: { TRUST_PROXY_HOPS: "1" } });
  const proxy = `http://127.0.0.1:${await findFreePort()}`;
  const own = readFileSync(deploy("Caddyfile"), "utf8")
    .replace("www.example.com {", `${proxy} {`)
    .replace("reverse_proxy 127.0.0.1:3000", `reverse_proxy ${new URL(address).host}`);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${own}`);
  const running = spawn(caddy, ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    env,
    stdio: "ignore",
  });
  onTestFinished(() => void running.kill());
  const ask = (path: string) => fetch(proxy + path).catch(() => undefined);
  expect((await eventually(() => ask("/"))).status).toBe(200);
  expect((await ask("/ready"))?.status).toBe(404);
  expect((await ask("/health"))?.status).toBe(200);
});

test("nginx accepts nginx.conf", ({ skip }) => {
  const nginx = needTool(skip, "nginx");
  const folder = makeFolder();
  const { key, cert } = makeSelfSigned();
  writeFileSync(join(folder, "key.pem"), key);
  writeFileSync(join(folder, "cert.pem"), cert);
  const own = readFileSync(deploy("nginx.conf"), "utf8")
    .replace("/etc/ssl/certs/www.example.com.pem", join(folder, "cert.pem"))
    .replace("/etc/ssl/private/www.example.com.key", join(folder, "key.pem"));
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/pid;\nevents {}\nhttp {\n${paths.join("\n")}\naccess_log off;\n${own}}\n`,
  );
  const words = ["-t", "-q", "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  const { status, stderr } = spawnSync(nginx, words, { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("the Containerfile's steps make an image that serves the site and keeps inquiries, and has no secrets", async ({
  skip,
}) => {
  const base = await makeBase(skip);
  const folder = makeFolder();
  const context = copyProject(join(folder, "context"));
  const secrets = [".env", "edge.env", "data/inquiries.db", ".cache/edge/state"];
  for (const file of secrets) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    writeFileSync(join(context, file), "secret");
  }
  const cache = join(folder, "cache");
  // Making all pictures again would take minutes.
  mkdirSync(cache);
  const pictures = join(projectRoot, ".cache/pictures");
  if (existsSync(pictures)) cpSync(pictures, join(cache, "pictures"), { recursive: true });
  const image = buildImage({
    containerfile: deploy("Containerfile"),
    context,
    base,
    folder,
    cache,
    env: { npm_config_registry: npm("config", "get", "registry"), ...certificates(base) },
  });
  expect(
    [...secrets, ".git", "node_modules/vite"].filter((file) => existsSync(join(image.root, "site", file))),
  ).toEqual([]);

  const port = String(await findFreePort());
  const service = startInImage(image, { PORT: port });
  onTestFinished(() => void service.kill("SIGKILL"));
  let said = "";
  service.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  service.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => said, { timeout: 60_000 }).toContain(`:${port}`);
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${address}/assets/OFL-anek.txt`)).status).toBe(200);
  const { post, close } = createPoster(1);
  const { id, body } = makeSubmission();
  expect(await post(address, body)).toEqual({ status: 200, text: "OK" });
  close();
  const run = async (...command: string[]) => {
    const child = startInImage(image, { PORT: port }, command);
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    const [status] = await once(child, "close");
    return { status, said: Buffer.concat(chunks).toString() };
  };
  expect(await run("sh", "-c", image.healthCheck)).toMatchObject({ status: 0 });
  expect(await run("id", "-un")).toEqual({ status: 0, said: "node\n" });
  const list = await run("node", "scripts/inquiries.ts", "list");
  expect(list.status).toBe(0);
  expect(list.said).toContain(id.slice(0, 8));
  service.kill("SIGTERM");
  expect(await once(service, "close")).toEqual([0, null]);
});

/**
 * A copy of what node:26-slim contains: a bare Debian, the user "node", Node and npm in /usr/local. Skips the test if
 * that cannot be made.
 */
async function makeBase(skip: TestContext["skip"]): Promise<string> {
  const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;
  if (!canMount) return skip("not checked: it needs Linux, and root that may mount");
  const debootstrap = needTool(skip, "debootstrap");
  const [mirror, suite] = debianMirror() ?? skip("not checked: it needs a Debian with its package lists");
  if (!npm("view", "hono", "name", "--fetch-retries=0"))
    return skip("not checked: npm's registry is out of reach");
  const base = join(makeFolder(), "base");
  const scripts = join(dirname(debootstrap), "../share/debootstrap");
  const { status, stdout } = spawnSync(
    "sh",
    [debootstrap, "--variant=minbase", "--include=libatomic1", suite, base, mirror],
    {
      env: { ...process.env, DEBOOTSTRAP_DIR: scripts, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
      encoding: "utf8",
    },
  );
  if (status !== 0) return skip(`not checked: debootstrap failed: ${stdout.slice(-300)}`);
  execFileSync("chroot", [base, "/usr/sbin/useradd", "--uid", "1000", "--create-home", "node"], {
    stdio: "pipe",
  });
  cpSync(realpathSync(process.execPath), join(base, "usr/local/bin/node"));
  // `npm` is a link to <folder>/bin/npm-cli.js.
  const cli = process.env.npm_execpath ?? execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" });
  const npmFolder = join(realpathSync(cli.trim()), "../..");
  cpSync(npmFolder, join(base, "usr/local/lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(base, "usr/local/bin/npm"));
  cpSync("/etc/resolv.conf", join(base, "etc/resolv.conf"));
  return base;
}

function debianMirror(): [mirror: string, suite: string] | undefined {
  const words = ["indextargets", "--format", "$(SITE) $(CODENAME)", "Created-By: Packages"];
  const { stdout } = spawnSync("apt-get", words, { encoding: "utf8" });
  const [, mirror, suite] = /^(\S+\/debian\/?) ([a-z]+)$/m.exec(stdout ?? "") ?? [];
  return mirror && suite ? [mirror, suite] : undefined;
}

/** npm's output; empty if it fails. */
function npm(...words: string[]): string {
  const { status, stdout } = spawnSync("npm", words, { encoding: "utf8", timeout: 60_000 });
  return status === 0 ? stdout.trim() : "";
}

/** Certificates of a machine behind a proxy; the image's Node needs them for npm. */
function certificates(base: string): Record<string, string> {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return {};
  cpSync(realpathSync(file), join(base, "etc/extra-certificates.pem"));
  return { NODE_EXTRA_CA_CERTS: "/etc/extra-certificates.pem" };
}
