import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import * as site from "#content/site.yaml";
import { sendFormPath } from "#shared/inquiry.ts";

// The other files of the run share its modules.
afterAll(() => {
  vi.doUnmock("#content/site.yaml");
  vi.resetModules();
});

test("with an EmailJS account, a form posted without JavaScript goes there with the account's ids", async () => {
  const account = { user_id: "public-key", service_id: "service_1", template_id: "template_1" };
  vi.doMock("#content/site.yaml", () => ({ ...site, endpoint: "https://api.emailjs.com", account }));
  const { InquiryForm } = await import("./InquiryForm.tsx");
  const html = renderToStaticMarkup(<InquiryForm />);
  expect(html).toContain(`action="https://api.emailjs.com${sendFormPath}"`);
  expect(html).toContain('encType="multipart/form-data"');
  for (const [name, value] of Object.entries(account))
    expect(html).toContain(`name="${name}" value="${value}"`);
});
