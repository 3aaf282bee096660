import type { Context } from "hono";
import { expect, test } from "vitest";
import { networksOf } from "#service/security/sender.ts";
import { clientAddress, createSenderIdentifier } from "./identify-sender.ts";

test.each([
  // Nobody is trusted by default.
  ["192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  ["192.0.2.1", undefined, 1, "192.0.2.1"],
  // Nth from the right.
  ["10.0.0.1", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
  ["10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  // Fewer hops than configured: the request did not come the trusted way.
  ["10.0.0.1", "203.0.113.9", 2, "10.0.0.1"],
  ["10.0.0.1", "1.1.1.1, nonsense", 1, "10.0.0.1"],
  ["10.0.0.1", "203.0.113.9,", 1, "10.0.0.1"],
  // Ports and brackets, as some proxies write them.
  ["10.0.0.1", "203.0.113.9:4711", 1, "203.0.113.9"],
  ["10.0.0.1", "[2001:db8::1]:4711", 1, "2001:0db8:0000:0000::/64"],
  // One household.
  ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:0db8:0001:0002::/64"],
  ["fe80::1%eth0", undefined, 0, "fe80:0000:0000:0000::/64"],
  ["::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
])("%s, forwarded for %s, %i hops: %s", (socket, forwarded, hops, expected) => {
  expect(networksOf(clientAddress(socket, forwarded, hops)).client).toBe(expected);
});

test.each([
  ["127.0.0.1 10.255.0.1 172.16.0.1 172.31.255.254 192.168.7.7 ::1 fd00::1 ::ffff:172.17.0.1", 1],
  ["172.15.0.1 172.32.0.1 203.0.113.9 2001:db8::1", 0],
])("a proxy at any of %s, of which TRUST_PROXY_HOPS says nothing: %i problem", (addresses, count) => {
  for (const remoteAddress of addresses.split(" ")) {
    const { senderOf, problems } = createSenderIdentifier(0, () => {});
    const env = { incoming: { socket: { remoteAddress } } };
    senderOf({ env, req: { header: () => "198.51.100.1" } } as unknown as Context);
    expect(problems, remoteAddress).toHaveLength(count);
  }
});

test("a network is the /48 of an IPv6 client, and an IPv4 address itself", () => {
  expect(networksOf("2001:db8:1:2::5")).toEqual({
    client: "2001:0db8:0001:0002::/64",
    network: "2001:0db8:0001::/48",
  });
  for (const ipv4 of ["192.0.2.1", "::ffff:192.0.2.1"])
    expect(networksOf(ipv4)).toEqual({ client: "192.0.2.1", network: "192.0.2.1" });
});
