/** A random UUID. `crypto.randomUUID` exists on https and localhost only, and the site may be tried over plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4}).(.{3})(.)(.{3})(.{12})/, (_, a, b, c, variant, d, e) => {
    const allowed = "89ab"[Number.parseInt(variant, 16) % 4];
    return [a, b, `4${c}`, allowed + d, e].join("-");
  });
}
