import { expect, test } from "vitest";
import { parseTelephone, placeholderTelephone } from "./telephone.ts";

test.each([
  [
    "IN",
    "+91 98765 43210",
    ["98765 43210", "09876543210", "919876543210", "+91-98765-43210", "0091 98765 43210"],
  ],
  [
    "IN",
    "+91 98765 43210",
    ["+91 (0) 98765 43210", "wa.me/919876543210", "https://wa.me/919876543210?text=Hi"],
  ],
  ["IN", "+91 135 262 3300", ["0135 262 3300", "0135-2623300"]],
  ["IN", "+43 512 123456", ["+43 512 123456"]],
  ["AT", "+43 512 123456", ["0512 123456"]],
  ["IT", "+39 06 1234 5678", ["06 12345678"]],
])("in %s %s may be written in other ways", (country, shown, spellings) => {
  for (const written of spellings) expect(parseTelephone(written, country), written).toBe(shown);
});

test("impossible telephone numbers are refused", () => {
  const wrong = [
    "98765 4321",
    "98765 43210/11",
    "98765 43210, 98765 43211",
    "12345",
    "call us",
    "98765 43210 ext. 5",
  ];
  for (const written of [...wrong, "wa.me/message/AB12", "wa.me/kafal"])
    expect(parseTelephone(written, "IN"), written).toBeUndefined();
});

test("the placeholder number is accepted", () => {
  expect(parseTelephone(placeholderTelephone, "AT")).toBe(placeholderTelephone);
});
