import { expect, test } from "vitest";
import { createLineLog } from "./stderr-log.ts";

test("lines that cannot be written are lost, and where they are missing their number is told", () => {
  let isFull = false;
  let text = "";
  const log = createLineLog((line) => {
    if (isFull) throw Object.assign(new Error(), { code: "ENOSPC" });
    text += line.replace(/^\S+ /, "");
  });
  log("one");
  isFull = true;
  log("two");
  log("three");
  isFull = false;
  log("four", { id: "4" });
  expect(text).toBe("one\nlog lines lost count=2\nfour id=4\n");
});
