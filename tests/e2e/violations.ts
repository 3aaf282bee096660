import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds wrong on the page, or in `part` of it: its best practices and all of WCAG up to 2.2 AA. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // A second page, which axe opens to join the findings of frames, takes three times as long. We have no frames.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  const { violations, passes } = await (part ? axe.include(part) : axe).analyze();
  expect(passes.length, "rules that axe could apply").toBeGreaterThan(part ? 5 : 20);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join("; ")}`,
  );
}
