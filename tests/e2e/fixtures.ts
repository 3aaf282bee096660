import { test as base, expect } from "@playwright/test";

/** What the browser complains of, and a request to another server, fails a test that has not declared it: `expectedErrors`. */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: undefined }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        // Playwright's own, where a test runs without service workers.
        if (message.text().startsWith("Service Worker registration blocked")) return;
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL)
          complaints.push(`third party: ${request.url()}`);
      });
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, "complaints of the browser").toEqual([]);
      expect(await page.context().cookies(), "cookies").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
