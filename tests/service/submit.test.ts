import { describe, expect, test } from "vitest";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { englishRefusals, hindiRefusals } from "./fixture-site.ts";
import { inquiryBody, startTestService } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

const urlencoded = "application/x-www-form-urlencoded";
const navigation = { "content-type": urlencoded, "sec-fetch-mode": "navigate" };
const browser = { "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin" };
const fields = { name: "Asha", email: "asha@example.com", message: "Hello" };
const form = (changes = {}) => new URLSearchParams({ ...fields, ...changes }).toString();

test("an inquiry becomes one mail from the resort to the resort that a mail program opens", async () => {
  const settings = { INQUIRY_ADDRESS: "stay@resort.example" };
  const { post, firstMail } = await startTestService({ settings });
  // Chats copy letters that nobody sees.
  const email = "\u202agast@bücher.example\u202c";
  const { id, ...answer } = await post(inquiryBody({ email, message: "Line one\nLine two" }));
  expect([answer.status, answer.text]).toEqual([200, "OK"]);
  const mail = await firstMail();
  expect(mail).toMatchObject({
    subject: "Inquiry",
    from: { address: "stay@resort.example" },
    to: [{ address: "stay@resort.example" }],
    replyTo: [{ name: "Asha Rawat", address: "gast@xn--bcher-kva.example" }],
    messageId: `<${id}@resort.example>`,
    text: expect.stringContaining("Line one\nLine two"),
    // Outlook shows no line break that is only a style's.
    html: expect.stringContaining("Line one<br>\nLine two"),
  });
  for (const body of [mail.text, mail.html])
    for (const word of ["Asha Rawat", "gast@xn--bcher-kva.example"]) expect(body).toContain(word);
});

test("MAIL_FROM and MAIL_SUBJECT set sender and subject, where a guest's words are only text", async () => {
  const settings = {
    INQUIRY_ADDRESS: "stay@resort.example",
    MAIL_FROM: "website@resort.example",
    MAIL_SUBJECT: "{name} asks: {about}",
  };
  const { post, firstMail } = await startTestService({ settings });
  await post(inquiryBody({ name: "Asha $& {about}", message: "The Forest Week\nBcc: victim@example.com" }));
  const mail = await firstMail();
  expect(mail).toMatchObject({
    subject: "Asha $& {about} asks: The Forest Week",
    from: { address: "website@resort.example" },
    to: [{ address: "stay@resort.example" }],
  });
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
});

test("the same id counts once, in capitals too", async () => {
  const { post, waitForMails } = await startTestService();
  const body = inquiryBody();
  const answers = await Promise.all([post(body), post(body), post(body)]);
  expect(answers.map((answer) => answer.text)).toEqual(["OK", "OK", "OK"]);
  const { inquiry_id } = body.template_params;
  expect((await post(inquiryBody({ inquiry_id: inquiry_id.toUpperCase() }))).status).toBe(200);
  await waitForMails(1);
});

test("the same id with other words is a conflict", async () => {
  const { post, waitForMails } = await startTestService();
  const { id: inquiry_id } = await post();
  for (const other of [{ message: "Something else" }, { name: "Ravi" }, { email: "ravi@example.com" }])
    expect((await post(inquiryBody({ inquiry_id, ...other }))).status).toBe(409);
  await waitForMails(1);
});

test("a wrong parameter is refused with its name, and nothing is stored", async () => {
  const { post, lines } = await startTestService({ settings: { RATE_PER_IP: "100" } });
  const injected = "a@b.co\nBcc: victim@example.com";
  const wrong = {
    name: ["", null, ["Asha"]],
    email: ["", "asha.example.comé", "a@b.co, v@example.com", injected, null],
    message: [{ length: 3 }, null],
    inquiry_id: ["1", null],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const answer = await post(inquiryBody({ [field]: value }));
      const text = expect.stringMatching(`^The parameter ${field} `);
      expect({ value, ...answer }).toMatchObject({ value, status: 400, text });
    }
  for (const body of ["null", "[]", "7", "{", "", "{}", '{"template_params":null}', '{"template_params":[]}'])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  expect(lines.filter((line) => line.startsWith("stored"))).toEqual([]);
});

test("long names, long messages and blanks arrive", async () => {
  const { post, waitForMails } = await startTestService();
  const longest = { name: "ก".repeat(5000), message: "\ud83c".repeat(7000) };
  expect((await post(inquiryBody(longest))).status).toBe(200);
  expect((await post(inquiryBody({ message: "x".repeat(65_000) }))).status).toBe(200);
  expect((await post(form({ message: "न".repeat(10_000) }), navigation, sendFormPath)).status).toBe(303);
  expect((await post(inquiryBody({ message: "x\r\n".repeat(10_000) }))).status).toBe(200);
  expect((await post(inquiryBody({ name: "   " }))).status).toBe(200);
  await waitForMails(5);
});

