// npm run bench:inquiry [-- steady throughput burst restart return] — the figures of docs/inquiry.md, measured
// over the loopback interface.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../tests/free-port.ts";
import { createPoster, makeSubmission, pause, unlimited } from "../tests/service/load.ts";
import { spawnService } from "../tests/service/service-process.ts";
import { type SmtpPeer, startSmtpPeer } from "../tests/service/smtp-peer.ts";
import { countDuplicates } from "./chaos/run-chaos.ts";

const figures: [string, string][] = [];
const measures = {
  steady: measureSteadyLoad,
  throughput: measureThroughput,
  burst: measureBurst,
  restart: measureRestart,
  return: measureReturn,
};
const root = mkdtempSync(join(tmpdir(), "bench-"));

// A busy machine measures itself, so every figure stands beside its load.
console.log(`${availableParallelism()} cores, load before the run ${loadavg()[0]?.toFixed(1)}`);
for (const [name, measure] of Object.entries(measures))
  if (process.argv.length === 2 || process.argv.includes(name)) await measure();
console.log(`load after the run ${loadavg()[0]?.toFixed(1)}`);
for (const [what, value] of figures) console.log(`${what.padEnd(64)}${value}`);
rmSync(root, { recursive: true });

/** Guests do not wait for each other, so the next request leaves on time however long the last one takes. */
async function measureSteadyLoad() {
  await withService({ behaviour: "silent" }, async ({ address }) => {
    const { post, close } = createPoster(200);
    const perSecond = 50;
    const times: number[] = [];
    const answers: Promise<void>[] = [];
    const begin = performance.now();
    for (let count = 0; count < 30 * perSecond; count += 1) {
      await pause(Math.max(0, begin + (count * 1000) / perSecond - performance.now()));
      const sent = performance.now();
      const answer = post(address, makeSubmission().body).then(({ text }) => {
        times.push(text === "OK" ? performance.now() - sent : Infinity);
      });
      answers.push(answer);
    }
    await Promise.all(answers);
    close();
    times.sort((a, b) => a - b);
    const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
    note("50 a second for 30 s, SMTP server silent: p50", at(0.5));
    note("  p99", at(0.99));
    note("  slowest", at(1));
  });
}

async function measureThroughput() {
  await withService({ behaviour: "silent" }, async ({ address }) => {
    const { post, close } = createPoster(64);
    const begin = performance.now();
    let acknowledged = 0;
    const guest = async () => {
      while (performance.now() - begin < 10_000)
        if ((await post(address, makeSubmission().body)).text === "OK") acknowledged += 1;
    };
    await Promise.all(Array.from({ length: 64 }, guest));
    close();
    note(
      "64 guests at once for 10 s, SMTP server silent: acknowledged",
      `${Math.round(acknowledged / 10)} a second`,
    );
  });
}

async function measureBurst() {
  await withService({}, async ({ address, peer }) => {
    const { post, close } = createPoster(256);
    const begin = performance.now();
    const bodies = Array.from({ length: 10_000 }, () => makeSubmission().body);
    const answers = await Promise.all(bodies.map((body) => post(address, body)));
    const acknowledgedAt = performance.now();
    while (peer.counts.size < bodies.length) await pause(20);
    const drainedAt = performance.now();
    close();
    const refused = answers.filter(({ text }) => text !== "OK").length;
    note("Burst of 10,000: refused", String(refused));
    note("  all acknowledged after", seconds(acknowledgedAt - begin));
    note("  all delivered after", seconds(drainedAt - begin));
    note("  duplicates", String(countDuplicates(peer)));
  });
}

async function measureRestart() {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    await withService({ behaviour: "silent" }, async ({ address, service, peer, settings }) => {
      const { post, close } = createPoster(8);
      await Promise.all(Array.from({ length: 50 }, () => post(address, makeSubmission().body)));
      close();
      service.child.kill("SIGKILL");
      await service.ended;
      peer.behaviour = "accept";
      const begin = performance.now();
      const again = spawnService(settings, service.folder);
      while (peer.counts.size === 0) await pause(5);
      times.push(performance.now() - begin);
      again.child.kill("SIGKILL");
      await again.ended;
    });
  times.sort((a, b) => a - b);
  note("kill -9, restart, first mail (median of 5)", seconds(times[2] ?? 0));
}

async function measureReturn() {
  await withService({ behaviour: { refuseConnection: 421 } }, async ({ address, peer }) => {
    const { post, close } = createPoster(8);
    await Promise.all(Array.from({ length: 1000 }, () => post(address, makeSubmission().body)));
    close();
    await pause(90_000);
    peer.behaviour = "accept";
    const begin = performance.now();
    while (peer.counts.size < 950) await pause(20);
    note("SMTP server back after 90 s of 421: 95 % of 1,000 delivered", seconds(performance.now() - begin));
  });
}

interface Bench {
  address: string;
  peer: SmtpPeer;
  service: ReturnType<typeof spawnService>;
  settings: Record<string, string>;
}

async function withService(
  { behaviour = "accept" }: { behaviour?: SmtpPeer["behaviour"] },
  work: (bench: Bench) => Promise<void>,
) {
  const peer = await startSmtpPeer();
  peer.keepsMails = false;
  peer.behaviour = behaviour;
  const settings = { ...unlimited, PORT: String(await findFreePort()), SMTP_URL: peer.url };
  const service = spawnService(settings, mkdtempSync(join(root, "run-")));
  const address = await service.address();
  // The first requests compile code.
  const { post, close } = createPoster(1);
  for (let count = 0; count < 20; count += 1) await post(address, makeSubmission().body);
  close();
  while (peer.behaviour === "accept" && peer.counts.size < 20) await pause(5);
  peer.counts.clear();
  await work({ address, peer, service, settings });
  service.child.kill("SIGKILL");
  await service.ended;
  await peer.close();
}

function note(what: string, value: string) {
  figures.push([what, value]);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
