// npm run inquiries -- <command>: the owner's commands. They work while the service runs, on the same DATA_DIR; with
// --site URL and OWNER_TOKEN on a site at Cloudflare.
import "./own-env.ts";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { readConfig } from "#service/node/read-config.ts";
import { chooseInquiries, isState } from "./inquiries/choose-inquiries.ts";
import { openCommands } from "./inquiries/open-commands.ts";
import { createPrinter } from "./inquiries/print-inquiry.ts";
import { mailOwner } from "./mail-owner.ts";

const usage = `npm run inquiries -- list [<which>]                shows them in a line each
npm run inquiries -- show <which>                  shows all of their words
npm run inquiries -- retry <which>                 before all others: after a repair, or for a guest in a flood
npm run inquiries -- resend <which>                deliver again what was mailed, or what became a file
npm run inquiries -- answered <which> [--undo]     mark as answered, or take the mark back
npm run inquiries -- erase <which> --yes           blank the guest's words for good, keep the id
npm run inquiries -- confirm-clock                 the clock is right: erase by age again
npm run inquiries -- backup <file> [--yes]         a whole copy, also while the service runs
npm run inquiries -- test-mail                     sends one mail with the settings of .env
npm run inquiries -- --site <URL> ...              the same for a site at Cloudflare, without the clock and the backup

<which>: the first characters of an id, words of the name, address or message, or one of queued, held, dead, filed,
mailed, erased; and --since, --until (2026-11-20 or "2026-11-20 17:30"), --client (as list shows it).`;

if (["help", "--help", "-h"].includes(process.argv[2] ?? "")) {
  console.log(usage);
  // Before the first start there is no database.
  process.exit();
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: "string" },
      since: { type: "string" },
      until: { type: "string" },
      client: { type: "string" },
      yes: { type: "boolean" },
      undo: { type: "boolean" },
    },
  });
  const [command, ...words] = positionals;
  const which = words.join(" ");
  if (command === "test-mail") {
    await sendTestMail();
    process.exit();
  }
  const commands = openCommands(values.site);
  const { printLine, printWhole, printTime } = createPrinter();
  if (command === "list") list(await find());
  else if (command === "show") console.log((await findSome()).map(printWhole).join("\n\n"));
  else if (command === "retry")
    await queueAgain(
      commands.retry,
      "will be delivered before all others",
      "what was sent, erased, or is being delivered right now",
    );
  else if (command === "resend") await resend();
  else if (command === "answered") await markAnswered(!values.undo);
  else if (command === "erase") await erase();
  else if (command === "confirm-clock" && commands.confirmClock) {
    await commands.confirmClock();
    console.log(`It is ${printTime(Date.now())}. Erasure by age goes on within a minute.`);
  } else if (command === "backup" && commands.backUp) backUp(commands.backUp, which, values.yes);
  else fail(usage);
  commands.close();

  async function find(): Promise<InquiryRecord[]> {
    const { since, until, client } = values;
    return chooseInquiries(await commands.list(), { which, since, until, client });
  }

  /** At least one, unless a state is asked for. */
  async function findSome(): Promise<InquiryRecord[]> {
    if (!(which || values.since || values.until || values.client)) fail(usage);
    const found = await find();
    if (found.length === 0 && !isState(which))
      fail(`There is no inquiry ${which}. "npm run inquiries -- list" shows all.`);
    return found;
  }

  /** Words may be in more inquiries than the owner thinks of. */
  async function findForChange(): Promise<InquiryRecord[]> {
    const found = await findSome();
    if (found.length > 1 && !isState(which) && !values.yes)
      fail(`${print(found)}\nNothing was changed. Write more, or add --yes if you mean all ${found.length}.`);
    return found;
  }

  function print(found: InquiryRecord[]): string {
    return found.map(printLine).join("\n");
  }

  function list(found: InquiryRecord[]) {
    if (found.length > 0) console.log(print(found));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    console.log(`${count(found)}, times of ${timeZone}`);
  }

  async function resend() {
    if (which === "filed" && !commands.canMail)
      fail("There is no SMTP_URL yet, so they would only become files again.");
    const leftAlone = "what has not been delivered yet, and what was erased";
    await queueAgain(commands.resend, "will be delivered again", leftAlone);
  }

  async function queueAgain(queue: (id: string) => Promise<boolean>, what: string, leftAlone: string) {
    const chosen = await findForChange();
    const { left, freeAt } = await commands.hour();
    let queued = 0;
    for (const { id } of chosen) if (await queue(id)) queued += 1;
    if (queued < chosen.length) console.log(`Left alone: ${leftAlone}.`);
    if (queued === 0) return console.log(`0 ${what}.`);
    // After a refused login the service tries only every five minutes.
    let when = "at once, or at the next attempt within five minutes";
    if (left === 0)
      when = `from ${printTime(freeAt)} on, because this hour's mails (MAIL_PER_HOUR) are used up`;
    else if (left < queued) when = `${left} at once, the others as MAIL_PER_HOUR allows`;
    console.log(`${queued} ${what}, if the service runs: ${when}.`);
  }

  async function markAnswered(isAnswered: boolean) {
    for (const { id } of await findForChange())
      if (!(await commands.answered(id, isAnswered))) fail("It was erased.");
    console.log(isAnswered ? "Marked as answered." : "Not answered any more.");
  }

  async function erase() {
    const found = await findSome();
    if (!values.yes)
      fail(`${print(found)}\nNothing was erased. Add --yes to blank these words for good: ${count(found)}.`);
    await commands.erase(found.map(({ id }) => id));
    console.log(`Erased here: ${count(found)}. Mails that were sent are in your mailbox.`);
  }

  function backUp(write: (file: string) => void, file: string, replaces = false) {
    if (!file) fail(usage);
    if (existsSync(file) && !replaces) fail(`${file} exists, and nothing was copied. --yes replaces it.`);
    write(file);
    console.log(`Copied to ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function sendTestMail() {
  const config = readConfig(process.env);
  if (!config.smtpUrl)
    fail("No SMTP_URL is set, so nothing can be mailed. docs/running.md says how to set it.");
  await mailOwner(config, "Test of your website", "This is a test. An inquiry has the guest's words here.");
  console.log(`A test mail is on its way to ${config.inquiryAddress}. Look for it there, also among spam.`);
}

function count({ length }: InquiryRecord[]): string {
  return `${length} ${length === 1 ? "inquiry" : "inquiries"}`;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
