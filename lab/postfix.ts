// npm run test:postfix: the service with Debian's Postfix. First its test server smtp-sink, which fails in many ways, then
// a Postfix instance that delivers into a Maildir. Needs root. Uses the loopback interface only and leaves no files.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../tests/addresses.ts";
import { createPoster, makeSubmission, pause, unlimited } from "../tests/service/load.ts";
import { spawnService } from "../tests/service/service-process.ts";

requirePostfix();
const root = mkdtempSync(join(tmpdir(), "postfix-"));
let failures = 0;

// -r: refuse for now (4xx); -f: refuse for good (5xx); -q: hang up; -w: answer after so many seconds.
await checkSink("takes everything", []);
await checkSink("450 at the greeting", ["-r", "connect"]);
await checkSink("450 for the recipient", ["-r", "rcpt"]);
await checkSink("450 for the message", ["-r", "."]);
await checkSink("500 for the message", ["-f", "."]);
await checkSink("hangs up at DATA", ["-q", "data"]);
await checkSink("hangs up after the message", ["-q", "."]);
await checkSink("answers each command after one second", ["-w", "1"]);
await checkMaildir(500);
rmSync(root, { recursive: true, force: true });
console.log(failures === 0 ? "Postfix took every inquiry." : `${failures} checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;

function requirePostfix() {
  const exists = () =>
    spawnSync("sh", ["-c", "command -v postfix smtp-sink"], { env: sbinEnv() }).status === 0;
  if (exists()) return;
  console.log("Installing Debian's postfix package ...");
  const options = ["install", "-y", "--no-install-recommends", "postfix"];
  spawnSync("apt-get", options, {
    env: { ...sbinEnv(), DEBIAN_FRONTEND: "noninteractive" },
    stdio: "inherit",
  });
  if (exists()) return;
  console.error("This check needs Debian's package postfix (apt-get install postfix) and root.");
  process.exit(1);
}

function sbinEnv() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
}

/** Submits an inquiry while smtp-sink fails, then replaces smtp-sink by one that works: the inquiry must arrive. */
async function checkSink(what: string, options: string[]) {
  const port = await findFreePort();
  const folder = mkdtempSync(join(root, "sink-"));
  const bad = startSink(port, options, folder);
  const service = spawnService({ ...unlimited, SMTP_URL: `smtp://127.0.0.1:${port}` }, folder);
  const address = await service.address();
  const { post, close } = createPoster(1);
  const { id, body } = makeSubmission();
  const { status } = await post(address, body);
  close();
  await waitUntil(() => /delivered|postponed/.test(service.said.err), 30_000);
  bad.kill("SIGKILL");
  const good = startSink(port, [], folder);
  const state = () => (/delivered/.test(service.said.err) ? "delivered" : "queued");
  // After a permanent refusal (5xx) the next try is an hour later: only check that the inquiry is still queued.
  const wanted = options[0] === "-f" ? "queued" : "delivered";
  await waitUntil(() => state() === "delivered", wanted === "queued" ? 1000 : 60_000);
  service.child.kill("SIGTERM");
  await service.ended;
  good.kill("SIGKILL");
  const first =
    /(delivered|postponed) id=.*/.exec(service.said.err)?.[0].replace(`id=${id} `, "") ?? "nothing";
  report(status === 200 && state() === wanted, `smtp-sink ${what}: ${first}; then ${state()}`);
}

function startSink(port: number, options: string[], folder: string) {
  return spawn("smtp-sink", ["-u", "nobody", ...options, `127.0.0.1:${port}`, "100"], {
    cwd: folder,
    env: sbinEnv(),
    stdio: "ignore",
  });
}

/** Submits `count` inquiries. A Postfix instance must deliver each once to the resort's mailbox. */
async function checkMaildir(count: number) {
  const port = await findFreePort();
  const mailbox = startPostfix(port);
  const folder = mkdtempSync(join(root, "full-"));
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, INQUIRY_ADDRESS: "stay@resort.example" };
  const service = spawnService({ ...unlimited, ...settings }, folder);
  const address = await service.address();
  const { post, close } = createPoster(16);
  const submissions = Array.from({ length: count }, makeSubmission);
  const answers = await Promise.all(submissions.map(({ body }) => post(address, body)));
  close();
  await waitUntil(() => listMails(mailbox).length >= count, 120_000);
  service.child.kill("SIGTERM");
  await service.ended;
  runPostfix("stop");
  const mails = listMails(mailbox);
  const ids = mails.map((mail) => /^Message-ID: <(.+)@resort.example>/im.exec(mail)?.[1]);
  const missing = submissions.filter(({ id }) => !ids.includes(id)).length;
  const refused = answers.filter(({ text }) => text !== "OK").length;
  report(
    missing + refused === 0 && mails.length === count,
    `Postfix to Maildir: ${count} sent, ${refused} refused, ${missing} missing, ${mails.length - count} too many`,
  );
}

function startPostfix(port: number): string {
  const [config, queue, data, mail] = ["config", "queue", "data", "mail"].map((name) => join(root, name));
  if (!config || !queue || !data || !mail) throw new Error("unreachable");
  for (const folder of [config, queue, data, mail]) mkdirSync(folder, { mode: 0o755 });
  const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "nobody"])));
  chownSync(mail, uid, gid);
  execFileSync("chown", ["postfix", data]);
  execFileSync("chmod", ["755", root]);
  writeFileSync(
    join(config, "main.cf"),
    [
      "compatibility_level = 3.6",
      `queue_directory = ${queue}`,
      `data_directory = ${data}`,
      "myhostname = mail.resort.example",
      "inet_interfaces = loopback-only",
      "inet_protocols = ipv4",
      "mydestination =",
      "virtual_mailbox_domains = resort.example",
      `virtual_mailbox_base = ${mail}`,
      "virtual_mailbox_maps = static:stay/",
      `virtual_minimum_uid = 1`,
      `virtual_uid_maps = static:${uid}`,
      `virtual_gid_maps = static:${gid}`,
      "smtpd_tls_security_level = none",
      `maillog_file_prefixes = ${root}`,
      `maillog_file = ${join(root, "mail.log")}`,
      "",
    ].join("\n"),
  );
  const master = readFileSync("/usr/share/postfix/master.cf.dist", "utf8")
    .replace(/^smtp(\s+inet\s.*)$/m, `127.0.0.1:${port}$1`)
    // No chroot: it would need copies of system files.
    .replace(/^((?:\S+\s+){2}(?:\S\s+){2})y(\s)/gm, "$1n$2");
  writeFileSync(join(config, "master.cf"), master);
  runPostfix("start");
  return join(mail, "stay", "new");
}

function runPostfix(command: string) {
  const { status, stderr } = spawnSync("postfix", ["-c", join(root, "config"), command], { env: sbinEnv() });
  if (status !== 0) throw new Error(`postfix ${command} failed: ${stderr}`);
}

function listMails(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
}

async function waitUntil(check: () => boolean, limitMs: number) {
  for (const end = Date.now() + limitMs; !check() && Date.now() < end; ) await pause(50);
}

function report(isGood: boolean, line: string) {
  if (!isGood) failures += 1;
  console.log(`${isGood ? "ok    " : "FAILED"} ${line}`);
}
