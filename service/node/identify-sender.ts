import { createHmac, randomBytes } from "node:crypto";
import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Log } from "#service/domain/log.ts";
import { networksOf, type Sender } from "#service/security/sender.ts";

const unknownProxy =
  "A proxy passes guests on (X-Forwarded-For), but TRUST_PROXY_HOPS is 0, so that all guests count as one client: set it to the number of your proxies.";

/** Names each request's sender for the limits, and notices a proxy that TRUST_PROXY_HOPS=0 forgets. */
export function createSenderNames(hops: number, log: Log) {
  // Gone with the process: nobody can find out later which address a name stood for.
  const key = randomBytes(32);
  const problems: string[] = [];

  const nameOf = (text: string) => createHmac("sha256", key).update(text).digest("hex").slice(0, 16);

  function senderOf(c: Context): Sender {
    const { remoteAddress = "" } = (c.env as HttpBindings).incoming.socket;
    const forwardedFor = c.req.header("x-forwarded-for");
    if (hops === 0 && forwardedFor && problems.length === 0 && isPrivate(remoteAddress)) {
      problems.push(unknownProxy);
      log(unknownProxy);
    }
    const { client, network } = networksOf(clientAddress(remoteAddress, forwardedFor, hops));
    return { client: nameOf(client), network: nameOf(network) };
  }

  return { senderOf, problems };
}

/** Each trusted proxy appends the address it saw: the Nth from the right is true, all before it may be invented. */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0 || !forwardedFor) return socketAddress;
  const claimed = forwardedFor.split(",").at(-hops)?.trim() ?? "";
  // Some proxies write a port.
  return isIP(claimed) ? claimed : (SocketAddress.parse(claimed)?.address ?? socketAddress);
}

// Loopback and the private networks (RFC 1918, RFC 4193). IPv4 inside of IPv6 is found as well.
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
