// npm run bench:inquiry [-- steady throughput burst restart return]: the figures of docs/inquiry.md.
// npm run bench:edge [-- throughput drain restart]: the figures of docs/edge.md, under workerd.
// Both fail below their goals.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { findFreePort } from "../tests/addresses.ts";
import { type ChaosProcess, edgeHost, nodeHost } from "../tests/chaos/hosts.ts";
import { countDuplicates } from "../tests/chaos/run-chaos.ts";
import { bundleForTests } from "../tests/edge/bundles.ts";
import { createPoster, makeSubmission, pause, unlimited } from "../tests/service/load.ts";
import { type SmtpPeer, startSmtpPeer } from "../tests/service/smtp-peer.ts";

const { values, positionals } = parseArgs({
  options: { edge: { type: "boolean", default: false } },
  allowPositionals: true,
});
const measures = values.edge
  ? { throughput: measureThroughput, drain: measureDrain, restart: measureRestart }
  : {
      steady: measureSteadyLoad,
      throughput: measureThroughput,
      burst: measureBurst,
      restart: measureRestart,
      return: measureReturn,
    };
const bundle = values.edge ? bundleForTests("site") : undefined;
const host = bundle ? edgeHost(bundle) : nodeHost;
const root = mkdtempSync(join(tmpdir(), "bench-"));
let isGood = true;

console.log(`${availableParallelism()} cores, load before the run ${loadavg()[0]?.toFixed(1)}`);
if (bundle) note("bundle, KiB gzip", gzipSync(readFileSync(bundle)).length / 1024, (value) => value <= 120);
for (const [name, measure] of Object.entries(measures))
  if (positionals.length === 0 || positionals.includes(name)) await measure();
console.log(`load after the run ${loadavg()[0]?.toFixed(1)}`);
rmSync(root, { recursive: true });
process.exitCode = isGood ? 0 : 1;

/** Guests do not wait for each other: each request leaves on time, however long the one before takes. */
async function measureSteadyLoad() {
  await withService("silent", async ({ address }) => {
    const { post, close } = createPoster(200);
    const perSecond = 50;
    const times: number[] = [];
    const answers: Promise<void>[] = [];
    const startedAt = performance.now();
    for (let count = 0; count < 30 * perSecond; count += 1) {
      await pause(Math.max(0, startedAt + (count * 1000) / perSecond - performance.now()));
      const sent = performance.now();
      const answer = post(address, makeSubmission().body).then(({ text }) => {
        times.push(text === "OK" ? performance.now() - sent : Infinity);
      });
      answers.push(answer);
    }
    await Promise.all(answers);
    close();
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity;
    note("50 a second for 30 s, SMTP server silent: p50, ms", at(0.5));
    note("  p99, ms", at(0.99));
    note("  slowest, ms", at(1));
  });
}

async function measureThroughput() {
  for (const clients of [1, 64])
    await withService("silent", async ({ address, startedMs }) => {
      if (clients === 1)
        note("from the command to the first answer, s", startedMs / 1000, (value) => value <= 5);
      const { post, close } = createPoster(clients);
      const startedAt = performance.now();
      const cpuBefore = workerdCpuMs(address);
      let acknowledged = 0;
      const guest = async () => {
        while (performance.now() - startedAt < 10_000)
          if ((await post(address, makeSubmission().body)).text === "OK") acknowledged += 1;
      };
      await Promise.all(Array.from({ length: clients }, guest));
      close();
      const isEnough = (value: number) => !values.edge || clients === 1 || value >= 100;
      note(`acknowledged a second, ${clients} at once, SMTP server silent`, acknowledged / 10, isEnough);
      // The one figure that other work on the machine does not change.
      if (values.edge) note("  CPU time for each, ms", (workerdCpuMs(address) - cpuBefore) / acknowledged);
    });
}

async function measureBurst() {
  await withService("accept", async ({ address, peer }) => {
    const startedAt = performance.now();
    const { refused, count } = await submit(address, 10_000, 256);
    const acknowledgedAt = performance.now();
    while (peer.counts.size < count) await pause(20);
    note("burst of 10,000: refused", refused);
    note("  all acknowledged after, s", (acknowledgedAt - startedAt) / 1000);
    note("  all delivered after, s", (performance.now() - startedAt) / 1000);
    note("  duplicates", countDuplicates(peer));
  });
}

