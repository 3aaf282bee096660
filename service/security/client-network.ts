import { expandIPv6 } from "hono/utils/ipaddr";

/** What the limits count. IPv6 by /64, the least that a household has: a guest could take a new address per request. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4) return ipv4;
  const [withoutZone = ""] = address.toLowerCase().split("%");
  return `${expandIPv6(withoutZone).split(":", 4).join(":")}::/64`;
}
