import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { openStore } from "#service/node/store/open-store.ts";
import { inquiryBody, makeFolder, startTestService, waitForMail } from "./harness.ts";

const script = join(import.meta.dirname, "..", "..", "scripts", "inquiries.ts");

async function run(dataDir: string, ...command: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, INQUIRY_ADDRESS: "stay@resort.example" };
  return promisify(execFile)(process.execPath, [script, ...command], { env }).catch((error) => error);
}

test("the owner lists, shows, exports and erases while the service runs", async () => {
  const { post, config } = await startTestService();
  const body = inquiryBody({ name: "=HYPERLINK(1)", message: 'He said "hello"\nand left' });
  const id = body.template_params.inquiry_id;
  await post(body);
  await waitForMail(config.dataDir);
  expect((await run(config.dataDir, "list")).stdout).toMatch(new RegExp(`${id} .* sent .*\n1 inquiry\n`));
  expect((await run(config.dataDir, "list", "dead")).stdout).toBe("0 inquiries\n");
  expect((await run(config.dataDir, "show", id)).stdout).toContain("and left");

  const target = makeFolder();
  await run(config.dataDir, "export", "csv", join(target, "all.csv"));
  const csv = readFileSync(join(target, "all.csv"), "utf8");
  expect(csv).toContain(`"'=HYPERLINK(1)"`);
  expect(csv).toContain('"He said ""hello""\nand left"');
  await run(config.dataDir, "export", "eml", join(target, "mails"));
  const [file = ""] = readdirSync(join(target, "mails"));
  const mail = await PostalMime.parse(readFileSync(join(target, "mails", file)));
  expect([mail.subject, mail.messageId]).toEqual(["Inquiry", `<${id}@resort.example>`]);

  expect((await run(config.dataDir, "erase", id)).stdout).toMatch(/^Erased/);
  await waitForMail(config.dataDir, 0);
  expect((await run(config.dataDir, "show", id)).stdout).not.toContain("left");
});

test("a retry of what is held goes out with the running service", async () => {
  const { post, config } = await startTestService();
  await post(inquiryBody({ website: "filled by autofill" }));
  // The service's clock stands still in tests, and a retry is due now.
  const { stdout } = await run(config.dataDir, "retry", "held");
  expect(stdout).toMatch(/^1 will be delivered/);
});

test("a backup is a whole database", async () => {
  const { post, config } = await startTestService();
  const body = inquiryBody();
  await post(body);
  const folder = makeFolder();
  await run(config.dataDir, "backup", join(folder, "inquiries.db"));
  const copy = openStore(folder);
  expect(copy.office.find(body.template_params.inquiry_id)?.name).toBe("Asha Rawat");
  copy.close();
});

test.each([[["list", "lost"]], [["show", "nobody"]], [["export", "pdf", "x"]], [["explode"]], [[]]])(
  "%j fails with a sentence",
  async (command) => {
    const { config } = await startTestService();
    const { code, stderr, stdout } = await run(config.dataDir, ...command);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/There is no|npm run inquiries/);
  },
);

test("a wrong DATA_DIR is said, and no empty database is left there", async () => {
  const folder = makeFolder();
  expect((await run(folder, "list")).stderr).toContain("DATA_DIR");
  expect(readdirSync(folder)).toEqual([]);
});
