// site-build/bundle-script.ts makes these.
declare module "*?script" {
  const text: string;
  export default text;
}
