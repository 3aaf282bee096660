// npm run bench:pipelining [-- seconds [again]]: the cost of eight clients that request many pictures and read no answer.
// With `again` each connects anew ten seconds after it was cut off.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { writeFixtureSite } from "../tests/service/fixture-site.ts";
import { pause } from "../tests/service/load.ts";
import { rawRequest } from "../tests/service/raw-request.ts";
import { spawnService } from "../tests/service/service-process.ts";

const seconds = Number(process.argv[2] ?? 60);
const comeBack = process.argv[3] === "again";
const attackers = 8;
const path = "/pictures/ridge-abc.avif";
const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const folder = mkdtempSync(join(tmpdir(), "bench-"));
writeFixtureSite(join(folder, "site"), { "pictures/ridge-abc.avif": Buffer.alloc(215_000, "p") });
const service = spawnService({ SITE_DIR: join(folder, "site") }, folder);
const address = await service.address();
for (let count = 0; count < 300; count += 1) await rawRequest(address, count % 2 ? "/" : path);
// The same requests before and during the attack: other work on the machine slows both.
const alone = await measure(Math.min(15, seconds));

let isOver = false;
let connections = 0;
const attacks = Array.from({ length: attackers }, (_, index) => attack(index % 2 ? 95 : 1330));
const attacked = await measure(seconds);
isOver = true;
await Promise.all(attacks);
service.child.kill("SIGKILL");
await service.ended;
rmSync(folder, { recursive: true });

console.log(`${attackers} clients for ${seconds} s, ${connections} connections in all`);
console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
console.log(`memory      ${alone.memory} MB, at most +${attacked.memory - alone.memory} MB`);
console.log(
  `open files  ${alone.files}, at most +${attacked.files - alone.files}, the attackers' sockets included`,
);
console.log(`/Packages   alone ${describe(alone.times)}; attacked ${describe(attacked.times)}`);

/** Sends at most 50 requests a second. Returns their times in ms, and the most memory and open files seen. */
async function measure(forSeconds: number) {
  const most = { memory: 0, files: 0, times: [] as number[] };
  const end = performance.now() + forSeconds * 1000;
  while (performance.now() < end) {
    const sent = performance.now();
    await rawRequest(address, "/Packages");
    most.times.push(performance.now() - sent);
    most.memory = Math.max(most.memory, memoryMb());
    most.files = Math.max(most.files, openFiles());
    await pause(20);
  }
  return most;
}

function describe(times: number[]): string {
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}

/** Sends `ahead` requests and reads no answer. Half of the clients stay below the limit of the service. */
async function attack(ahead: number) {
  while (!isOver) {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.pause();
    connections += 1;
    let isCut = false;
    const cut = () => {
      isCut = true;
    };
    socket.on("error", cut).on("close", cut);
    socket.write(request.repeat(ahead));
    while (!isOver && !isCut) {
      // An empty line needs no answer. Writing it shows whether the connection is still open.
      socket.write("\r\n");
      await pause(100);
    }
    socket.destroy();
    if (!comeBack) return;
    await pause(10_000);
  }
}

function memoryMb(): number {
  const status = readFileSync(`/proc/${service.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function openFiles(): number {
  return readdirSync(`/proc/${service.child.pid}/fd`).length;
}
