import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Environment } from "#service/config/read-settings.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { type Config, readConfig } from "#service/node/read-config.ts";
import { damageSentence } from "#service/node/store/open-store.ts";
import { isDamage } from "#service/store/sql.ts";
import { mailOwner } from "../mail-owner.ts";
import { chooseInquiries, parseState } from "./choose-inquiries.ts";
import { listAll, type OpenInquiries, openInquiries } from "./open-inquiries.ts";
import { printLine, printTime, printWhole } from "./print-inquiry.ts";

const usage = `npm run inquiries -- list [<which>]                show one line for each
npm run inquiries -- show <which>                  show the whole text
npm run inquiries -- retry <which>                 deliver before all others, such as after a repair, or to help a guest during a flood
npm run inquiries -- resend <which>                deliver again what was mailed or written to a file
npm run inquiries -- erase <which> --yes           blank the guest's words for good, keep the id
npm run inquiries -- confirm-clock                 confirm that the clock is right, so that old inquiries are erased again
npm run inquiries -- confirm-retention             confirm RETENTION_DAYS, and erase what is older for good
npm run inquiries -- backup <file> [--yes]         copy everything, even while the service runs; --mail-failure mails you if it fails
npm run inquiries -- rescue <damaged-...>          deliver the unread inquiries of a damaged database
npm run inquiries -- test-mail                     send a mail with the settings in .env
npm run inquiries -- --site <URL> ...              the same for a site at Cloudflare, without confirm-clock, backup and rescue

<which>: the first characters of an id, words of the name, email or message, or one of queued, quarantined,
mailed, delivered to file, dead letter, erased; and --since, --until (2026-11-20 or "2026-11-20 17:30"), --client, --network
(as list shows them).`;

/**
 * Runs one of the owner's commands on DATA_DIR, even while the service runs, or with --site and OWNER_TOKEN on a site at
 * Cloudflare. Throws an error worded for the owner.
 */
export async function runCommand(words: string[], env: Environment, say: (text: string) => void) {
  if (["help", "--help", "-h"].includes(words[0] ?? "")) return say(usage);
  const parsed = parseWords(words);
  if (parsed.positionals[0] === "test-mail") return say(await sendTestMail(env));
  try {
    await openAndRun();
  } catch (error) {
    if (parsed.values["mail-failure"]) await mailFailure(readConfig(env), error as Error);
    throw error;
  }

  async function openAndRun() {
    const inquiries = openInquiries(parsed.values.site, env);
    try {
      await runOn(inquiries, parsed, say);
    } catch (error) {
      throw isDamage(error) ? new Error(damageSentence) : error;
    } finally {
      inquiries.close();
    }
  }
}

const parseWords = (words: string[]) =>
  parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      site: { type: "string" },
      since: { type: "string" },
      until: { type: "string" },
      client: { type: "string" },
      network: { type: "string" },
      yes: { type: "boolean", default: false },
      "mail-failure": { type: "boolean", default: false },
    },
  });

