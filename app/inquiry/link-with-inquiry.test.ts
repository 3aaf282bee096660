import fc from "fast-check";
import { expect, test } from "vitest";
import { linkWithInquiry } from "./link-with-inquiry.ts";

const start = "mailto:stay@example.com?subject=%E0%A4%AA&body=";
const rest = " … (the rest is in the form)";
const written = (link: string) => decodeURIComponent(link.slice(start.length));

test("a short inquiry is in the link as a whole", () => {
  const link = linkWithInquiry(
    start,
    { name: "Asha", email: "asha@example.com", message: "Two & a <b>" },
    rest,
  );
  expect(written(link)).toBe("Two & a <b>\n\nAsha\nasha@example.com");
});

test("any text gives a link that opens everywhere and says if something is left out", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 3000 }),
    fc.string({ unit: "grapheme-composite", maxLength: 3000, size: "max" }),
    // Half an emoji
    fc.string({ maxLength: 100 }).map((letters) => `${letters}\ud83d`),
  );
  fc.assert(
    fc.property(text, text, text, (name, email, message) => {
      const link = linkWithInquiry(start, { name, email, message }, rest);
      expect(link.length).toBeLessThan(1900);
      const isWhole = [name, email, message].every((part) => written(link).includes(part.toWellFormed()));
      expect(isWhole || written(link).includes(rest)).toBe(true);
    }),
  );
});

test("a long message is cut as late as possible, and name and email stay", () => {
  fc.assert(
    fc.property(fc.constantFrom("a", "ह", "हि", "👩‍👩‍👧"), (letter) => {
      const sender = { name: "Asha Rawat", email: "asha@example.com" };
      const link = linkWithInquiry(start, { ...sender, message: letter.repeat(5000) }, rest);
      expect(written(link)).toMatch(new RegExp(`^(?:${letter})+ … .*\n\nAsha Rawat\nasha@example.com$`));
      expect(link.length + encodeURIComponent(letter).length).toBeGreaterThanOrEqual(1900);
    }),
  );
});
