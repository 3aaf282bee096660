/**
 * Takes as long for a token that is nearly right as for any other: two digests are compared to their end, and
 * nobody can choose what a digest begins with.
 */
export async function isSameToken(given: string, wanted: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(wanted)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
