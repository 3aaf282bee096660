/** A random UUID. `crypto.randomUUID` exists on https and localhost only, and the site may be tried over plain http. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // 4 is the version, 8 to b the variant.
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/[x8]/g, (digit, place) => {
    const bits = random[place] ?? 0;
    return (digit === "8" ? 8 + (bits % 4) : bits % 16).toString(16);
  });
}