async function runOn(
  inquiries: OpenInquiries,
  { values, positionals }: ReturnType<typeof parseWords>,
  say: (text: string) => void,
) {
  const [command = "", ...others] = positionals;
  const which = others.join(" ");
  switch (command) {
    case "list":
      return list(await find());
    case "show":
      return say((await findSome()).map(printWhole).join("\n\n"));
    case "retry":
      return queueAgain(
        inquiries.retry,
        "will be delivered before all others",
        "what was sent, erased, or is being delivered right now",
      );
    case "resend":
      return resend();
    case "erase":
      return erase();
    case "confirm-clock":
      await inquiries.confirmClock();
      return say(`It is ${printTime(Date.now())}. Old inquiries will be erased again within a minute.`);
    case "confirm-retention":
      return confirmRetention();
    case "rescue":
      return rescue(which);
    case "backup":
      return backUp(which);
    default:
      fail(usage);
  }

  async function find(): Promise<InquiryRecord[]> {
    return chooseInquiries(await listAll(inquiries), which, values);
  }

  /** Fails if nothing matches, unless the owner asked for a state. */
  async function findSome(): Promise<InquiryRecord[]> {
    if (!(which || values.since || values.until || values.client || values.network)) fail(usage);
    const found = await find();
    if (found.length === 0 && !parseState(which))
      fail(`No inquiry matches ${which}. "npm run inquiries -- list" shows all.`);
    return found;
  }

  function list(found: InquiryRecord[]) {
    if (found.length > 0) say(print(found));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    say(`${count(found)}, times of ${timeZone}`);
  }

  async function resend() {
    if (parseState(which) === "delivered to file" && !inquiries.canMail)
      fail("SMTP_URL is not set, so they would only be written to files again.");
    const leftAlone = "what has not been delivered yet, and what was erased";
    await queueAgain(inquiries.resend, "will be delivered again", leftAlone);
  }

  async function queueAgain(queue: (id: string) => Promise<boolean>, outcome: string, leftAlone: string) {
    const chosen = await findSome();
    // The words may match more inquiries than the owner thinks.
    if (chosen.length > 1 && !parseState(which) && !values.yes)
      fail(
        `${print(chosen)}\nNothing was changed. Be more specific, or add --yes if you mean all ${chosen.length}.`,
      );
    const left = await inquiries.mailsLeft();
    let queued = 0;
    for (const { id } of chosen) {
      if (await queue(id)) queued += 1;
    }
    if (queued < chosen.length) say(`Skipped: ${leftAlone}.`);
    if (queued === 0) return say(`0 ${outcome}.`);
    // After a refused login the service only retries every five minutes.
    const when =
      queued > left
        ? `${left} at once, the others as this hour's mails (MAIL_PER_HOUR) allow`
        : "at once, or at the next attempt within five minutes";
    say(`${queued} ${outcome} while the service is running: ${when}.`);
  }

  async function erase() {
    const found = await findSome();
    if (!values.yes)
      fail(`${print(found)}\nNothing was erased. Add --yes to erase ${count(found)} for good.`);
    const { beingSent } = await inquiries.erase(found.map(({ id }) => id));
    say(`Erased here: ${count(found)}. Mails that were sent are still in your mailbox.`);
    if (beingSent > 0)
      say(
        `${beingSent === 1 ? "One is" : `${beingSent} are`} being sent right now and may still arrive: erase the mail there, or, without a mail server, run this command again in a minute.`,
      );
  }

  async function confirmRetention() {
    const days = await inquiries.confirmRetention();
    if (days === null)
      fail("There is no shorter RETENTION_DAYS to confirm. After changing .env, restart the service first.");
    say(`What was delivered more than ${days} days ago is erased for good within minutes.`);
  }

  async function rescue(folder: string) {
    // Only a folder's name, as /ready shows it, not a path.
    if (!/^damaged-[\dT-]+$/.test(folder)) fail(usage);
    const { rescued, damagedRows } = await inquiries.rescue(folder);
    say(
      `${rescued} ${rescued === 1 ? "inquiry" : "inquiries"} will be delivered while the service is running.`,
    );
    if (damagedRows > 0) say(`${damagedRows} rows are damaged: look for them in the newest backup.`);
    say(`Now move ${folder} out of DATA_DIR; it holds guests' words.`);
  }

  function backUp(file: string) {
    if (!file) fail(usage);
    if (existsSync(file) && !values.yes)
      fail(`${file} already exists, so nothing was copied. Add --yes to replace it.`);
    inquiries.backUp(file);
    say(`Copied to ${file}`);
  }
}

async function sendTestMail(env: Environment): Promise<string> {
  const config = readConfig(env);
  if (!config.smtpUrl)
    fail("SMTP_URL is not set, so nothing can be mailed. docs/running.md says how to set it.");
  const text = "This is a test mail. Inquiries will arrive at this address.";
  await mailOwner(config, "Test of your website", text, config.inquiryAddress);
  return `A test mail is on its way to ${config.inquiryAddress}. Check the spam folder, too.`;
}

/** Mails the error of a command that a timer runs, because nobody reads the timer's log. */
async function mailFailure(config: Config, { message }: Error) {
  const text = [
    "The backup of your guests' inquiries could not be written:",
    message,
    "Until this is repaired, only the older backups exist.",
  ].join("\n\n");
  try {
    await mailOwner(config, "The backup of your inquiries failed", text);
  } catch (error) {
    fail(`${message}\nA mail about it could not be sent either: ${(error as Error).message}`);
  }
}

function print(found: InquiryRecord[]): string {
  return found.map(printLine).join("\n");
}

function count({ length }: InquiryRecord[]): string {
  return `${length} ${length === 1 ? "inquiry" : "inquiries"}`;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
