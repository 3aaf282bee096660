import { expect, test } from "./fixtures.ts";
import { listed, sitePages, unknownAddress } from "./visit.ts";

// A violation is a console error, and a request to a third party or a cookie a complaint: both fail every test (fixtures.ts).

test.use({ expectedErrors: [/Content Security Policy/] });

test("every page has a strict policy, and runs no script that was injected", async ({ page, request }) => {
  for (const path of [...sitePages.map((each) => each.path), unknownAddress]) {
    const headers = (await request.get(path, { headers: { Accept: "text/html" } })).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
    const directives = listed`default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none';
      form-action 'self'`;
    for (const directive of directives) expect(policy, path).toContain(directive);
    expect(headers["set-cookie"], path).toBeUndefined();
  }
  await page.goto("/");
  const blocked = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective));
        const script = document.createElement("script");
        script.textContent = "window.harmed = true";
        document.body.append(script);
      }),
  );
  expect(blocked).toBe("script-src-elem");
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
});
