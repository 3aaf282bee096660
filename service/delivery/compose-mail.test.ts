import fc from "fast-check";
import { expect, test } from "vitest";
import { composeEml, composeMail, composeSubject } from "./compose-mail.ts";

const inquiry = {
  id: "0b8e8c1e-6d0c-4d43-9d7e-3f6f0a6d1c11",
  name: "Asha",
  email: "asha@example.com",
  message: "",
  suspicion: null,
  createdAt: 0,
  attempts: 1,
};
const settings = {
  inquiryAddress: "stay@kafalridge.example",
  mailFrom: "site@kafalridge.example",
  mailSubject: "Inquiry: {about}, {name}",
};

async function emlOf(changes: Partial<typeof inquiry>) {
  return new TextDecoder().decode(await composeEml({ ...inquiry, ...changes }, settings));
}

test("an encoded word in a guest's words is not decoded by mail programs", async () => {
  // It could be the resort's name, or a line break.
  const word = "=?utf-8?q?stay=40kafalridge=2Eexample=0D=0ABcc=3A_x?=";
  for (const typed of [word, `=\u200b${word.slice(1)}`]) {
    const [head = ""] = (await emlOf({ name: typed, message: typed })).split("\n\n", 1);
    expect(head).toMatch(/^Subject: .*= \?utf-8/m);
    expect(head).toMatch(/^Reply-To: .*= \?utf-8/m);
    expect(head).not.toContain("=?");
  }
});

test("no name, address or message makes a line that mail servers refuse, or a header of its own", async () => {
  const long = fc.integer({ min: 1, max: 6000 }).map((count) => "x".repeat(count));
  const words = fc.oneof(
    long,
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme", minLength: 500 }),
  );
  const email = fc.oneof(
    fc.constant("asha@example.com"),
    long.map((local) => `${local}@b.co`),
    words,
  );
  await fc.assert(
    fc.asyncProperty(words, email, words, async (name, email, message) => {
      const text = await emlOf({ name, email, message });
      const [head = ""] = text.split("\n\n", 1);
      expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(998);
      expect(head.match(/^To: .*$/gm)).toEqual(["To: stay@kafalridge.example"]);
      expect(head).not.toMatch(/^(bcc|cc):/im);
    }),
    { numRuns: 50 },
  );
});

test("no holiday notice answers a mail", async () => {
  expect(await emlOf({})).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test("a mail has the date of the guest's inquiry, however late it is sent", async () => {
  const text = await emlOf({ createdAt: Date.UTC(2026, 10, 20, 12), attempts: 9 });
  expect(text).toMatch(/^Date: Fri, 20 Nov 2026 12:00:00 \+0000$/m);
});

test.each([
  ["We are four, and would come in March.\nAsha", "Inquiry: We are four, and would come in March, Asha"],
  ["Two rooms, please ...", "Inquiry: Two rooms, please, Asha"],
  ["", "Inquiry: no message, Asha"],
  ["😀".repeat(61), `Inquiry: ${"😀".repeat(59)}…, Asha`],
  ["Hello\u2028Bcc: x@y.example\tnow\u202e", "Inquiry: Hello Bcc: x@y.example now, Asha"],
])("of the message %j the subject is %j", (message, subject) => {
  expect(composeSubject(settings.mailSubject, { ...inquiry, message })).toBe(subject);
});

test("the mailer may read no file and fetch no address for a mail", () => {
  const forbidden = { disableFileAccess: true, disableUrlAccess: true };
  expect(composeMail(inquiry, settings)).toMatchObject(forbidden);
});
