import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { ownerPath } from "./owner-path.ts";

const addresses: readonly string[] = ["/health", "/ready", sendPath, sendFormPath];

/** Everything else is the site's: an address that a client invents costs the desk nothing. */
export function isForDesk(path: string): boolean {
  return addresses.includes(path) || path.startsWith(`${ownerPath}/`);
}
