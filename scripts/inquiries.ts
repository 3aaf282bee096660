// npm run inquiries -- <command>: the owner's commands. They work while the service runs, on the same DATA_DIR; with
// --site URL and OWNER_TOKEN on a site at Cloudflare.
import "./own-env.ts";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { type InquiryRecord, type InquiryState, inquiryStates } from "#service/domain/inquiry.ts";
import { readConfig } from "#service/node/read-config.ts";
import { openCommands } from "./inquiries/open-commands.ts";
import { createPrinter } from "./inquiries/print-inquiry.ts";
import { mailOwner } from "./mail-owner.ts";

const usage = `npm run inquiries -- list [queued|held|sent|dead|erased]
npm run inquiries -- show <id>                   an id's first characters are enough
npm run inquiries -- retry <id> | dead | held    deliver it now: after a repair, or instead of waiting
npm run inquiries -- resend <id> | filed         deliver again what was mailed, or what became a file
npm run inquiries -- answered <id> [--undo]      mark it as answered, or take the mark back
npm run inquiries -- erase <id> --yes            blank the guest's words for good, keep the id
npm run inquiries -- confirm-clock               the clock is right: erase by age again
npm run inquiries -- backup <file> [--yes]       a whole copy, also while the service runs
npm run inquiries -- test-mail                   sends one mail with the settings of .env
npm run inquiries -- --site <URL> ...            the same for a site at Cloudflare, without the clock and the backup`;

if (["help", "--help", "-h"].includes(process.argv[2] ?? "")) {
  console.log(usage);
  // Before the first start there is no database.
  process.exit();
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: "string" }, yes: { type: "boolean" }, undo: { type: "boolean" } },
  });
  const [command, which] = positionals;
  if (command === "test-mail") {
    await sendTestMail();
    process.exit();
  }
  const commands = openCommands(values.site);
  const { printLine, printWhole, printTime } = createPrinter();
  if (command === "list") await list(which);
  else if (command === "show") console.log(printWhole(await find(which)));
  else if (command === "retry") await retry(which);
  else if (command === "resend") await resend(which);
  else if (command === "answered") await markAnswered(await find(which), !values.undo);
  else if (command === "erase") await erase(await find(which), values.yes);
  else if (command === "confirm-clock" && commands.confirmClock) {
    await commands.confirmClock();
    console.log(`It is ${printTime(Date.now())}. Erasure by age goes on within a minute.`);
  } else if (command === "backup" && commands.backUp) backUp(commands.backUp, which, values.yes);
  else fail(usage);
  commands.close();

  async function listIn(state: InquiryState): Promise<InquiryRecord[]> {
    return (await commands.list()).filter((inquiry) => inquiry.state === state);
  }

  async function list(state: string | undefined) {
    if (state !== undefined && !isState(state))
      fail(`There is no state ${state}. There are: ${inquiryStates.join(", ")}.`);
    const found = await (state ? listIn(state) : commands.list());
    for (const inquiry of found) console.log(printLine(inquiry));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    console.log(`${found.length} ${found.length === 1 ? "inquiry" : "inquiries"}, times of ${timeZone}`);
  }

  async function retry(which: string | undefined) {
    const chosen = which === "dead" || which === "held" ? await listIn(which) : [await find(which)];
    const leftAlone = "what was sent, erased, or is being delivered right now";
    await queueAgain(chosen, commands.retry, "will be delivered", leftAlone);
  }

  async function resend(which: string | undefined) {
    if (which === "filed" && !commands.canMail)
      fail("There is no SMTP_URL yet, so they would only become files again.");
    const filed = async () => (await listIn("sent")).filter(({ isFiled }) => isFiled === 1);
    const chosen = which === "filed" ? await filed() : [await find(which)];
    const leftAlone = "what has not been delivered yet, and what was erased";
    await queueAgain(chosen, commands.resend, "will be delivered again", leftAlone);
  }

  async function queueAgain(
    chosen: InquiryRecord[],
    queue: (id: string) => Promise<boolean>,
    what: string,
    leftAlone: string,
  ) {
    let count = 0;
    for (const { id } of chosen) if (await queue(id)) count += 1;
    if (count < chosen.length) console.log(`Left alone: ${leftAlone}.`);
    // After a refused login the service tries only every five minutes.
    const when = "at once, or at the next attempt within five minutes";
    console.log(count === 0 ? `0 ${what}.` : `${count} ${what} ${when}, if the service runs.`);
  }

  async function markAnswered({ id }: InquiryRecord, isAnswered: boolean) {
    if (!(await commands.answered(id, isAnswered))) fail("It was erased.");
    console.log(isAnswered ? "Marked as answered." : "Not answered any more.");
  }

  async function erase(inquiry: InquiryRecord, isSure = false) {
    if (!isSure)
      fail(`${printLine(inquiry)}\nNothing was erased. Add --yes to blank this guest's words for good.`);
    const erased = await commands.erase(inquiry.id);
    console.log(erased ? "Erased here. Mails that were sent are in your mailbox." : "It was erased before.");
  }

  function backUp(write: (file: string) => void, file: string | undefined, replaces = false) {
    if (!file) fail(usage);
    if (existsSync(file) && !replaces) fail(`${file} exists, and nothing was copied. --yes replaces it.`);
    write(file);
    console.log(`Copied to ${file}`);
  }

  async function find(start: string | undefined): Promise<InquiryRecord> {
    if (!start) fail(usage);
    const [found, another] = await commands.findByStart(start.toLowerCase());
    if (another) fail(`There is more than one inquiry whose id begins with ${start}. Write more of it.`);
    return found ?? fail(`There is no inquiry ${start}. "npm run inquiries -- list" shows all.`);
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

function isState(text: string): text is InquiryState {
  return (inquiryStates as readonly string[]).includes(text);
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
