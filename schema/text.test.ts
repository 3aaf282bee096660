import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanParagraph, plain, Text, text } from "./text.ts";

test.each([
  ["One\nparagraph\r\n\r\nonly", "One paragraph only"],
  ["• Tea\n• Fire", "Tea Fire"],
  ["- Tea\n– Fire\n* Pool", "Tea Fire Pool"],
  ["*Welcome* to our _new_ ~old~ **pool**", "Welcome to our new old pool"],
  ["```29 rooms```", "29 rooms"],
  ["[12:41, 05/06/2026] Asha: We loved it", "We loved it"],
  ["[05/06/26, 12:41:10 PM] ~ Asha: We loved it", "We loved it"],
  ["05/06/26, 12:41 pm - Asha: We loved it", "We loved it"],
  ["3* and 4* rooms", "3* and 4* rooms"],
  ["2 * 3 * 4", "2 * 3 * 4"],
  ["a_b_c and snake_case", "a_b_c and snake_case"],
  ["Well - known", "Well - known"],
  ["One\u00ad \u202emany\u200b\uf0b7", "One many"],
  // U+200D joins letters of Hindi and of emoji.
  ["क्\u200dष 👩\u200d🍳", "क्\u200dष 👩\u200d🍳"],
])("%j is cleaned to %j", (pasted, meant) => {
  expect(cleanParagraph(pasted)).toBe(meant);
});

test("cleaning does not change a clean text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (pasted) => {
      const once = cleanParagraph(pasted);
      expect(once).not.toContain("\n");
      // Marks may stand inside of marks: each cleaning takes one layer.
      expect(once.length).toBeLessThanOrEqual(pasted.length);
    }),
  );
});

test("full-width letters, special spaces and digits of any script are normalized to plain ones", () => {
  expect(plain("ｓｔａｙ＠ａ．ｉｎ")).toBe("stay@a.in");
  expect(plain("＋９１\u00a0९८७६५")).toBe("+91 98765");
});

test("combined characters count as one letter", () => {
  const field = text("Title", { maxLength: 2 });
  expect(field.parse("किक")).toEqual(new Text("किक"));
  expect(field.safeParse("abc").success).toBe(false);
});

test.each(["<b>Pool</b>", "Bed &amp; fire", "Bed &#38; fire", "[Pool](https://a.in)"])(
  "%s is refused",
  (words) => {
    expect(text("Title").safeParse(words).error?.issues[0]?.message).toContain("must be plain text");
  },
);

test("a text that the CMS parsed as a number must be entered again", () => {
  expect(text("Title").safeParse(1067).error?.issues[0]?.message).toBe("is unquoted; enter it again");
});

test("unknown placeholders are refused", () => {
  const running = text("Word", { placeholders: ["name", "year"] });
  expect(running.safeParse("{name} {year}").success).toBe(true);
  expect(text("Word").safeParse("{name}").success).toBe(true);
  const { error } = text("Word").safeParse("Open since {year}");
  expect(error?.issues[0]?.message).toBe("has the unknown placeholder {year}. It may contain {name}");
});
