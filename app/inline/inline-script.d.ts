// site-build/script-texts.ts makes these.
declare module "*?script" {
  const text: string;
  export default text;
}