test.each([`${"x".repeat(250)}@b.co`, ".asha..@b.co", "=?utf-8?q?stay=40k.example?=@b.co"])(
  "the address %s, which browsers accept and Reply does not, arrives with advice",
  async (email) => {
    const { post, firstMail } = await startTestService();
    expect((await post(inquiryBody({ email }))).status).toBe(200);
    const { text, html, replyTo } = await firstMail();
    expect(text).toContain(`Email: ${email}\n`);
    expect(text).toContain("copy it into a new mail");
    expect(html).toContain(email);
    expect(replyTo).toBe(undefined);
  },
);

describe("a form posted without JavaScript", () => {
  const old = { "content-type": urlencoded, accept: "text/html,*/*;q=0.8" };
  const plain = { ...navigation, "content-type": "text/plain" };

  test.each<[string, Record<string, string>, string, string, string]>([
    ["is thanked", navigation, form(), "", "/Contact/Sent"],
    ["of an old browser too", old, form(), "", "/Contact/Sent"],
    ["in its own locale", navigation, form(), "?edition=hi", "/hi/Contact/Sent"],
    ["of an unknown locale in the first", navigation, form(), "?edition=//evil.example", "/Contact/Sent"],
    ["learns which field is wrong", navigation, form({ email: "" }), "", "/Contact/NotSent#email"],
    ["and in its language", navigation, form({ email: "" }), "?edition=hi", "/hi/Contact/NotSent#email"],
    ["or in the first", navigation, form({ email: "" }), "?edition=constructor", "/Contact/NotSent#email"],
    ["that is too long", navigation, form({ message: "x".repeat(140_000) }), "", "/Contact/NotSent#message"],
    ["of another type", plain, form(), "", "/Contact/NotSent#other"],
  ])("%s", async (_, headers, body, locale, location) => {
    const { post } = await startTestService();
    const answer = await post(body, headers, sendFormPath + locale);
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  });

  test("counts once within ten minutes and again after them", async () => {
    const { post, clock, waitForMails } = await startTestService();
    for (const [minutes, mails, other] of [
      [0, 1, {}],
      [9, 1, {}],
      [2, 2, {}],
      [0, 3, { message: "Another" }],
      [0, 4, { name: "Ravi" }],
      [0, 5, { email: "ravi@example.com" }],
    ] as const) {
      clock.now += minutes * 60_000;
      await post(form(other), navigation, sendFormPath);
      await waitForMails(mails);
    }
  });
});

const hindi = "बेसिक गेटअवे के बारे में";
const hindiWithNote = inquiryBody({ message: `${hindi}\n\nWritten in Hindi.` });

test.each<[string, Record<string, string>, string, unknown]>([
  ["a form without script", navigation, `${sendFormPath}?edition=hi`, form({ message: hindi })],
  ["a page", browser, sendPath, hindiWithNote],
  ["a page of a former release", browser, `${sendPath}?edition=hi`, hindiWithNote],
])("the mail says once in which language it was written: %s", async (_, headers, path, body) => {
  const { post, firstMail } = await startTestService();
  await post(body, headers, path);
  const { text = "" } = await firstMail();
  expect(text).toContain(`${hindi}\n\nWritten in Hindi.`);
  expect(text.match(/Written in Hindi/g)).toHaveLength(1);
});

/** The sentences, each once: what a guest reads in a browser, and what a program learns. */
test.each<[number, string, string, Record<string, string>, unknown]>([
  [400, englishRefusals.email, sendPath, browser, inquiryBody({ email: "asha" })],
  [400, hindiRefusals.email, `${sendPath}?edition=hi`, browser, inquiryBody({ email: "asha" })],
  [403, "This form can only be sent from the website itself.", sendPath, { origin: "null" }, inquiryBody()],
  [413, englishRefusals.message, sendPath, browser, inquiryBody({ name: "x".repeat(70_000) })],
  [413, "The message is too long.", sendPath, {}, inquiryBody({ message: "x".repeat(70_000) })],
  [415, "Send application/json in UTF-8, uncompressed.", sendPath, { "content-type": "text/plain" }, "{}"],
])("%i: %s", async (status, text, path, headers, body) => {
  const { post } = await startTestService();
  const answer = await post(body, headers, path);
  expect([answer.status, answer.text]).toEqual([status, text]);
});

test("a body of another type, a compressed one and a file are refused", async () => {
  const { post, address } = await startTestService();
  for (const type of [urlencoded, "application/json; charset=utf-16", ""])
    expect((await post(inquiryBody(), { "content-type": type })).status).toBe(415);
  expect((await post(inquiryBody(), { "content-encoding": "gzip" })).status).toBe(415);
  const body = new FormData();
  body.append("name", new Blob(["Asha"]), "name.txt");
  body.append("email", "asha@example.com");
  expect((await fetch(address + sendFormPath, { method: "POST", body })).status).toBe(400);
});

test("a form's address takes POST alone, and says so", async () => {
  const { address } = await startTestService();
  for (const method of ["GET", "PUT"]) {
    const { status, headers, body } = await rawRequest(address, sendFormPath, { method });
    expect([status, headers.allow, String(body)]).toEqual([405, "POST", "Send inquiries with POST."]);
  }
});
