import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../tests/addresses.ts";
import { countDuplicates } from "../tests/chaos/run-chaos.ts";
import { createPoster, makeSubmission, pause, unlimited } from "../tests/service/load.ts";
import { spawnService } from "../tests/service/service-process.ts";
import { startSmtpPeer } from "../tests/service/smtp-peer.ts";

export interface SoakPlan {
  minutes: number;
  perSecond: number;
  folder: string;
  report: (line: string) => void;
}

/** The same load for a long time: what grows is a leak. Resolves to true if each inquiry became exactly one mail. */
export async function runSoak({ minutes, perSecond, folder, report }: SoakPlan): Promise<boolean> {
  const peer = await startSmtpPeer();
  peer.keepsMails = false;
  const settings = { ...unlimited, PORT: String(await findFreePort()), SMTP_URL: peer.url };
  const service = spawnService(settings, folder);
  const address = await service.address();
  const { post, close } = createPoster(64);
  let acknowledged = 0;
  /** Counts by status. 0: the service had just closed the kept-alive connection; browsers try again, too. */
  const triedAgain: Record<number, number> = {};
  const submit = async () => {
    const { body } = makeSubmission();
    for (;;) {
      const { status, text } = await post(address, body);
      if (text === "OK") break;
      triedAgain[status] = (triedAgain[status] ?? 0) + 1;
      await pause(20);
    }
    acknowledged += 1;
  };
  const answers = new Set<Promise<void>>();
  const startedAt = performance.now();
  const warmUpS = 30;
  for (let count = 0; count < minutes * 60 * perSecond; count += 1) {
    await pause(Math.max(0, startedAt + (count * 1000) / perSecond - performance.now()));
    const answer = submit().finally(() => answers.delete(answer));
    answers.add(answer);
    if (count === warmUpS * perSecond) report(`after ${warmUpS} s: ${measure()}`);
    if (count > 0 && count % (600 * perSecond) === 0) report(`${count} submitted: ${measure()}`);
  }
  await Promise.all(answers);
  while (peer.counts.size < acknowledged) await pause(100);
  report(`at the end: ${measure()}`);
  report(
    `${acknowledged} acknowledged, ${peer.counts.size} delivered, tried again by status: ${JSON.stringify(triedAgain)}`,
  );
  close();
  service.child.kill("SIGTERM");
  await service.ended;
  await peer.close();
  return peer.counts.size === acknowledged && countDuplicates(peer) === 0;

  function measure(): string {
    const of = `/proc/${service.child.pid}`;
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`${of}/status`, "utf8"))?.[1];
    const size = (file: string) => (statSync(join(service.dataDir, file)).size / 2 ** 20).toFixed(1);
    return [
      `${Math.round(Number(memory) / 1024)} MB of memory`,
      `${readdirSync(`${of}/fd`).length} open files`,
      `log ${size("inquiries.db-wal")} MB`,
      `database ${size("inquiries.db")} MB`,
    ].join(", ");
  }
}
