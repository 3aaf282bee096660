import { expect, test } from "vitest";
import { cleanTelephone, normalizeEmail } from "./normalize-email.ts";

test("invisible characters are removed from an email address", () => {
  for (const letter of "\u202a\u202c\u2068\u200b\u200d\u00ad\ufeff\u{e0020}\ufe0f\u00a0\u2009\u202f\u3000")
    expect(normalizeEmail(`${letter}asha@${letter}example.com ${letter}`)).toBe("asha@example.com");
});

test("ordinary spaces inside of an email address stay, for the form and the service to refuse", () => {
  expect(normalizeEmail(" a@example.com b@example.com ")).toBe("a@example.com b@example.com");
});

test("special spaces in a telephone number become ordinary ones", () => {
  expect(cleanTelephone("\u202a+91\u00a098765\u202f43210\u202c")).toBe("+91 98765 43210");
});
