// What site-build/pictures.ts writes for run time.
declare module "virtual:picture-addresses" {
  export const filmAddresses: { readonly webm: string; readonly mp4: string };
  /** How many of the pictures are still our own drawings instead of photographs. */
  export const renderings: "all" | "some" | "none";
}
