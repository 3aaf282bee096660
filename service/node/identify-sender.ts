import { createHmac, randomBytes } from "node:crypto";
import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Log } from "#service/domain/log.ts";
import { networksOf, type Sender } from "#service/security/sender.ts";

const unknownProxy =
  "Requests come through a proxy (X-Forwarded-For), but TRUST_PROXY_HOPS is 0, so all guests count as one client. Set it to the number of your proxies.";

/** Identifies each request's sender for the limits, and reports a proxy that TRUST_PROXY_HOPS=0 ignores. */
export function createSenderIdentifier(hops: number, log: Log) {
  // Lost with the process: nobody can find out later which IP address a digest stands for.
  const key = randomBytes(32);
  const problems: string[] = [];

  const digest = (text: string) => createHmac("sha256", key).update(text).digest("hex").slice(0, 16);

  function senderOf(c: Context): Sender {
    const { remoteAddress = "" } = (c.env as HttpBindings).incoming.socket;
    const forwardedFor = c.req.header("x-forwarded-for");
    if (hops === 0 && forwardedFor && problems.length === 0 && isPrivate(remoteAddress)) {
      problems.push(unknownProxy);
      log(unknownProxy);
    }
    const { client, network } = networksOf(clientAddress(remoteAddress, forwardedFor, hops));
    return { client: digest(client), network: digest(network) };
  }

  return { senderOf, problems };
}

/**
 * The sender's IP address. Each trusted proxy appends the one it saw, so the Nth from the right is real; earlier ones may be
 * forged.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0 || !forwardedFor) return socketAddress;
  const claimed = forwardedFor.split(",").at(-hops)?.trim() ?? "";
  // Some proxies append a port.
  return isIP(claimed) ? claimed : (SocketAddress.parse(claimed)?.address ?? socketAddress);
}

// Loopback and the private networks (RFC 1918, RFC 4193). BlockList also matches IPv4 embedded in IPv6.
const privateNetworks = new BlockList();
privateNetworks.addSubnet("127.0.0.0", 8);
privateNetworks.addSubnet("10.0.0.0", 8);
privateNetworks.addSubnet("172.16.0.0", 12);
privateNetworks.addSubnet("192.168.0.0", 16);
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addAddress("::1", "ipv6");

function isPrivate(address: string): boolean {
  return privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
