import { execFileSync } from "node:child_process";
import {
  closeSync,
  cpSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { databaseName } from "#service/node/store/database-file.ts";
import {
  eventually,
  inquiryBody,
  makeFolder,
  readReady,
  runInquiries,
  startPeer,
  startTestService,
} from "./harness.ts";
import { hourMs, startOutbox } from "./outbox-harness.ts";

const pageBytes = 4096;

const damages = {
  // At the beginning of a page: within a guest's words SQLite could not notice it.
  "200 bytes of 0xff in the middle": (file: string) =>
    overwrite(file, Math.floor(statSync(file).size / 2 / pageBytes) * pageBytes),
  "an overwritten header": (file: string) => overwrite(file, 0),
  "its second half missing": (file: string) => {
    const descriptor = openSync(file, "r+");
    ftruncateSync(descriptor, statSync(file).size / 2);
    closeSync(descriptor);
  },
};

function overwrite(file: string, at: number, bytes = Buffer.alloc(200, 0xff)) {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, bytes, 0, bytes.length, at);
  closeSync(descriptor);
}

/** The DATA_DIR of a service that was killed with 310 waiting inquiries: `inLog` of them in the write-ahead log alone. */
async function makeInquiries(inLog = 0): Promise<string> {
  const { accept, store, dataDir } = await startOutbox();
  for (let client = 0; client < 310; client += 1) {
    if (client === 310 - inLog) store.overwrite();
    await accept({ message: "x".repeat(500) }, client);
  }
  if (inLog === 0) store.overwrite();
  const copy = makeFolder();
  for (const file of [databaseName, `${databaseName}-wal`]) cpSync(join(dataDir, file), join(copy, file));
  return copy;
}

const foldersIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith("damaged-"));

test.each<[keyof typeof damages, inLog: number]>([
  ["200 bytes of 0xff in the middle", 0],
  ["200 bytes of 0xff in the middle", 10],
  ["its second half missing", 10],
  ["an overwritten header", 0],
])(
  "a database with %s (%i inquiries in its log) is set aside, and a fresh one goes on",
  async (damage, inLog) => {
    const DATA_DIR = await makeInquiries(inLog);
    const file = join(DATA_DIR, databaseName);
    damages[damage](file);
    const before = readFileSync(file);
    const peer = await startPeer();
    const settings = { DATA_DIR, SMTP_URL: peer.url, RATE_PER_IP: "1000" };
    const { post, address, clock, lines } = await startTestService({ settings });
    // Whatever statement finds the damage: what is acknowledged is delivered.
    const { id } = await eventually(async () => {
      const answer = await post(inquiryBody());
      return answer.status === 200 && foldersIn(DATA_DIR).length > 0 && answer;
    });
    await eventually(() => peer.counts.get(id) === 1);
    expect((await fetch(address)).status).toBe(200);

    const [folder = ""] = foldersIn(DATA_DIR);
    expect(readFileSync(join(DATA_DIR, folder, databaseName)).equals(before)).toBe(true);
    expect(await readReady(address)).toMatchObject({
      ready: false,
      problems: [expect.stringContaining(folder)],
    });
    expect(lines.filter((line) => line.startsWith("damaged database set aside"))).toHaveLength(1);
    // Until somebody has dealt with it.
    renameSync(join(DATA_DIR, folder), join(makeFolder(), folder));
    clock.now += 1000;
    expect((await readReady(address)).problems).toEqual([]);
  },
);

test("the owner gets one mail about the damage, which names the folder, also after restarts", async () => {
  const DATA_DIR = await makeInquiries();
  damages["an overwritten header"](join(DATA_DIR, databaseName));
  const peer = await startPeer();
  const settings = { DATA_DIR, SMTP_URL: peer.url, INQUIRY_ADDRESS: "stay@resort.example" };
  const first = await startTestService({ settings });
  await eventually(() => peer.received.length > 0);
  await first.stop();
  const second = await startTestService({ settings });
  await second.post();
  await eventually(() => peer.received.length > 1);
  const notices = peer.received.filter(({ raw }) => raw.includes("Your website"));
  expect(notices).toMatchObject([{ to: ["stay@resort.example"] }]);
  expect(notices[0]?.raw.replaceAll("=\r\n", "")).toContain(foldersIn(DATA_DIR)[0]);
});

test("an inquiry that meets damage while the service runs is stored in a fresh database", async () => {
  const { post, config, address } = await startTestService();
  expect((await post()).status).toBe(200);
  const damaged = join(config.dataDir, databaseName);
  // What SQLite has in memory is no longer believed when another program has written.
  await runInquiries(["confirm-clock"], { DATA_DIR: config.dataDir });
  for (const name of [databaseName, `${databaseName}-wal`])
    overwrite(join(config.dataDir, name), 0, Buffer.alloc(statSync(damaged).size, 0xff));
  expect((await post()).status).toBe(200);
  await eventually(async () => (await readReady(address)).ready === false);
  expect(foldersIn(config.dataDir)).toHaveLength(1);
});

