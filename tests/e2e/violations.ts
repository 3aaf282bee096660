import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe's violations on the page or in `part` of it: best practices and WCAG up to 2.2 AA. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Legacy mode: without it axe opens a second page for frames, which takes three times as long. We have no frames.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  const { violations, passes } = await (part ? axe.include(part) : axe).analyze();
  expect(passes.length, "rules that axe could apply").toBeGreaterThan(part ? 5 : 20);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join("; ")}`,
  );
}
