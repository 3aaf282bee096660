import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { englishRefusals, hindiRefusals } from "./fixture-site.ts";
import { inquiryBody, readMaildir, startTestService, waitForMail } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

const navigation = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-mode": "navigate" };

test("an inquiry becomes one mail that a mail program opens", async () => {
  const { post, config } = await startTestService({ settings: { INQUIRY_ADDRESS: "stay@resort.example" } });
  const id = randomUUID();
  const answer = await post(inquiryBody({ inquiry_id: id, message: "Line one\nLine two" }));
  expect([answer.status, answer.text]).toEqual([200, "OK"]);
  const [file] = await waitForMail(config.dataDir);
  expect(file?.name).toMatch(/\.eml$/);
  const mail = await PostalMime.parse(file?.content ?? "");
  expect(mail.subject).toBe("Inquiry");
  expect(mail.from?.address).toBe("stay@resort.example");
  expect(mail.to?.map(({ address }) => address)).toEqual(["stay@resort.example"]);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(mail.replyTo).toEqual([{ name: "Asha Rawat", address: "asha@example.com" }]);
  expect(mail.messageId).toBe(`<${id}@resort.example>`);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain("Asha Rawat");
    expect(body).toContain("asha@example.com");
  }
  expect(mail.text).toContain("Line one\nLine two");
  // Outlook shows no line break that is only a style's.
  expect(mail.html).toContain("Line one<br>\nLine two");
});

test("MAIL_FROM and MAIL_SUBJECT change sender and subject; a guest's words in them are only text", async () => {
  const settings = {
    INQUIRY_ADDRESS: "stay@resort.example",
    MAIL_FROM: "website@resort.example",
    MAIL_SUBJECT: "{name} asks: {about}",
  };
  const { post, config } = await startTestService({ settings });
  await post(inquiryBody({ name: "Asha $& {about}", message: "The Forest Week\nBcc: victim@example.com" }));
  const [file] = await waitForMail(config.dataDir);
  const mail = await PostalMime.parse(file?.content ?? "");
  expect(mail.subject).toBe("Asha $& {about} asks: The Forest Week");
  expect([mail.from?.address, mail.to?.[0]?.address]).toEqual([
    "website@resort.example",
    "stay@resort.example",
  ]);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
});

describe("the same id", () => {
  test("with the same content counts once, however often it is sent", async () => {
    const { post, config } = await startTestService();
    const body = inquiryBody();
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers.map((answer) => answer.text)).toEqual(["OK", "OK", "OK"]);
    await waitForMail(config.dataDir);
    expect((await post(body)).status).toBe(200);
    expect(readMaildir(config.dataDir)).toHaveLength(1);
  });

  test("with other content is a conflict", async () => {
    const { post } = await startTestService();
    const inquiry_id = randomUUID();
    expect((await post(inquiryBody({ inquiry_id }))).status).toBe(200);
    expect((await post(inquiryBody({ inquiry_id, message: "Something else" }))).status).toBe(409);
  });

  test("in capitals is the same id", async () => {
    const { post, config } = await startTestService();
    const inquiry_id = randomUUID();
    await post(inquiryBody({ inquiry_id }));
    expect((await post(inquiryBody({ inquiry_id: inquiry_id.toUpperCase() }))).status).toBe(200);
    await waitForMail(config.dataDir, 1);
  });
});

describe("wrong parameters are refused with the field's name", () => {
  test.each<[string, Record<string, unknown>]>([
    ["name", { name: "" }],
    ["name", { name: "   " }],
    ["name", { name: "x".repeat(201) }],
    ["name", { name: "Asha\r\nBcc: victim@example.com" }],
    ["name", { name: null }],
    ["name", { name: 7 }],
    ["name", { name: ["Asha"] }],
    ["email", { email: "" }],
    ["email", { email: "asha" }],
    ["email", { email: "asha.example.comé" }],
    ["email", { email: "a@b.co, victim@example.com" }],
    ["email", { email: "a@b.co\nBcc: victim@example.com" }],
    ["email", { email: `${"x".repeat(250)}@b.co` }],
    ["email", { email: null }],
    ["message", { message: "x".repeat(10_001) }],
    ["message", { message: null }],
    ["message", { message: { length: 3 } }],
    ["inquiry_id", { inquiry_id: "1" }],
    ["inquiry_id", { inquiry_id: 1 }],
    ["inquiry_id", { inquiry_id: null }],
  ])("%s: %j", async (field, parameters) => {
    const { post, lines } = await startTestService();
    const answer = await post(inquiryBody(parameters));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`parameter ${field} `);
    expect(lines.filter((line) => line.startsWith("stored"))).toEqual([]);
  });

  test.each([
    "null",
    "[]",
    "7",
    '"text"',
    "{",
    "",
    "{}",
    '{"template_params":null}',
    '{"template_params":[]}',
  ])("body %s", async (body) => {
    const { post } = await startTestService();
    expect((await post(body)).status).toBe(400);
  });
});

test("the longest inquiry of the form is accepted, even if every character needs escaping", async () => {
  const { post } = await startTestService();
  const longest = { name: "ก".repeat(200), message: "\ud83c".repeat(10_000) };
  expect((await post(inquiryBody(longest))).status).toBe(200);
  const hindi = new URLSearchParams({ name: "आशा", email: "asha@example.com", message: "न".repeat(10_000) });
  expect((await post(hindi.toString(), navigation, sendFormPath)).status).toBe(303);
});

