import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLineWriter } from "./stderr-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A log that takes `room` bytes, and then refuses. */
function openSink(room: number) {
  const sink = { room, text: "" };
  const writeLine = createLineWriter((bytes) => {
    const taken = Math.min(bytes.length, sink.room);
    if (taken === 0) throw Object.assign(new Error(), { code: "ENOSPC" });
    sink.room -= taken;
    sink.text += Buffer.from(bytes.subarray(0, taken)).toString();
    return taken;
  });
  return { sink, writeLine };
}

test("what did not fit is written once there is room, each byte once", () => {
  const { sink, writeLine } = openSink(8);
  for (const line of ["one", "two", "three"]) writeLine(line);
  expect(sink.text).toBe("one\ntwo\n");
  sink.room = 3;
  vi.advanceTimersByTime(1000);
  sink.room = 100;
  vi.advanceTimersByTime(1000);
  writeLine("four");
  expect(sink.text).toBe("one\ntwo\nthree\nfour\n");
});

test("what waits is bounded, and what was lost is told where it is missing", () => {
  const { sink, writeLine } = openSink(0);
  for (let index = 0; index < 5000; index += 1) writeLine(`${index}`.padStart(99, "0"));
  sink.room = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(1000);
  writeLine("afterwards");
  const lines = sink.text.trimEnd().split("\n");
  const kept = lines.length - 2;
  expect(kept).toBe(Math.floor((64 * 1024) / 100));
  expect(lines.at(-2)).toMatch(new RegExp(` log lines lost count=${5000 - kept}$`));
  expect(lines.at(-1)).toBe("afterwards");
});
