import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { pagePaths, unlistedPaths } from "#shared/pages.ts";
import { rawRequest } from "../tests/service/raw-request.ts";

const pages: string[] = [...Object.values(pagePaths), unlistedPaths.sent];
const named = /(?:src|href)="(\/(?:assets|pictures)\/[^"#]+)|(\/pictures\/[^\s",]+) \d+w/g;

/**
 * Requests a page or one of its files every `everyMs`, as guests do with a page open. `finish` resolves to the wrong
 * answers: not 200, shorter than their Content-Length, or a page whose policy forbids its own scripts or styles.
 */
export function askEveryPage(address: string, everyMs: number) {
  const wrong: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  const waiting: string[] = [];
  let answers = 0;
  let turn = 0;
  let isOver = false;

  async function ask(path: string) {
    const { status, headers, body } = await rawRequest(address, path);
    answers += 1;
    const isWhole = status === 200 && headers["content-length"] === String(body.length);
    const isPage = pages.includes(path);
    const html = isPage ? body.toString() : "";
    const unfit = isPage ? findForbidden(html, String(headers["content-security-policy"])) : [];
    if (!isWhole || unfit.length > 0) wrong.push({ path, status, length: headers["content-length"], unfit });
    for (const [, file, crop] of html.matchAll(named)) waiting.push((file ?? crop) as string);
  }

  async function go() {
    for (; !isOver; await setTimeout(everyMs)) {
      const path = (turn++ % 4 > 0 && waiting.shift()) || (pages[(turn >> 2) % pages.length] as string);
      // The oldest files may belong to a release that is deleted. Guests have left its pages by then.
      if (waiting.length > 500) waiting.splice(0, 400);
      const asking = ask(path).catch((error) => void wrong.push({ path, error }));
      underWay.add(asking);
      asking.finally(() => underWay.delete(asking));
    }
    await Promise.all(underWay);
  }

  const going = go();
  return {
    async finish() {
      isOver = true;
      await going;
      return { answers, wrong };
    },
  };
}

function findForbidden(html: string, policy: string): string[] {
  const inline = [...html.matchAll(/<(script|style)(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]+?)<\/\1>/g)];
  return inline
    .map(([, , text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`)
    .filter((hash) => !policy.includes(hash));
}
