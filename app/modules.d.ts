// Made by site-build/bundle-script.ts.
declare module "*?script" {
  const text: string;
  export default text;
}

/** The address of a typeface's file that site-build/typefaces/plugin.ts does not cut. */
declare module "*&whole" {
  const address: string;
  export default address;
}
