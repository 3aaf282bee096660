import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { sendFormPath } from "#shared/inquiry.ts";
import type { InquiryContent } from "#shared/stay.ts";
import { inquiryBody, readMaildir, startTestService, testConfig, waitForMail } from "./harness.ts";

const stay = {
  arrival: "Arrival {date}",
  nights: "{count} {count|night|nights}",
  adults: "{count} {count|adult|adults}",
  children: "{count} {count|child|children}",
  telephone: "telephone {number}",
};

/** A service whose release says this of the content. */
async function start(content: Partial<InquiryContent>, settings: Record<string, string> = {}) {
  const inquiry: InquiryContent = { titles: [], timeZone: "Asia/Kolkata", ...content };
  const config = testConfig({ INQUIRY_ADDRESS: "stay@resort.example", ...settings });
  const file = join(config.siteDir, "site.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), inquiry }));
  const service = await startTestService({ config });
  const mail = async () => PostalMime.parse((await waitForMail(config.dataDir))[0]?.content ?? "");
  const postForm = (fields: Record<string, string>) => {
    const words = { name: "Asha", email: "asha@example.com", message: "Is it warm?", ...fields };
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-mode": "navigate" };
    return service.post(new URLSearchParams(words).toString(), headers, sendFormPath);
  };
  return { ...service, mail, postForm };
}

test("a form without script gets the line that the page's script would have written", async () => {
  const { postForm, mail } = await start({ stay });
  const filled = {
    arrival: "2026-12-03",
    nights: "2",
    adults: "2",
    children: "1",
    telephone: "+91 98765 43210",
  };
  expect((await postForm(filled)).status).toBe(303);
  expect((await mail()).text?.trim()).toMatch(
    /\n\nArrival 3 December 2026, 2 nights, 2 adults, 1 child, telephone \+91 98765 43210\n\nIs it warm\?$/,
  );
});

test("left empty, or where the content does not ask for it, the message stays as it is", async () => {
  const asked = await start({ stay });
  await asked.postForm({ arrival: "", nights: "", adults: "", children: "", telephone: "" });
  expect((await asked.mail()).text?.trim()).toMatch(/\n\nIs it warm\?$/);
  const other = await start({});
  await other.postForm({ nights: "2" });
  expect((await other.mail()).text).not.toContain("night");
});

test.each([
  ["arrival", "3.12.2026"],
  ["arrival", "2026-02-31"],
  ["arrival", "2026-11-19"],
  ["nights", "0"],
  ["nights", "366"],
  ["nights", "two"],
  ["adults", "-1"],
  ["children", "1e1"],
  ["telephone", "call me"],
  ["telephone", "+91 98765\r\nBcc: x@y.example"],
])("%s: %j is refused with a sentence", async (field, value) => {
  const { postForm, config } = await start({ stay });
  const answer = await postForm({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(`The parameter ${field} must be `);
  expect(readMaildir(config.dataDir)).toEqual([]);
});

test("today is the day at the resort, whatever TIME_ZONE says", async () => {
  const timeZone = "Pacific/Kiritimati";
  const { postForm } = await start({ stay, timeZone }, { TIME_ZONE: "Asia/Kolkata" });
  const answers = [await postForm({ arrival: "2026-11-20" }), await postForm({ arrival: "2026-11-21" })];
  expect(answers.map(({ status }) => status)).toEqual([400, 303]);
});

test("the line counts for the message's limit", async () => {
  const { postForm } = await start({ stay });
  expect((await postForm({ message: "x".repeat(10_000) })).status).toBe(303);
  const answer = await postForm({ message: "x".repeat(9_995), nights: "2" });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("longer than 10000")]);
});

const titles = ["Basic Getaway", "Basic Getaway Plus", "FAMILY FUN PACKAGE", "पारिवारिक पैकेज"];

test.each([
  ["We would like to book Basic Getaway. We could come on ", "Inquiry: Basic Getaway, Asha Rawat"],
  ["Is the basic  getaway plus free?\nOr the Basic Getaway?", "Inquiry: Basic Getaway Plus, Asha Rawat"],
  ["Please tell us more about FAMILY FUN PACKAGE.", "Inquiry: FAMILY FUN PACKAGE, Asha Rawat"],
  ["हमें पारिवारिक पैकेज चाहिए", "Inquiry: पारिवारिक पैकेज, Asha Rawat"],
  ["The Basic Getaways are full?", "Inquiry: The Basic Getaways are full?, Asha Rawat"],
  [
    "We are four, and would come in March.\nAsha",
    "Inquiry: We are four, and would come in March, Asha Rawat",
  ],
  ["", "Inquiry: no message, Asha Rawat"],
  ["Hello\u2028Bcc: x@y.example\tnow\u202e", "Inquiry: Hello Bcc: x@y.example now, Asha Rawat"],
  ["word ".repeat(100), `Inquiry: ${"word ".repeat(12).slice(0, 59)}…, Asha Rawat`],
])("the subject for %j is %j", async (message, subject) => {
  const { post, mail } = await start({ titles });
  await post(inquiryBody({ message }));
  const { subject: found, headers } = await mail();
  expect(found).toBe(subject);
  expect(headers.filter(({ key }) => key === "bcc")).toEqual([]);
});

test("MAIL_SUBJECT=Inquiry gives the specification's subject", async () => {
  const { post, mail } = await start({ titles }, { MAIL_SUBJECT: "Inquiry" });
  await post(inquiryBody({ message: "Basic Getaway" }));
  expect((await mail()).subject).toBe("Inquiry");
});
