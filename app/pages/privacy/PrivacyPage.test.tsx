import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { inquirySettings } from "#content/inquiry.yaml";
import { privacyPage } from "#content/pages/privacy.yaml";

const { loads } = privacyPage.never;

async function render(map: object = {}, settings: Partial<typeof inquirySettings> = {}) {
  vi.doMock("#content/resort.yaml", async (original) => {
    const resolved = await original<typeof import("#content/resort.yaml")>();
    return { ...resolved, resort: { ...resolved.resort, ...map } };
  });
  vi.doMock("#content/inquiry.yaml", () => ({ inquirySettings: { ...inquirySettings, ...settings } }));
  const { default: PrivacyPage } = await import("./PrivacyPage.tsx");
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
  expect(html).not.toMatch(/[{}]/);
  return html;
}

beforeEach(() => vi.resetModules());

test("it names the days that the service goes by, and no other carrier", async () => {
  const html = await render({}, { keptDays: 33 });
  expect(html).toContain("33 days after");
  expect(html).toContain("within 10 minutes");
  expect(html).toContain("up to 7 days");
  expect(html).not.toContain("Your inquiry goes through");
});

test("where another service takes the inquiries, it is named, and nothing is said of ours", async () => {
  const html = await render({}, { endpoint: "https://api.emailjs.com", keptDays: 33 });
  expect(html).toContain("goes through api.emailjs.com");
  expect(html).not.toMatch(/33 days|within 10 minutes/);
});

test.each([
  ["drawing", {}],
  ["tiles", { mapTiles: "https://tile.example.org/{z}/{x}/{y}.png" }],
] as const)("with the map %s only the sentence of that map is shown", async (kind, map) => {
  const html = (await render(map)).replaceAll("&#x27;", "'");
  const all = { ...loads, tiles: loads.tiles.replaceAll("{tiles}", "tile.example.org") };
  for (const [name, sentence] of Object.entries(all))
    expect(html.includes(sentence), name).toBe(name === kind);
});
