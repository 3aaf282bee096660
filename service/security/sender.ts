import { expandIPv6 } from "hono/utils/ipaddr";

/** Where an inquiry comes from, as `networksOf` defines it. The limits count both. */
export interface Sender {
  client: string;
  network: string;
}

/**
 * The client is an IPv4 address or an IPv6 /64, the least that a household gets: a guest could use a new address for each
 * request. The network is the /48 around it, the most that a household gets. An IPv4 address is its own network, because a
 * carrier may put thousands of guests behind one.
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
