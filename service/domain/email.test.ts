import { expect, test, vi } from "vitest";
import { toMailbox } from "./email.ts";

test.each([
  ["gast@bücher.example", "gast@xn--bcher-kva.example"],
  ["asha@उदाहरण.परीक्षा", "asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g"],
  ["asha@example.com", "asha@example.com"],
  // Half of it would be somebody else's domain.
  ["gast@bücher.example/x.org", undefined],
  ["gast@bücher.example:25", undefined],
  ["gast@a@bücher.example", undefined],
  ["gast@bü%2fcher.example", undefined],
  ["gast@bü\tcher.example", undefined],
  ["gast@ü..example", undefined],
  ["asha.example.comé", undefined],
  ["=?utf-8?q?stay=40k.example?=@example.com", undefined],
])("%s is written as %s", (typed, expected) => {
  expect(toMailbox(typed)).toBe(expected);
});

test("a text longer than any address is not converted", () => {
  const convert = vi.spyOn(URL, "parse");
  expect(toMailbox(`gast@${"\u8a9e".repeat(5000)}.example`)).toBe(undefined);
  expect(convert).not.toHaveBeenCalled();
});
