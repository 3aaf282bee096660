/**
 * The address that the limits count. Each trusted proxy appends the address it saw, so with N of them the
 * Nth from the right is true, and everything left of it may be the client's invention.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0 || !forwardedFor) return networkOf(socketAddress);
  const claimed = withoutPort(forwardedFor.split(",").at(-hops)?.trim() ?? "");
  return networkOf(isAddress(claimed) ? claimed : socketAddress);
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  if (bracketed?.[1]) return bracketed[1];
  return /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(":")) : text;
}

/** IPv6 by /64, which is the least that one household has: a guest could take a new address per request. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIpv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const after = tail === "" ? [] : tail.split(":");
    while (groups.length + after.length < 8) groups.push("0");
    groups.push(...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

function isAddress(text: string): boolean {
  return isIpv4(text) || isIpv6(text);
}

function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** Accepts an address with a zone, too, such as fe80::1%eth0. */
function isIpv6(text: string): boolean {
  const [address = ""] = text.split("%", 1);
  // The runtime parses a host in brackets as an IPv6 address, or fails.
  return /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]`);
}