test("a form's line ends do not count twice", async () => {
  const { post } = await startTestService();
  expect((await post(inquiryBody({ message: "x\r\n".repeat(5000) }))).status).toBe(200);
});

test("an international domain is written in ASCII for mail servers, without the unseen letters of a chat", async () => {
  const { post, config } = await startTestService();
  await post(inquiryBody({ email: "\u202agast@bücher.example\u202c" }));
  const [file] = await waitForMail(config.dataDir);
  expect(file?.content).toContain("<gast@xn--bcher-kva.example>");
});

describe("a form posted without JavaScript", () => {
  const fields = { name: "Asha", email: "asha@example.com", message: "Hello" };
  const encoded = (changes = {}) => new URLSearchParams({ ...fields, ...changes }).toString();

  test("leads to the thank-you page", async () => {
    const { post } = await startTestService();
    const { status, headers } = await post(encoded(), navigation, sendFormPath);
    expect([status, headers.location]).toEqual([303, "/Contact/Sent"]);
  });

  test("of an old browser is recognised by its Accept header", async () => {
    const { post } = await startTestService();
    const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html,*/*;q=0.8" };
    expect((await post(encoded(), headers, sendFormPath)).status).toBe(303);
  });

  test("counts once within ten minutes and again after them", async () => {
    const { post, clock, config } = await startTestService();
    await post(encoded(), navigation, sendFormPath);
    clock.now += 9 * 60_000;
    await post(encoded(), navigation, sendFormPath);
    await waitForMail(config.dataDir, 1);
    clock.now += 2 * 60_000;
    await post(encoded(), navigation, sendFormPath);
    await waitForMail(config.dataDir, 2);
    await post(encoded({ message: "Another" }), navigation, sendFormPath);
    await waitForMail(config.dataDir, 3);
  });

  test("comes back in the edition of the form, and the mail says its language", async () => {
    const { post, config } = await startTestService();
    const form = `${sendFormPath}?edition=hi`;
    const sent = await post(encoded({ message: "बेसिक गेटअवे के बारे में" }), navigation, form);
    expect([sent.status, sent.headers.location]).toEqual([303, "/hi/Contact/Sent"]);
    const [mail] = await waitForMail(config.dataDir, 1);
    const { text } = await PostalMime.parse(mail?.content ?? "");
    expect(text).toContain("बेसिक गेटअवे के बारे में\n\nWritten in Hindi.");
    const refused = await post(encoded({ email: "" }), navigation, form);
    expect([refused.status, refused.headers.location]).toEqual([303, "/hi/Contact/NotSent#email"]);
    const unknown = await post(
      encoded({ message: "Other" }),
      navigation,
      `${sendFormPath}?edition=//evil.example`,
    );
    expect(unknown.headers.location).toBe("/Contact/Sent");
    for (const edition of ["xx", "constructor", "//evil.example"]) {
      const answer = await post(encoded({ email: "" }), navigation, `${sendFormPath}?edition=${edition}`);
      expect(answer.headers.location).toBe("/Contact/NotSent#email");
    }
  });

  test("is refused in the language of the page; programs learn the parameter", async () => {
    const { post } = await startTestService();
    const wrong = inquiryBody({ email: "asha" });
    const browser = { "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin" };
    const inHindi = await post(wrong, browser, `${sendPath}?edition=hi`);
    expect([inHindi.status, inHindi.text]).toEqual([400, hindiRefusals.email]);
    const technical = "The parameter email is not one valid e-mail address.";
    expect((await post(wrong, {}, `${sendPath}?edition=hi`)).text).toBe(technical);
    expect((await post(wrong, browser)).text).toBe(englishRefusals.email);
  });

  test.each([
    ["message", { body: encoded({ message: "x".repeat(140_000) }), headers: navigation }],
    ["other", { body: encoded(), headers: { ...navigation, "content-type": "text/plain" } }],
    ["other", { body: encoded(), headers: { ...navigation, origin: "https://evil.example" } }],
  ])("that fails leads to the page with the reason: %s", async (reason, { body, headers }) => {
    const { post } = await startTestService();
    const answer = await post(body, headers, sendFormPath);
    expect([answer.status, answer.headers.location]).toEqual([303, `/Contact/NotSent#${reason}`]);
  });
});

describe("types", () => {
  test.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16", ""])(
    "send refuses %s",
    async (type) => {
      const { post } = await startTestService();
      expect((await post(inquiryBody(), { "content-type": type })).status).toBe(415);
    },
  );

  test("a compressed body is refused instead of being unpacked", async () => {
    const { post } = await startTestService();
    expect((await post(inquiryBody(), { "content-encoding": "gzip" })).status).toBe(415);
  });

  test("a file instead of a text is refused", async () => {
    const { address } = await startTestService();
    const form = new FormData();
    form.append("name", new Blob(["Asha"]), "name.txt");
    form.append("email", "asha@example.com");
    const answer = await fetch(address + sendFormPath, { method: "POST", body: form });
    expect(answer.status).toBe(400);
  });

  test("anything but POST is refused and says what is allowed", async () => {
    const { address } = await startTestService();
    for (const method of ["GET", "PUT", "DELETE"]) {
      const answer = await rawRequest(address, sendFormPath, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
    }
  });
});
