import { expect, test } from "vitest";
import { readSiteSettings, siteSettingNames } from "./site-settings.ts";

const good = {
  SITE_URL: " https://www.deodar.in/ ",
  REPOSITORY: "https://git.deodar.in:3000/resort/website",
  RETENTION_DAYS: "30",
  EMAILJS_PUBLIC_KEY: "key_1",
  EMAILJS_SERVICE_ID: "service-1",
  EMAILJS_TEMPLATE_ID: "inquiry",
};

test("settings are read", () => {
  expect(Object.keys(good).sort()).toEqual([...siteSettingNames].sort());
  expect(readSiteSettings(good)).toEqual({
    siteUrl: "https://www.deodar.in",
    repository: good.REPOSITORY,
    emailjs: { publicKey: "key_1", serviceId: "service-1", templateId: "inquiry" },
    retentionDays: 30,
  });
});

test("the site builds without settings", () => {
  const empty = Object.fromEntries(siteSettingNames.map((name) => [name, " "]));
  const defaults = {
    siteUrl: "https://resort.example",
    repository: undefined,
    emailjs: undefined,
    retentionDays: 400,
  };
  expect([readSiteSettings({}), readSiteSettings(empty)]).toEqual([defaults, defaults]);
});

test.each([
  [
    "SITE_URL",
    ["http://deodar.in", "https://deodar..in", "https://deodar.in/hi", "https://a:b@deodar.in", "x"],
  ],
  ["REPOSITORY", ["github.com/a/b", "https://github.com/a", "https://a:b@github.com/a/b", "javascript:x"]],
  ["RETENTION_DAYS", ["29", "0", "-1", "30.5", "400 days", "36501"]],
  ["EMAILJS_PUBLIC_KEY", ["", "a b"]],
  ["EMAILJS_SERVICE_ID", ["", "a/b"]],
  ["EMAILJS_TEMPLATE_ID", ["", "ü"]],
])("a wrong %s stops the build with an error that names it", (name, values) => {
  for (const value of values)
    expect(() => readSiteSettings({ ...good, [name]: value }), value).toThrow(new RegExp(`^${name} `));
});
