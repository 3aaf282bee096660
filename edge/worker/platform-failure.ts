/** Error codes of limits and of the platform. Any other code means that the owner must set up an address or a domain. */
const temporaryCodes = /RATE|LIMIT|QUOTA|INTERNAL|TEMPORAR|TIMEOUT|DELIVERY_FAILED/;

/** Whether Cloudflare's mail can recover without a change of setup. `code`: the error's code, if it has one. */
export function isTemporary(code: string | undefined): boolean {
  return code === undefined || temporaryCodes.test(code);
}
