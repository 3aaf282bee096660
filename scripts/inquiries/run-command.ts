import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Environment } from "#service/config/read-settings.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { readConfig } from "#service/node/read-config.ts";
import { mailOwner } from "../mail-owner.ts";
import { chooseInquiries, parseState } from "./choose-inquiries.ts";
import { listAll, openInquiries } from "./open-inquiries.ts";
import { printLine, printTime, printWhole } from "./print-inquiry.ts";

const usage = `npm run inquiries -- list [<which>]                shows them in a line each
npm run inquiries -- show <which>                  shows all of their words
npm run inquiries -- retry <which>                 before all others: after a repair, or for a guest in a flood
npm run inquiries -- resend <which>                deliver again what was mailed, or what became a file
npm run inquiries -- erase <which> --yes           blank the guest's words for good, keep the id
npm run inquiries -- confirm-clock                 the clock is right: erase by age again
npm run inquiries -- backup <file> [--yes]         a whole copy, also while the service runs
npm run inquiries -- test-mail                     sends one mail with the settings of .env
npm run inquiries -- --site <URL> ...              the same for a site at Cloudflare, without the clock and the backup

<which>: the first characters of an id, words of the name, mail address or message, or one of queued, quarantined,
mailed, delivered to file, dead letter, erased; and --since, --until (2026-11-20 or "2026-11-20 17:30"), --client (as list shows it).`;

/**
 * One of the owner's commands, which work while the service runs, on the same DATA_DIR; with --site and OWNER_TOKEN on a
 * site at Cloudflare. Throws a sentence for the owner.
 */
export async function runCommand(words: string[], env: Environment, say: (text: string) => void) {
  if (["help", "--help", "-h"].includes(words[0] ?? "")) return say(usage);
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      site: { type: "string" },
      since: { type: "string" },
      until: { type: "string" },
      client: { type: "string" },
      yes: { type: "boolean", default: false },
    },
  });
  const [command = "", ...others] = positionals;
  const which = others.join(" ");
  if (command === "test-mail") return say(await sendTestMail(env));
  const inquiries = openInquiries(values.site, env);
  try {
    switch (command) {
      case "list":
        return list(await find());
      case "show":
        return say((await findSome()).map(printWhole).join("\n\n"));
      case "retry":
        return await queueAgain(
          inquiries.retry,
          "will be delivered before all others",
          "what was sent, erased, or is being delivered right now",
        );
      case "resend":
        return await resend();
      case "erase":
        return await erase();
      case "confirm-clock":
        await inquiries.confirmClock();
        return say(`It is ${printTime(Date.now())}. Erasure by age goes on within a minute.`);
      case "backup":
        return backUp(which);
      default:
        fail(usage);
    }
  } finally {
    inquiries.close();
  }

  async function find(): Promise<InquiryRecord[]> {
    return chooseInquiries(await listAll(inquiries), which, values);
  }

  /** At least one, unless a state is asked for. */
  async function findSome(): Promise<InquiryRecord[]> {
    if (!(which || values.since || values.until || values.client)) fail(usage);
    const found = await find();
    if (found.length === 0 && !parseState(which))
      fail(`There is no inquiry ${which}. "npm run inquiries -- list" shows all.`);
    return found;
  }

  function list(found: InquiryRecord[]) {
    if (found.length > 0) say(print(found));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    say(`${count(found)}, times of ${timeZone}`);
  }

  async function resend() {
    if (parseState(which) === "delivered to file" && !inquiries.canMail)
      fail("There is no SMTP_URL yet, so they would only become files again.");
    const leftAlone = "what has not been delivered yet, and what was erased";
    await queueAgain(inquiries.resend, "will be delivered again", leftAlone);
  }

  async function queueAgain(queue: (id: string) => Promise<boolean>, outcome: string, leftAlone: string) {
    const chosen = await findSome();
    // Words may be in more inquiries than the owner thinks of.
    if (chosen.length > 1 && !parseState(which) && !values.yes)
      fail(
        `${print(chosen)}\nNothing was changed. Write more, or add --yes if you mean all ${chosen.length}.`,
      );
    const left = await inquiries.mailsLeft();
    let queued = 0;
    for (const { id } of chosen) {
      if (await queue(id)) queued += 1;
    }
    if (queued < chosen.length) say(`Left alone: ${leftAlone}.`);
    if (queued === 0) return say(`0 ${outcome}.`);
    // After a refused login the service tries only every five minutes.
    const when =
      queued > left
        ? `${left} at once, the others as this hour's mails (MAIL_PER_HOUR) allow`
        : "at once, or at the next attempt within five minutes";
    say(`${queued} ${outcome}, if the service runs: ${when}.`);
  }

  async function erase() {
    const found = await findSome();
    if (!values.yes)
      fail(`${print(found)}\nNothing was erased. Add --yes to blank these words for good: ${count(found)}.`);
    await inquiries.erase(found.map(({ id }) => id));
    say(`Erased here: ${count(found)}. Mails that were sent are in your mailbox.`);
  }

  function backUp(file: string) {
    if (!file) fail(usage);
    if (existsSync(file) && !values.yes) fail(`${file} exists, and nothing was copied. --yes replaces it.`);
    inquiries.backUp(file);
    say(`Copied to ${file}`);
  }
}

async function sendTestMail(env: Environment): Promise<string> {
  const config = readConfig(env);
  if (!config.smtpUrl)
    fail("No SMTP_URL is set, so nothing can be mailed. docs/running.md says how to set it.");
  await mailOwner(config, "Test of your website", "This is a test. An inquiry has the guest's words here.");
  return `A test mail is on its way to ${config.inquiryAddress}. Look for it there, also among spam.`;
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
