import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openStoreBesideService } from "#service/node/store/open-store.ts";
import { sendPath } from "#shared/inquiry.ts";
import { findFreePort } from "../addresses.ts";
import { spawnWorkerd } from "../edge/spawn-workerd.ts";
import { rawRequest } from "../service/raw-request.ts";
import { spawnService } from "../service/service-process.ts";
import { type Behaviour, startSmtpPeer } from "../service/smtp-peer.ts";

interface ChaosPlan {
  submissions: number;
  kills: number;
  guests: number;
  /** How long each guest waits before the next inquiry, in ms. */
  thinkMs?: number;
  folder: string;
  /** Every two seconds the mail server fails in some way, for 0.3 s. */
  faults?: boolean;
  /** Each kill is a power loss: data that was not synced is lost. */
  powerLoss?: boolean;
  report?: (line: string) => void;
  /** The Worker that runs under workerd. Default: our Node service. */
  bundle?: string;
}

/** When a kill comes. */
const moments = ["at random", "after an acknowledgement", "before the mail is noted"] as const;
type Moment = (typeof moments)[number];

function spawnNode(settings: Record<string, string>, folder: string) {
  const service = spawnService(settings, folder);
  return {
    ...service,
    async states() {
      const store = openStoreBesideService(service.dataDir);
      const states = new Map<string, string>(store.admin.list().map(({ id, state }) => [id, state]));
      store.close();
      return states;
    },
  };
}

const troubles: Behaviour[] = [
  "silent",
  "lost acknowledgement",
  { refuseConnection: 421 },
  { refuseRecipient: 451 },
  { refuseMessage: 452 },
  { refuseMessage: 451 },
  "garbage",
];

/** What the result of a good run has. */
export const nothingLost = { lost: [], falselySent: [], alien: [], unfinished: 0 };

