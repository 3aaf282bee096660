import { expect, test } from "vitest";
import { addressOf, portOf } from "./listen.ts";

test.each([80, 3000])("the port %i is found in its address", (port) => {
  expect(portOf(addressOf("127.0.0.1", port))).toBe(port);
});
