// npm run inquiries -- <command>: the owner's back office. Works while the service runs, on the same DATA_DIR.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeEml, emlName } from "#service/delivery/compose-mail.ts";
import { type InquiryRecord, type InquiryState, inquiryStates } from "#service/domain/inquiry.ts";
import { eraseMailFiles } from "#service/node/maildir-delivery.ts";
import { readConfig } from "#service/node/read-config.ts";
import { maildirOf } from "#service/node/start-service.ts";
import { openStoreBesideService } from "#service/node/store/open-store.ts";
import { writeCsv } from "./write-csv.ts";

const usage = `npm run inquiries -- list [queued|held|sent|dead|erased]
npm run inquiries -- show <id>
npm run inquiries -- retry <id> | dead | held    deliver it now: after a repair, or instead of waiting
npm run inquiries -- export csv <file>
npm run inquiries -- export eml <folder>
npm run inquiries -- erase <id>                  blank the guest's words for good, keep the id
npm run inquiries -- backup <file>               a whole copy, also while the service runs`;

try {
  const config = readConfig(process.env);
  const { office, backUp: copyTo, close } = openStoreBesideService(config.dataDir);
  const [command, first, second] = process.argv.slice(2);
  if (command === "list") list(first);
  else if (command === "show") show(find(first));
  else if (command === "retry") await retry(first);
  else if (command === "export") await exportAll(first, second);
  else if (command === "erase") await erase(find(first));
  else if (command === "backup") await backUp(first);
  else fail(usage);
  close();

  function list(state: string | undefined) {
    if (state !== undefined && !isState(state))
      fail(`There is no state ${state}. There are: ${inquiryStates.join(", ")}.`);
    const found = office.list(state);
    for (const { id, createdAt, state, name, suspicion, lastFailure } of found)
      console.log(
        [id, timeOf(createdAt), state.padEnd(6), name, suspicion, lastFailure].filter(Boolean).join("  "),
      );
    console.log(`${found.length} ${found.length === 1 ? "inquiry" : "inquiries"}`);
  }

  async function retry(which: string | undefined) {
    const chosen = which === "dead" || which === "held" ? office.list(which) : [find(which)];
    let queued = 0;
    for (const { id } of chosen) if (await office.retry(id, Date.now())) queued += 1;
    if (queued < chosen.length)
      console.log("Left alone: what was sent, erased, or is being delivered right now.");
    console.log(`${queued} will be delivered within a second of the service's running.`);
  }

  async function exportAll(format: string | undefined, target: string | undefined) {
    if (!target || (format !== "csv" && format !== "eml")) fail(usage);
    const inquiries = office.list().filter(({ state }) => state !== "erased");
    if (format === "csv") writeFileSync(target, writeCsv(inquiries), { mode: 0o600 });
    else {
      mkdirSync(target, { recursive: true, mode: 0o700 });
      for (const inquiry of inquiries)
        writeFileSync(join(target, emlName(inquiry)), await composeEml(inquiry, config.inquiryAddress), {
          mode: 0o600,
        });
    }
    console.log(`${inquiries.length} written to ${target}`);
  }

  async function erase({ id }: InquiryRecord) {
    await eraseMailFiles(maildirOf(config), id);
    const erased = await office.erase(id, Date.now());
    console.log(erased ? "Erased here. Mails that were sent are in your mailbox." : "It was erased before.");
  }

  async function backUp(file: string | undefined) {
    if (!file) fail(usage);
    await copyTo(file);
    console.log(`Copied to ${file}`);
  }

  function find(id: string | undefined): InquiryRecord {
    if (!id) fail(usage);
    return office.find(id) ?? fail(`There is no inquiry ${id}. "npm run inquiries -- list" shows all.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function show({
  id,
  state,
  name,
  email,
  message,
  suspicion,
  createdAt,
  attempts,
  lastFailure,
}: InquiryRecord) {
  console.log(`Id:       ${id}\nReceived: ${timeOf(createdAt)}\nState:    ${state}, ${attempts} attempts`);
  if (lastFailure) console.log(`Failure:  ${lastFailure}`);
  if (suspicion) console.log(`Suspect:  ${suspicion}`);
  console.log(`Name:     ${name}\nEmail:    ${email}\n\n${message}`);
}

function timeOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}

function isState(text: string): text is InquiryState {
  return (inquiryStates as readonly string[]).includes(text);
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
