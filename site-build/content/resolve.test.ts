import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentSource, resolveContent } from "./resolve.ts";

test("the footer says that pictures are illustrations while one has no credit", async () => {
  const source = contentSource();
  const { content, pictures } = await source.resolve();
  expect(content.footer.illustrations).toBe(source.read().footer.illustrations);
  const credited = new Map(
    [...pictures.planned].map(([name, picture]) => [name, { ...picture, credit: "A. Rawat" }]),
  );
  const { content: later } = await resolveContent(source.read(), { ...pictures, planned: credited });
  expect(later.footer.illustrations).toBeUndefined();
});

test("a picture by somebody else has a credit, and the footer names the makers", async () => {
  const source = contentSource();
  const { pictures } = await source.resolve();
  const content = source.read();
  const { name } = content.resort;
  const [first, second] = content.homeGallery;
  const resolvedWith = async (maker: string) => {
    const planned = new Map(
      [...pictures.planned].map(([slot, picture]) => [
        slot,
        { ...picture, credit: slot === first?.picture ? maker : name },
      ]),
    );
    return (await resolveContent(content, { ...pictures, planned })).content;
  };
  const { homeGallery, footer } = await resolvedWith("A. Rawat");
  expect(homeGallery[0]?.picture.credit).toBe("A. Rawat");
  expect(footer.credits).toContain("A. Rawat");
  expect(second?.picture).not.toBe(first?.picture);
  expect(homeGallery[1]?.picture).not.toHaveProperty("credit");
  expect((await resolvedWith(name)).footer.credits).toBeUndefined();
});

test("the words of media/words/ stand on their pages; a site without the file has no word", async () => {
  const source = contentSource();
  const { pictures } = await source.resolve();
  const media = mkdtempSync(join(tmpdir(), "media-"));
  const resolveHere = () => resolveContent(source.read(), pictures, media);
  expect((await resolveHere()).content.heroWord).toBeNull();
  mkdirSync(join(media, "words"));
  const file = join(media, "words/home.svg");
  writeFileSync(file, '<svg viewBox="0 0 9 4"><path id="word" d="M0 0h9"/></svg>');
  const { content, drawings } = await resolveHere();
  const [address = "", id] = content.heroWord?.href.split("#") ?? [];
  expect([drawings.get(address), id, content.heroWord?.box]).toEqual([
    readFileSync(file, "utf8"),
    "word",
    "0 0 9 4",
  ]);
  expect(content.townWord).toBeNull();
});

test("no link leads to a page without content, and none names it", async () => {
  const source = contentSource();
  const { pictures } = await source.resolve();
  const content = { ...source.read(), packages: [], offers: [], menu: [], dishes: [] };
  const { navigation, footerNavigation } = (await resolveContent(content, pictures)).content;
  const paths = [...navigation, ...footerNavigation].map(({ to }) => to);
  expect(new Set(paths)).toEqual(new Set(["/", "/AboutUs", "/Contact"]));
});

test("an offer and a notice that have ended are not in the pages' data, and no link leads to no offer", async () => {
  const source = contentSource();
  const { pictures } = await source.resolve();
  const content = source.read();
  const until = "2020-01-01";
  const [first, ...others] = content.offers.map((offer) => ({ ...offer, until }));
  const resolveWith = async (change: Partial<typeof content>) =>
    (await resolveContent({ ...content, ...change }, pictures)).content;
  const some = await resolveWith({ offers: [...(first ? [first] : []), ...content.offers.slice(1)] });
  expect(some.offers).toHaveLength(others.length);
  const none = await resolveWith({ offers: others, notice: { text: "The road is closed.", until } });
  expect(none).toMatchObject({ offers: [], notice: undefined });
  expect(none.navigation.map(({ to }) => to)).not.toContain("/Offers");
});

test("outside of the drawn region there is no drawing", async () => {
  const source = contentSource();
  const { pictures } = await source.resolve();
  const { resort, ...content } = source.read();
  const drawingAt = async (place: { latitude: number; longitude: number }) => {
    const moved = { ...resort, place: { ...resort.place, ...place } };
    return (await resolveContent({ ...content, resort: moved }, pictures)).content.regionDrawing;
  };
  expect(await drawingAt({ latitude: 11.41, longitude: 76.7 })).toBeNull();
  expect(await drawingAt({ latitude: 29.84, longitude: 78.68 })).toMatch(/^\/assets\/region-map-/);
});
