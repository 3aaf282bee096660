import { expect, test } from "vitest";
import { encryptionFor } from "./smtp-delivery.ts";

test.each([
  ["smtp://me:secret@mail.example.com:587", true],
  ["smtp://me:secret@192.0.2.25", true],
  ["smtp://relay.example.com:25", false],
  ["smtp://me:secret@127.0.0.1:2525", false],
  ["smtp://me:secret@localhost:2525", false],
  ["smtp://me:secret@[::1]:2525", false],
  ["smtp://me:secret@mail.example.com:587?requireTLS=false", false],
])("a password goes to %s only encrypted: %s", (url, expected) => {
  expect(encryptionFor(url).requireTLS).toBe(expected);
});
