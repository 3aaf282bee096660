import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import * as site from "#content/site.yaml";
import { sendFormPath } from "#shared/inquiry.ts";

// The other files of the run share its modules.
afterAll(() => {
  vi.doUnmock("#content/site.yaml");
  vi.resetModules();
});

test("with an EmailJS account the form posts there without script, with what names the account", async () => {
  vi.doMock("#content/site.yaml", () => ({
    ...site,
    endpoint: "https://api.emailjs.com",
    account: { user_id: "public-key", service_id: "service_1", template_id: "template_1" },
  }));
  const { InquiryForm } = await import("./InquiryForm.tsx");
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <InquiryForm />
    </MemoryRouter>,
  );
  expect(html).toContain(`action="https://api.emailjs.com${sendFormPath}"`);
  expect(html).toContain('encType="multipart/form-data"');
  for (const field of [
    'user_id" value="public-key"',
    'service_id" value="service_1"',
    'template_id" value="template_1"',
  ])
    expect(html).toContain(`name="${field}`);
});
