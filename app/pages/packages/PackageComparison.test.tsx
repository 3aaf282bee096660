import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PackageComparison } from "./PackageComparison.tsx";

vi.mock("#content/packages.yaml", () => {
  const one = (title: string, ...details: string[]) => ({ slug: title, title, subtitle: "", details });
  const camp = one("Camp", "Tent", "Breakfast");
  const river = one("River", "Everything in Camp", "Tent", "Breakfast", "Rafting");
  return { packages: [camp, river, one("Fire", "Campfire", "Tent", "Camp dinner")] };
});

test("only the exact line 'Everything in …' replaces the lines of another package", () => {
  const html = renderToStaticMarkup(<PackageComparison />);
  const lines = ["Everything in Camp", "Tent", "Breakfast", "Rafting", "Campfire", "Camp dinner"];
  const shown = html.split(/<[^>]*>/).filter((text) => lines.includes(text));
  expect(shown.join()).toBe("Tent,Breakfast,Everything in Camp,Rafting,Campfire,Tent,Camp dinner");
});
