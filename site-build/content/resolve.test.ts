import { expect, test } from "vitest";
import { contentSource, drawingsSentence, resolveContent } from "./resolve.ts";

const words = { all: "All are.", some: "{count} of {total} are.", one: "One of {total} is." };

const say = (drawn: number, total: number) =>
  drawingsSentence(
    words,
    Array.from({ length: total }, (_, index) => ({ isDrawing: index < drawn })),
  );

test("the sentence fits the number: all, some, one, none", () => {
  expect(say(57, 57)).toBe("All are.");
  expect(say(12, 57)).toBe("12 of 57 are.");
  expect(say(1, 57)).toBe("One of 57 is.");
  expect(say(1, 1)).toBe("All are.");
  expect(say(0, 57)).toBeUndefined();
});

test("a picture by somebody else has a credit, and the footer names the makers", async () => {
  const source = contentSource();
  const { pictures } = await source.resolve();
  const content = source.read();
  const { name } = content.resort;
  const [first, second] = content.homeGallery;
  const resolvedWith = (maker: string) => {
    const planned = new Map(
      [...pictures.planned].map(([slot, picture]) => [
        slot,
        { ...picture, credit: slot === first?.picture ? maker : name },
      ]),
    );
    return resolveContent(content, { ...pictures, planned }).content;
  };
  const { homeGallery, footer } = resolvedWith("A. Rawat");
  expect(homeGallery[0]?.picture.credit).toBe("A. Rawat");
  expect(footer.credits).toContain("A. Rawat");
  expect(second?.picture).not.toBe(first?.picture);
  expect(homeGallery[1]?.picture).not.toHaveProperty("credit");
  expect(resolvedWith(name).footer.credits).toBeUndefined();
});

test("the word over the opening picture becomes a drawing; an empty word gives none", async () => {
  const source = contentSource();
  const { pictures } = await source.resolve();
  const content = structuredClone(source.read());
  Object.assign(content.home.hero, { word: "काफल" });
  const { content: resolved, drawings } = resolveContent(content, pictures);
  const [address = ""] = resolved.home.hero.word?.href.split("#") ?? [];
  expect(drawings.get(address)).toContain(`viewBox="${resolved.home.hero.word?.box}"`);
  Object.assign(content.home.hero, { word: "" });
  expect(resolveContent(content, pictures).content.home.hero.word).toBeUndefined();
});
