// What site-build/pictures.ts writes for run time.
declare module "virtual:picture-addresses" {
  export const filmAddresses: { readonly webm: string; readonly mp4: string };
  /** How many of the pictures are still our own drawings instead of photographs. */
  export const drawings: { readonly drawn: number; readonly total: number };
  /** Who made pictures besides the resort, as one phrase; "" for nobody. */
  export const credits: string;
}