test("a database that is damaged again within an hour is set aside when the hour is over", async () => {
  const dataDir = await makeInquiries();
  damages["an overwritten header"](join(dataDir, databaseName));
  mkdirSync(join(dataDir, "damaged-2026-11-20T11-30-00"));
  const { post, address, clock } = await startTestService({ settings: { DATA_DIR: dataDir } });
  expect((await post()).status).toBe(503);
  expect((await readReady(address)).problems.join()).toMatch(/damaged again/);
  expect((await fetch(address)).status).toBe(200);
  clock.now += hourMs / 2;
  await eventually(async () => (await post()).status === 200);
  expect(foldersIn(dataDir)).toHaveLength(2);
});

test("a damaged database that cannot be moved stays whole, /ready says why, and it is set aside as soon as it can be", async ({
  skip,
}) => {
  const dataDir = await makeInquiries();
  const file = join(dataDir, databaseName);
  damages["an overwritten header"](file);
  const unmount = mountOnItself(file, skip);
  const { post, address, lines } = await startTestService({ settings: { DATA_DIR: dataDir } });
  expect((await post()).status).toBe(503);
  expect((await readReady(address)).problems).toEqual([
    expect.stringMatching(/could not be set aside \(EBUSY\).* DATA_DIR is writable/),
  ]);
  expect(readdirSync(dataDir)).toContain(`${databaseName}-wal`);
  expect(foldersIn(dataDir)).toEqual([]);
  expect(lines.filter((line) => line.startsWith("damaged database not set aside"))).toHaveLength(1);
  unmount();
  await eventually(async () => (await post()).status === 200);
  const [folder = ""] = foldersIn(dataDir);
  expect(readdirSync(join(dataDir, folder))).toEqual(
    expect.arrayContaining([databaseName, `${databaseName}-wal`]),
  );
});

/** Mounts the file on itself, so that it can be written but not renamed. Skips the test if that needs root. */
function mountOnItself(file: string, skip: TestContext["skip"]): () => void {
  try {
    execFileSync("mount", ["--bind", file, file], { stdio: "pipe" });
  } catch {
    skip("mounting a file needs root");
  }
  let isMounted = true;
  const unmount = () => {
    if (isMounted) execFileSync("umount", ["-l", file], { stdio: "pipe" });
    isMounted = false;
  };
  onTestFinished(unmount);
  return unmount;
}

test("rescue delivers once what can still be read, and leaves the damaged files alone", async () => {
  const DATA_DIR = await makeInquiries(10);
  const file = join(DATA_DIR, databaseName);
  damages["200 bytes of 0xff in the middle"](file);
  const peer = await startPeer();
  const settings = { DATA_DIR, SMTP_URL: peer.url, MAIL_PER_HOUR: "1000" };
  const { post } = await startTestService({ settings });
  await eventually(() => foldersIn(DATA_DIR).length > 0);
  await post();
  const [folder = ""] = foldersIn(DATA_DIR);
  const before = readFileSync(join(DATA_DIR, folder, databaseName));
  const said = await runInquiries(["rescue", folder], settings);
  const [rescued = 0, damaged = 0] = (said.match(/^\d+/gm) ?? []).map(Number);
  // A page has room for a few of them.
  expect([rescued + damaged, rescued > 290]).toEqual([310, true]);
  expect(await runInquiries(["rescue", folder], settings)).toMatch(/^0 inquiries/);
  expect(readFileSync(join(DATA_DIR, folder, databaseName)).equals(before)).toBe(true);
  expect(foldersIn(DATA_DIR)).toEqual([folder]);
  for (const wrong of ["../data", "", "damaged-1"])
    await expect(runInquiries(["rescue", wrong], settings)).rejects.toThrow();
});

test("a command on a damaged database fails with a sentence and leaves it to the service", async () => {
  const DATA_DIR = await makeInquiries();
  damages["200 bytes of 0xff in the middle"](join(DATA_DIR, databaseName));
  await expect(runInquiries(["backup", join(makeFolder(), "copy.db")], { DATA_DIR })).rejects.toThrow(
    'see "A damaged database" in docs/running.md',
  );
  expect(foldersIn(DATA_DIR)).toEqual([]);
});

test("a nightly copy that fails is mailed with its reason", async () => {
  const DATA_DIR = await makeInquiries();
  const peer = await startPeer();
  const settings = { DATA_DIR, SMTP_URL: peer.url, INQUIRY_ADDRESS: "stay@resort.example" };
  const copy = join(makeFolder(), "Monday.db");
  expect(await runInquiries(["backup", copy, "--yes", "--mail-failure"], settings)).toContain("Copied");
  expect(peer.received).toEqual([]);
  damages["an overwritten header"](join(DATA_DIR, databaseName));
  const again = runInquiries(["backup", copy, "--yes", "--mail-failure"], settings);
  await expect(again).rejects.toThrow("damaged");
  expect(peer.received).toMatchObject([
    { to: ["stay@resort.example"], raw: expect.stringContaining("The database is damaged") },
  ]);
});
