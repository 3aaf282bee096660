import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { PackageComparison } from "./PackageComparison.tsx";

vi.mock("#content/packages.yaml", () => ({
  packages: [
    { slug: "camp", title: "Camp", subtitle: "", details: ["Tent", "Breakfast"] },
    {
      slug: "river",
      title: "River",
      subtitle: "",
      details: ["Everything in Camp", "Tent", "Breakfast", "Rafting"],
    },
    { slug: "fire", title: "Fire", subtitle: "", details: ["Campfire", "Tent", "Camp dinner"] },
  ],
}));

test("only the whole line about a package stands for that package's own lines", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PackageComparison />
    </MemoryRouter>,
  );
  const lines = ["Everything in Camp", "Tent", "Breakfast", "Rafting", "Campfire", "Camp dinner"];
  const shown = html.split(/<[^>]*>/).filter((text) => lines.includes(text));
  expect(shown).toEqual([
    ...["Tent", "Breakfast"],
    ...["Everything in Camp", "Rafting"],
    ...["Campfire", "Tent", "Camp dinner"],
  ]);
});
