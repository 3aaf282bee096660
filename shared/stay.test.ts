import { expect, test } from "vitest";
import { type Stay, withStay } from "./stay.ts";

const words = {
  arrival: "Arrival {date}",
  nights: "{count} {count|night|nights}",
  adults: "{count} {count|adult|adults}",
  children: "{count} {count|child|children}",
  telephone: "telephone {number}",
};

test.each<[Stay, string]>([
  [
    { arrival: "2026-12-03", nights: "2", adults: "2", children: "1", telephone: " +91 98765 43210 " },
    "Arrival 3 December 2026, 2 nights, 2 adults, 1 child, telephone +91 98765 43210\n\nHello",
  ],
  [{ nights: "1", adults: "1", children: "0" }, "1 night, 1 adult\n\nHello"],
  [{ arrival: "", nights: "", telephone: "" }, "Hello"],
  [{}, "Hello"],
])("%j gives %j", (stay, message) => {
  expect(withStay({ ...stay, message: "Hello" }, words)).toBe(message);
});

test("without a message the line is the message", () => {
  expect(withStay({ message: "", children: "3" }, words)).toBe("3 children");
});
