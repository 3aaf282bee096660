import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records every layout shift from now on; called before `goto`, from the beginning of the page. */
export async function collectShifts(page: Page): Promise<void> {
  const collect = () => {
    const all: string[] = [];
    let sum = 0;
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        sum += value;
        const nodes = sources?.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          return `${name} from ${from.x}|${from.y} to ${to.x}|${to.y}`;
        });
        all.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${nodes?.join(", ")}`);
      }
      // Their sum, because a busy machine shows two as one. A fiftieth of what the metric calls good; without measured
      // letters of the device a late typeface makes twice as much on every page.
      if (sum > 0.002) Object.assign(window, { shifts: all });
    }).observe({ type: "layout-shift" });
  };
  if (page.url() === "about:blank") await page.addInitScript(collect);
  else await page.evaluate(collect);
}

export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
