/** The address of a typeface's file that site-build/typefaces/plugin.ts does not cut. */
declare module "*&whole" {
  const address: string;
  export default address;
}
