import { expandIPv6 } from "hono/utils/ipaddr";

/** Where an inquiry comes from. The limits count both; see `networksOf` for what they are. */
export interface Sender {
  client: string;
  network: string;
}

/**
 * The client is an IPv4 address or a /64 of IPv6, the least that a household has: a guest could take a new address per
 * request. The network is the /48 around it, the most that a household has; an IPv4 address is its own network, because
 * thousands of guests share one behind a carrier.
 */
export function networksOf(ipAddress: string): Sender {
  const [, embeddedIPv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress) ?? [];
  const ipv4 = ipAddress.includes(":") ? embeddedIPv4 : ipAddress;
  if (ipv4 !== undefined) return { client: ipv4, network: ipv4 };
  const [withoutZone = ""] = ipAddress.toLowerCase().split("%");
  const groups = expandIPv6(withoutZone).split(":");
  return {
    client: `${groups.slice(0, 4).join(":")}::/64`,
    network: `${groups.slice(0, 3).join(":")}::/48`,
  };
}
