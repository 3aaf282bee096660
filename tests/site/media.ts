import { makeMedia } from "./make-media.ts";

/** Unit tests need the pictures even if the tests' site has not been built. */
export default async function setUp() {
  await makeMedia();
}
