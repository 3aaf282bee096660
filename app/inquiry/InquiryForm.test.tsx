import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { inquirySettings } from "#content/inquiry.yaml";
import { sendFormPath } from "#shared/inquiry.ts";

async function renderForm(settings: Partial<typeof inquirySettings>) {
  vi.doMock("#content/inquiry.yaml", () => ({ inquirySettings: settings }));
  const { InquiryForm } = await import("./InquiryForm.tsx");
  return renderToStaticMarkup(
    <MemoryRouter>
      <InquiryForm />
    </MemoryRouter>,
  );
}

beforeEach(() => vi.resetModules());

test("without script it posts to our own service, and has only the guest's fields", async () => {
  const html = await renderForm(inquirySettings);
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
    serviceId: "service_1",
    templateId: "template_1",
    userId: "public-key",
  });
  expect(html).toContain(`action="https://api.emailjs.com${sendFormPath}"`);
  expect(html).toContain('encType="multipart/form-data"');
  expect(html).toContain('name="user_id" value="public-key"');
  expect(html).toContain('name="service_id" value="service_1"');
  expect(html).toContain('name="template_id" value="template_1"');
});

test("an empty endpoint is never somebody else's address, whatever the ids", async () => {
  const html = await renderForm({ endpoint: "", serviceId: "service_1", templateId: "t", userId: "key" });
  expect(html).toContain(`action="${sendFormPath}"`);
  expect(html).not.toMatch(/https?:/);
});
