import { maildirOf } from "./node/maildir-delivery.ts";
import { type Config, readConfig } from "./node/read-config.ts";
import { startService } from "./node/start-service.ts";
import { createStderrLog } from "./node/stderr-log.ts";

try {
  const config = readConfig(process.env);
  const service = await startService({ config, log: createStderrLog() });
  console.log(`${service.name} is served on ${service.url}`);
  console.log(describeDelivery(config));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      // Under npm the signal arrives twice, because npm forwards it, so a second one must not cut the shutdown short.
      await service.stop();
      process.exit(0);
    });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function describeDelivery({ dataDir, smtpUrl, inquiryAddress }: Config): string {
  const stored = `Inquiries are stored in ${dataDir}`;
  if (smtpUrl) return `${stored} and sent to ${inquiryAddress} through ${new URL(smtpUrl).host}.`;
  return `${stored} and, since SMTP_URL is not set, written to files in ${maildirOf({ dataDir })} instead of mailed: see docs/running.md.`;
}
