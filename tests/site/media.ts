import { makeMedia } from "./make-media.ts";

/** Unit tests read the pictures of the tests' site, also where it has not been built yet. */
export default async function setUp() {
  await makeMedia();
}
