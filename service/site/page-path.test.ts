import { expect, test } from "vitest";
import { canonicalPath, findTarget } from "./page-path.ts";

const pages = ["/", "/Packages", "/hi", "/hi/Packages"];

test("a run of signs takes no longer than its length", () => {
  const before = process.cpuUsage();
  canonicalPath(`/${"/.".repeat(150_000)}x`, pages);
  // Some milliseconds. A minute when each sign is tried as the beginning of the run.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});

test("any signs after a page's path, and any encoding of it, lead to the page with its query", () => {
  const signs = ") . %20 %09 %00 %22 %E0%A5%A4 %E2%80%8B %E2%9D%A4%EF%B8%8F %F0%9F%99%8F".split(" ");
  for (const page of pages.slice(1)) {
    for (const sign of signs) {
      for (const end of [sign, sign.repeat(3), `/${sign}`, ...signs.map((second) => sign + second)]) {
        const url = `https://resort.example${page}${end}?about=a`;
        expect(findTarget(new Request(url), pages), url).toEqual({ location: `${page}?about=a` });
      }
    }
  }
  for (const spelling of ["/hi%2FPackages", "/%50ackages"])
    expect(findTarget(new Request(`https://resort.example${spelling}`), pages).location).toMatch(/Packages$/);
});
