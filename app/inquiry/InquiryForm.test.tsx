import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import * as site from "#content/site.yaml";
import { sendFormPath } from "#shared/inquiry.ts";

async function renderForm(own: Partial<typeof site> = {}) {
  vi.doMock("#content/site.yaml", () => ({ ...site, ...own }));
  const { InquiryForm } = await import("./InquiryForm.tsx");
  return renderToStaticMarkup(
    <MemoryRouter>
      <InquiryForm />
    </MemoryRouter>,
  );
}

beforeEach(() => vi.resetModules());

test("without script it posts to our own service, and has only the guest's fields", async () => {
  const html = await renderForm();
  expect(html).toContain(`action="${sendFormPath}"`);
  expect([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    "name",
    "email",
    "message",
    "website",
  ]);
});

test("with an EmailJS account it posts there, with what names the account", async () => {
  const html = await renderForm({
    endpoint: "https://api.emailjs.com",
    account: { user_id: "public-key", service_id: "service_1", template_id: "template_1" },
  });
  expect(html).toContain(`action="https://api.emailjs.com${sendFormPath}"`);
  expect(html).toContain('encType="multipart/form-data"');
  expect(html).toContain('name="user_id" value="public-key"');
  expect(html).toContain('name="service_id" value="service_1"');
  expect(html).toContain('name="template_id" value="template_1"');
});