/** Guests submit and retry as the browser does, while the service is killed. Then every inquiry is accounted for. */
export async function runChaos(plan: ChaosPlan) {
  const startedAt = performance.now();
  const { bundle } = plan;
  const start = () =>
    bundle ? spawnWorkerd(bundle, settings, plan.folder) : spawnNode(settings, plan.folder);
  const peer = await startSmtpPeer();
  const port = await findFreePort();
  const power = plan.powerLoss ? preparePowerLoss(plan.folder, join(plan.folder, "data")) : undefined;
  const unlimited = { RATE_PER_IP: "100000000", RATE_GLOBAL: "100000000", MAIL_PER_HOUR: "100000000" };
  const settings = { ...unlimited, PORT: String(port), SMTP_URL: peer.url, ...power?.env };
  const submitted = new Set<string>();
  const acknowledged = new Set<string>();
  const kills = Object.fromEntries(moments.map((moment) => [moment, 0])) as Record<Moment, number>;
  const signals = { acknowledged: () => {} };
  let service = start();
  let isKilling = true;

  const misbehaving = plan.faults ? setInterval(misbehave, 2000) : undefined;
  const submitting = submitAll().finally(() => {
    isKilling = false;
  });
  await killOften();
  await submitting;
  clearInterval(misbehaving);
  peer.behaviour = "accept";
  await drain();
  const states = await service.states();
  await service.end("SIGTERM");
  await peer.close();
  return audit(states);

  function misbehave() {
    peer.behaviour = troubles[Math.floor(Math.random() * troubles.length)] ?? "accept";
    setTimeout(() => {
      peer.behaviour = "accept";
    }, 300);
  }

  async function submitAll() {
    const agent = new Agent({ keepAlive: true, maxSockets: plan.guests, timeout: 15_000 });
    await Promise.all(Array.from({ length: plan.guests }, submitUntilDone));
    agent.destroy();

    async function submitUntilDone() {
      while (submitted.size < plan.submissions) {
        const id = randomUUID();
        const words = { name: "Asha Rawat", email: "asha@example.com", message: `Is May free? ${id}` };
        const body = JSON.stringify({ template_params: { inquiry_id: id, ...words } });
        const headers = { "content-type": "application/json", "content-length": `${body.length}` };
        const post = { method: "POST", headers, body, agent };
        submitted.add(id);
        while (!acknowledged.has(id)) {
          const answer = await rawRequest(`http://127.0.0.1:${port}`, sendPath, post).catch(() => undefined);
          if (answer?.status === 200 && String(answer.body) === "OK") acknowledged.add(id);
          else await pause(20);
        }
        signals.acknowledged();
        // Without a pause the guests would take the CPU time that the mail server needs.
        await pause(plan.thinkMs ?? 0);
      }
    }
  }

  async function killOften() {
    for (let count = 0; count < plan.kills && isKilling; count += 1) {
      const due = (plan.submissions * (count + 1)) / (plan.kills + 1);
      while (acknowledged.size < due && isKilling) await pause(5);
      await service.address();
      const moment = moments[count % moments.length] ?? "at random";
      // After 5 s without that moment, kill anyway.
      await Promise.race([waitFor(moment), pause(5000)]);
      await service.end("SIGKILL");
      power?.strike();
      // Only the counts are needed, and a long run would fill the memory.
      peer.received.length = 0;
      kills[moment] += 1;
      service = start();
      if ((count + 1) % 10 === 0)
        plan.report?.(`${count + 1} kills, ${acknowledged.size} acknowledged, ${peer.counts.size} delivered`);
    }
  }

  function waitFor(moment: Moment): Promise<void> {
    return new Promise((resolve) => {
      if (moment === "at random") setTimeout(resolve, Math.random() * 200);
      if (moment === "after an acknowledgement") signals.acknowledged = resolve;
      if (moment === "before the mail is noted") peer.onMessage = () => resolve();
    });
  }

  async function drain() {
    const address = await service.address();
    for (let waiting = 1, last = -1, still = 0; waiting > 0 && still < 600; ) {
      await pause(100);
      const ready = await fetch(`${address}/ready`).then((answer) => answer.json());
      ({ waiting } = ready as { waiting: number });
      still = waiting === last ? still + 1 : 0;
      last = waiting;
    }
  }

  function audit(states: Map<string, string>) {
    const isKept = (id: string) => ["queued", "quarantined", "dead"].includes(states.get(id) ?? "");
    return {
      submitted: submitted.size,
      acknowledged: acknowledged.size,
      /** How many there were at each moment. */
      kills,
      /** Acknowledged, but neither delivered nor stored. */
      lost: [...acknowledged].filter((id) => !peer.counts.has(id) && !isKept(id)),
      /** Marked sent, but the mail server never received it. */
      falselySent: [...states]
        .filter(([id, state]) => state === "sent" && !peer.counts.has(id))
        .map(([id]) => id),
      /** Received by the mail server, but never submitted. */
      alien: [...peer.counts.keys()].filter((id) => !submitted.has(id)),
      duplicates: [...peer.counts.values()].reduce((sum, count) => sum + count - 1, 0),
      delivered: peer.counts.size,
      unfinished: [...states.values()].filter((state) => state !== "sent").length,
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  }
}

/**
 * Simulates a disk that loses all data that was not synced. Covers the files directly in `dataDir`. A device mapper or
 * FUSE would need rights or libraries that many machines lack. This needs a C compiler, and throws without one.
 */
function preparePowerLoss(folder: string, dataDir: string) {
  const library = join(folder, "keep-synced.so");
  const synced = join(folder, "synced");
  const source = join(import.meta.dirname, "keep-synced.c");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], { stdio: "pipe" });
  for (const directory of [synced, dataDir]) mkdirSync(directory, { recursive: true, mode: 0o700 });
  return {
    /** Start the process that uses `dataDir` with these variables. */
    env: { LD_PRELOAD: library, KEEP_FROM: dataDir, KEEP_IN: synced },
    /** Call it after the kill: leaves in `dataDir` only what was synced. */
    strike: () => {
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
      for (const name of readdirSync(synced))
        if (!name.endsWith(".draft")) cpSync(join(synced, name), join(dataDir, name));
    },
  };
}
