// npm run bench:edge: the figures of docs/edge.md, under workerd on this machine. Fails below the goals.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleWorkers } from "../tests/edge/bundles.ts";
import { spawnWorkerd } from "../tests/edge/spawn-workerd.ts";
import { findFreePort } from "../tests/free-port.ts";
import { createPoster, makeSubmission, pause, unlimited } from "../tests/service/load.ts";
import { type SmtpPeer, startSmtpPeer } from "../tests/service/smtp-peer.ts";

const { site: bundle } = bundleWorkers();
const root = mkdtempSync(join(tmpdir(), "bench-edge-"));
let isGood = true;

console.log(`${availableParallelism()} cores, load before the run ${loadavg()[0]?.toFixed(1)}`);
note("bundle, KiB gzip", gzipSync(readFileSync(bundle)).length / 1024, (value) => value <= 120);
for (const clients of [1, 64]) await measureThroughput(clients);
await measureDrain();
await measureRestart();
console.log(`load after the run ${loadavg()[0]?.toFixed(1)}`);
rmSync(root, { recursive: true });
process.exitCode = isGood ? 0 : 1;

async function measureThroughput(clients: number) {
  await withEdge("silent", async ({ address, startedMs }) => {
    if (clients === 1)
      note("from the command to the first answer, s", startedMs / 1000, (value) => value <= 5);
    const { post, close } = createPoster(clients);
    const begin = performance.now();
    let acknowledged = 0;
    const cpuBefore = cpuMs(address);
    const guest = async () => {
      while (performance.now() - begin < 10_000)
        if ((await post(address, makeSubmission().body)).text === "OK") acknowledged += 1;
    };
    await Promise.all(Array.from({ length: clients }, guest));
    close();
    const isEnough = (value: number) => clients === 1 || value >= 100;
    note(`acknowledged a second, ${clients} at once`, acknowledged / 10, isEnough);
    // On a busy machine the only figure that does not depend on the others.
    note("  ms of one core for each", (cpuMs(address) - cpuBefore) / acknowledged);
  });
}

async function measureDrain() {
  await withEdge("silent", async ({ address, peer }) => {
    const count = 500;
    const { post, close } = createPoster(16);
    await Promise.all(Array.from({ length: count }, () => post(address, makeSubmission().body)));
    close();
    peer.behaviour = "accept";
    while (peer.counts.size < count / 10) await pause(20);
    const [begin, before] = [performance.now(), peer.counts.size];
    while (peer.counts.size < count) await pause(20);
    note("mails a second from a queue", ((count - before) / (performance.now() - begin)) * 1000);
  });
}

async function measureRestart() {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    await withEdge("silent", async ({ address, peer, service, again }) => {
      const { post, close } = createPoster(8);
      await Promise.all(Array.from({ length: 20 }, () => post(address, makeSubmission().body)));
      close();
      await service.end("SIGKILL");
      peer.behaviour = "accept";
      const next = again();
      await next.address();
      const begin = performance.now();
      while (peer.counts.size === 0) await pause(5);
      times.push(performance.now() - begin);
      await next.end("SIGKILL");
    });
  times.sort((a, b) => a - b);
  note(
    "kill -9, restart, no request: first mail, s (median of 5)",
    (times[2] ?? Infinity) / 1000,
    (value) => value <= 5,
  );
}

interface Bench {
  address: string;
  startedMs: number;
  peer: SmtpPeer;
  service: ReturnType<typeof spawnWorkerd>;
  again: () => ReturnType<typeof spawnWorkerd>;
}

async function withEdge(behaviour: SmtpPeer["behaviour"], work: (bench: Bench) => Promise<void>) {
  const peer = await startSmtpPeer();
  peer.keepsMails = false;
  peer.behaviour = behaviour;
  const settings = { ...unlimited, PORT: String(await findFreePort()), SMTP_URL: peer.url };
  const folder = mkdtempSync(join(root, "run-"));
  const again = () => spawnWorkerd(bundle, settings, folder);
  const begin = performance.now();
  const service = again();
  const address = await service.address();
  await fetch(`${address}/health`);
  await work({ address, startedMs: performance.now() - begin, peer, service, again });
  await service.end("SIGKILL");
  await peer.close();
}

/** Of the workerd that listens on `address`; NaN where the system does not say. */
function cpuMs(address: string): number {
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
      // It ended while we looked.
    }
  return Number.NaN;
}

function note(what: string, value: number, isEnough: (value: number) => boolean = () => true) {
  const verdict = isEnough(value) ? "" : "  NOT ENOUGH";
  if (verdict) isGood = false;
  console.log(`${what.padEnd(64)}${value.toFixed(1)}${verdict}`);
}
