import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Yaml } from "../other-content.ts";
import { fixedContent, testSite } from "./settings.ts";

/**
 * What days.spec.ts looks at: a notice for 10 to 12 July 2098, and an offer from 2020 that ends on the 12th. And what only the
 * owner knows: contact.spec.ts finds one answer, and one season in which the resort is open.
 */
const more: Readonly<Record<string, (content: Yaml) => void>> = {
  "site.yaml": (site) => {
    site.languages.length = 1;
    site.answerHours = 24;
    site.notice = {
      text: "The road from Kotdwar is closed after the rain.",
      link: { label: "The way to us", target: "/Contact" },
      from: "2098-07-10",
      until: "2098-07-12",
    };
  },
  "offers.yaml": ({ offers }) => {
    Object.assign(offers.at(-1), { from: "2020-01-01", until: "2098-07-12" });
  },
  "contact.yaml": (contact) => {
    contact.questions = [{ label: "Arrival and departure", answer: "Come from 13:00, leave until 11:00." }];
    contact.seasons[0].open = "We are open every day.";
  },
};

/** Writes CONTENT_DIR of the test site: the fixed content in English alone, which most tests are about. */
export function makeContent(): void {
  mkdirSync(testSite.CONTENT_DIR, { recursive: true });
  const names = readdirSync(fixedContent).filter((each) => each.endsWith(".yaml"));
  // A file that the fixed content no longer has.
  for (const former of readdirSync(testSite.CONTENT_DIR).filter((each) => !names.includes(each)))
    rmSync(join(testSite.CONTENT_DIR, former), { recursive: true });
  for (const name of names) {
    const content = parse(readFileSync(join(fixedContent, name), "utf8"), (key: unknown, value: unknown) =>
      /_[a-z]{2,3}$/.test(String(key)) ? undefined : value,
    );
    more[name]?.(content);
    const [path, text] = [join(testSite.CONTENT_DIR, name), stringify(content, { lineWidth: 0 })];
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}
