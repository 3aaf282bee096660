import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { readConfig } from "#service/node/read-config.ts";
import { makeFolder } from "../tests/make-folder.ts";
import { readMaildir } from "../tests/service/harness.ts";
import { mailOwner } from "./mail-owner.ts";

async function mailFrom(env: Record<string, string>) {
  const DATA_DIR = makeFolder();
  await mailOwner(
    readConfig({ DATA_DIR, INQUIRY_ADDRESS: "stay@deodar.in", ...env }),
    "A\r\nBcc: x@y.example",
    "Text.",
  );
  const [file] = readMaildir(DATA_DIR);
  return PostalMime.parse(file?.content ?? "");
}

test("a mail about the website goes to its own address and does not look like an inquiry", async () => {
  const mail = await mailFrom({ NOTICE_ADDRESS: "developer@example.com", MAIL_FROM: "site@deodar.in" });
  expect(mail.to).toEqual([{ address: "developer@example.com", name: "" }]);
  expect(mail.from).toMatchObject({ address: "site@deodar.in" });
  expect(mail.subject).toBe("A Bcc: x@y.example");
  expect(mail.text?.trim()).toBe("Text.");
  expect([mail.html, mail.replyTo, mail.bcc]).toEqual([undefined, undefined, undefined]);
  expect(mail.headers.map(({ key }) => key)).not.toContain("x-inquiry-id");
});

test("without an address of its own it goes where inquiries go", async () => {
  expect((await mailFrom({})).to).toMatchObject([{ address: "stay@deodar.in" }]);
});

test("a wrong NOTICE_ADDRESS is named", () => {
  expect(() => readConfig({ NOTICE_ADDRESS: "two@example.com, three@example.com" })).toThrow(
    /^NOTICE_ADDRESS/,
  );
});
