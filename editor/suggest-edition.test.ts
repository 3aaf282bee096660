import { expect, test } from "vitest";
import { suggestEdition } from "./suggest-edition.ts";

const english = { language: "en-IN", path: "" };

test("a tag is enough for the name, the direction and the address of an edition", () => {
  const german = { language: "de-DE", path: "de", name: "Deutsch", direction: "ltr", isPublic: false };
  for (const tag of ["de-DE", " de_de ", "de"]) expect(suggestEdition(tag, [english])).toEqual(german);
  expect(suggestEdition("de-AT", [english, german])).toMatchObject({ language: "de-AT", path: "de-at" });
  expect(suggestEdition("ur-PK", [english])).toMatchObject({ name: "اردو", direction: "rtl" });
  expect(suggestEdition("fr", [english])).toMatchObject({ language: "fr-FR", name: "Français" });
  expect(suggestEdition("zh-Hant-TW", [english])).toMatchObject({ language: "zh-Hant-TW", path: "zh" });
});

test.each(["", "deutsch", "German", "xx-YY", "de-XX", "12"])("%j is refused with an example", (tag) => {
  expect(() => suggestEdition(tag, [english])).toThrow(/is no language that this machine knows.* de-DE/);
});

test("a language that is there already is refused", () => {
  expect(() => suggestEdition("en-IN", [english])).toThrow("English is there already.");
});
