import { expect, test } from "vitest";
import { createProgress } from "./progress.mjs";

function work(isTTY: boolean) {
  const clock = { now: 1000 };
  let said = "";
  const out = { isTTY, columns: 40, write: (text: string) => (said += text) };
  const progress = createProgress({ out, now: () => clock.now });
  return { ...progress, clock, said: () => said };
}

test("not in a terminal: nothing for short work, then a line every ten seconds", () => {
  const { say, clock, said } = work(false);
  for (let index = 0; index <= 300; index += 1) {
    clock.now = 1000 + index * 100;
    say(`Picture ${index} of 600`, index / 600);
  }
  expect(said().trim().split("\n")).toEqual([
    "Picture 50 of 600, about 55 s more",
    "Picture 150 of 600, about 45 s more",
    "Picture 250 of 600, about 35 s more",
  ]);
});

test("in a terminal: one changing line, not wider than the terminal, and removed at the end", () => {
  const { say, clear, clock, said } = work(true);
  say("Picture 1 of 600", 1 / 600);
  expect(said()).toBe("Picture 1 of 600");
  clock.now += 400_000;
  say("Picture 300 of 600: a name that is quite long", 0.5);
  expect(said().split("\x1b[2K").at(-1)).toHaveLength(39);
  clear();
  expect(said().endsWith("\r\x1b[2K")).toBe(true);
});

test("a long rest is given in minutes, and not before it can be estimated", () => {
  const { say, clock, said } = work(true);
  clock.now += 1000;
  say("Package 5 of 900", 5 / 900);
  clock.now += 9000;
  say("Package 50 of 900", 50 / 900);
  expect(said()).not.toContain("Package 5 of 900,");
  expect(said()).toContain("Package 50 of 900, about 3 min more");
});
