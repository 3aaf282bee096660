import { buildSite } from "./build-site.ts";

export default function setUp() {
  buildSite();
}
