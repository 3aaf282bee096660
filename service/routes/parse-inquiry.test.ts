import { expect, test } from "vitest";
import { parseInquiry } from "./parse-inquiry.ts";

const parse = (name: string, ownAddresses: string[] = []) =>
  parseInquiry({ name, email: "asha@example.com" }, ownAddresses);

test.each([
  ["Asha\u202egro.elpmaxe@yats", "Ashagro.elpmaxe@yats"],
  ["\u2066Asha\u2069\u200b \ufeffRawat\u00ad", "Asha Rawat"],
  ["\u200fعائشة", "عائشة"],
  // A joiner is a part of these names.
  ["शर्\u200dमा", "शर्\u200dमा"],
  ["نام\u200cگذار", "نام\u200cگذار"],
  ["👩\u200d🌾 Mara", "👩\u200d🌾 Mara"],
  [".", "."],
])("the name %j is kept as %j", (name, kept) => {
  expect(parse(name).name).toBe(kept);
});

test.each([
  "\u200b",
  "\u202e\u202c",
  "\u200d",
  "\u3164",
  "\u2800",
  "\ufe0f",
  "\u00ad \u2060",
  "\u0301",
  "\ue000",
])("the name %j, of which nothing can be seen, is refused", (name) => {
  expect(() => parse(name)).toThrow("name is required");
});

test.each([
  "stay@resort.example",
  "STAY@Resort.example",
  "Kafal Ridge <stay@resort.example>",
  "ｓtay＠resort．example",
  "stay @ resort . example",
])("the name %j pretends to be the house, and is held", (name) => {
  expect(parse(name, ["stay@resort.example"]).suspicion).toContain("own mail address");
});

test.each(["asha@example.com", "Asha at resort.example", "Stay Resort"])(
  "the name %j is a guest's",
  (name) => {
    expect(parse(name, ["stay@resort.example", "web@resort.example"]).suspicion).toBeUndefined();
  },
);

const titles = ["Basic Getaway", "Basic Getaway Plus", "FAMILY FUN PACKAGE", "पारिवारिक पैकेज"];

test.each([
  ["We would like to book Basic Getaway. We could come on ", "Basic Getaway"],
  ["Is the basic  getaway plus free?\nOr the Basic Getaway?", "Basic Getaway Plus"],
  ["Please tell us more about FAMILY FUN PACKAGE.", "FAMILY FUN PACKAGE"],
  ["हमें पारिवारिक पैकेज चाहिए", "पारिवारिक पैकेज"],
  ["The Basic Getaways are full?", undefined],
])("%j asks about %s", (message, about) => {
  expect(parseInquiry({ name: "Asha", email: "asha@example.com", message }, [], titles).about).toBe(about);
});
