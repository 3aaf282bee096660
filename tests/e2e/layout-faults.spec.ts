import { expect, test } from "./fixtures.ts";
import { forFingers, layoutFaults } from "./layout-faults.ts";

const sound = `<header style="position: sticky; top: 0; background: white"><b>Name</b></header>
  <h2>Title</h2><p>Text</p><ul style="list-style: disc"><li>one</li></ul>
  <p style="position: fixed; bottom: 0">A layer over the text</p><p style="height: 3000px">Long</p>`;

const faulty = [
  ["<div style='width: 2000px'>Wide</div>", /page is \d+ px wider/],
  ["<p style='position: relative; left: -20px'>Left</p>", /p 'Left' is \d+ px outside/],
  ["<p style='width: 30px; overflow: hidden; white-space: nowrap'>Abcdefghi</p>", /p 'Abcdefghi' is cut off/],
  ["<p style='height: 10px; overflow: clip'>Low</p>", /p 'Low' is cut off/],
  ["<p>Over</p><p style='margin-top: -32px'>Under</p>", /p 'Over' and p 'Under' overlap/],
  ["<b style='display: block; width: 30px'>From ₹6,000</b>", /b 'From ₹6,000' breaks into 2 lines/],
  ["<h2 style='width: 30px; overflow-wrap: anywhere'>Packages</h2>", /breaks inside 'Packages'/],
  ["<header><button style='height: 20px'>Small</button></header>", /'Small' is 20 px high for a finger/],
  ["<section></section>", /section '' is empty/],
  ["<section><h2>Alone</h2></section>", /h2 'Alone' has nothing below it/],
  ["<ul style='list-style: none'><li>one</li></ul>", /VoiceOver takes ul 'one' for no list/],
] as const;

test("each fault of a layout is found, none on a sound page, also when scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const faultsOf = async (html: string) => {
    await page.setContent(
      `<!doctype html><html lang="en"><body style="margin: 8px; font: 16px sans-serif">${html}`,
    );
    await page.evaluate(() => scrollTo(0, 50));
    return page.evaluate(layoutFaults, forFingers);
  };
  expect(await faultsOf(sound)).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(50);
  for (const [html, fault] of faulty)
    expect.soft(await faultsOf(html)).toEqual([expect.stringMatching(fault)]);
});
