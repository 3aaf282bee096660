import { expect, test } from "vitest";
import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { answerAddress } from "./answer-address.ts";

const inquiry = {
  name: "Asha Rawat",
  email: "asha@example.com",
  message: "Is the cottage free?\nWe are two & a dog.",
  about: "Basic Getaway",
} as InquiryRecord;

function read(changes: Partial<InquiryRecord> = {}) {
  const address = answerAddress({ ...inquiry, ...changes }, "22 Nov 2026, 14:03");
  const url = new URL(address);
  return {
    address,
    to: decodeURIComponent(url.pathname),
    names: [...url.searchParams.keys()],
    subject: url.searchParams.get("subject"),
    body: url.searchParams.get("body"),
  };
}

test("names the guest, what it is about, and the guest's words", () => {
  expect(read()).toMatchObject({
    to: "asha@example.com",
    names: ["subject", "body"],
    subject: "Re: Inquiry: Basic Getaway",
    body: "\r\n\r\nAsha Rawat, 22 Nov 2026, 14:03:\r\n> Is the cottage free?\r\n> We are two & a dog.",
  });
});

test("a plus is no space, and a guest's address cannot add a recipient or a header", () => {
  expect(read({ email: "a+b@example.com" }).address).toMatch(/^mailto:a%2Bb@example.com\?subject=/);
  const { to, names } = read({ email: "a?bcc=x&cc=y%40z@example.com" });
  expect([to, names]).toEqual(["a?bcc=x&cc=y%40z@example.com", ["subject", "body"]]);
});

test("a line break in a name or a title stays out of the headers", () => {
  const { address, subject } = read({ name: "A\r\nBcc: x@y.z", about: "Tent\r\nBcc: x@y.z" });
  expect(subject).toBe("Re: Inquiry: Tent Bcc: x@y.z");
  expect(address.split("&body=")[0]).not.toMatch(/%0[ad]/i);
});

test.each([
  ["Latin", "All of us would come. ".repeat(500)],
  ["Hindi", "क्या कमरा खाली है? ".repeat(500)],
  ["line breaks", "\n".repeat(5000)],
  ["halves of characters", "\ud83c".repeat(5000)],
])("a long message in %s is cut, so that every mail program takes the address", (_, message) => {
  const { address, body } = read({ message });
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(body).toContain("> ");
  expect(body).toMatch(/…$/);
});

test("without a message there is nothing to quote", () => {
  const { subject, body } = read({ message: "", about: null });
  expect([subject, body]).toEqual(["Re: Inquiry", "\r\n\r\nAsha Rawat, 22 Nov 2026, 14:03:"]);
});
