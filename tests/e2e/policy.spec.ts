import { expect, test } from "./fixtures.ts";
import { longExcept, sitePages, unknownAddress, waitForHydration } from "./visit.ts";

// A violation is also a console error, which fails every other test as well.

test.use({ expectedErrors: [/status of 404/] });

for (const path of [...sitePages.map((page) => page.path), unknownAddress])
  test(`${path} has a strict policy and keeps to it${longExcept(["/", "/Contact", unknownAddress], path)}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener("securitypolicyviolation", (event) =>
        violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
      );
    });
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    for (const directive of [
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(directive);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    expect(headers["set-cookie"]).toBeUndefined();

    await waitForHydration(page);
    // Scroll to the end, so that everything below the fold is loaded.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  });

test.describe(() => {
  // The browser reports what it has blocked.
  test.use({ expectedErrors: [/Content Security Policy/] });

  test("an injected script does not run", async ({ page }) => {
    await page.goto("/");
    const blocked = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective)),
        ),
    );
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.harmed = true";
      document.body.append(script);
    });
    expect(await blocked).toBe("script-src-elem");
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  });
});
