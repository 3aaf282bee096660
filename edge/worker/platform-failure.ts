/** Codes of limits and of the platform. Every other code is an address or a domain that the owner must set up. */
const passing = /RATE|LIMIT|QUOTA|INTERNAL|TEMPORAR|TIMEOUT|DELIVERY_FAILED/;

/** Whether the platform's mail may work later without anybody's help. `code`: of its error, which may have none. */
export function isPassing(code: string | undefined): boolean {
  return code === undefined || passing.test(code);
}