async function measureDrain() {
  await withService("silent", async ({ address, peer }) => {
    const { count } = await submit(address, 500, 16);
    peer.behaviour = "accept";
    while (peer.counts.size < count / 10) await pause(20);
    const [startedAt, before] = [performance.now(), peer.counts.size];
    while (peer.counts.size < count) await pause(20);
    note("mails a second from a queue", ((count - before) / (performance.now() - startedAt)) * 1000);
  });
}

async function measureRestart() {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    await withService("silent", async ({ address, peer, service, start }) => {
      await submit(address, 20, 8);
      await service.end("SIGKILL");
      peer.behaviour = "accept";
      let startedAt = performance.now();
      const next = start();
      // How long workerd itself needs is measured above.
      if (values.edge) {
        await next.address();
        startedAt = performance.now();
      }
      while (peer.counts.size === 0) await pause(5);
      times.push(performance.now() - startedAt);
      await next.end("SIGKILL");
    });
  times.sort((a, b) => a - b);
  const isEnough = (value: number) => value <= (values.edge ? 5 : 2);
  note("kill -9, restart, no request: first mail, s (median of 5)", (times[2] ?? Infinity) / 1000, isEnough);
}

async function measureReturn() {
  await withService({ refuseConnection: 421 }, async ({ address, peer }) => {
    const { count } = await submit(address, 1000, 8);
    await pause(90_000);
    peer.behaviour = "accept";
    const startedAt = performance.now();
    while (peer.counts.size < count * 0.95) await pause(20);
    note("SMTP server back after 90 s of 421: 95 % delivered, s", (performance.now() - startedAt) / 1000);
  });
}

async function submit(address: string, count: number, connections: number) {
  const { post, close } = createPoster(connections);
  const answers = await Promise.all(
    Array.from({ length: count }, () => post(address, makeSubmission().body)),
  );
  close();
  return { count, refused: answers.filter(({ text }) => text !== "OK").length };
}

interface Bench {
  address: string;
  peer: SmtpPeer;
  service: ChaosProcess;
  start: () => ChaosProcess;
  /** From the command to the first answer. */
  startedMs: number;
}

/** Starts a service with an empty database, and a mail server that behaves as told. */
async function withService(behaviour: SmtpPeer["behaviour"], work: (bench: Bench) => Promise<void>) {
  const peer = await startSmtpPeer();
  peer.keepsMails = false;
  peer.behaviour = behaviour;
  const settings = { ...unlimited, PORT: String(await findFreePort()), SMTP_URL: peer.url };
  const folder = mkdtempSync(join(root, "run-"));
  const start = () => host.spawn(settings, folder);
  const startedAt = performance.now();
  const service = start();
  const address = await service.address();
  await fetch(`${address}/health`);
  const startedMs = performance.now() - startedAt;
  // The first requests compile code.
  await submit(address, 20, 1);
  while (behaviour === "accept" && peer.counts.size < 20) await pause(5);
  peer.counts.clear();
  await work({ address, peer, service, start, startedMs });
  await service.end("SIGKILL");
  await peer.close();
}

/** CPU time so far of the workerd that listens on `address`; NaN where the system does not tell. */
function workerdCpuMs(address: string): number {
  const { port } = new URL(address);
  for (const process of globSync("/proc/[0-9]*/cmdline"))
    try {
      const words = readFileSync(process, "utf8");
      if (!words.includes("workerd\0serve") || !words.includes(`:${port}\0`)) continue;
      const stat = readFileSync(process.replace(/cmdline$/, "stat"), "utf8");
      const [user, system] = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11, 13)
        .map(Number);
      return ((user ?? 0) + (system ?? 0)) * 10;
    } catch {
      // The process has ended meanwhile.
    }
  return Number.NaN;
}

/** Prints a figure; `isEnough` says whether it reaches its goal. */
function note(what: string, value: number, isEnough: (value: number) => boolean = () => true) {
  const verdict = isEnough(value) ? "" : "  NOT ENOUGH";
  if (verdict) isGood = false;
  console.log(`${what.padEnd(64)}${value.toFixed(2)}${verdict}`);
}
