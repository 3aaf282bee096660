import type { TestProject } from "vitest/node";
import { type Bundles, bundleForTests } from "./bundles.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the contract is tested: under workerd, or (undefined) on this machine. */
    platform: "edge" | undefined;
    bundles: Bundles;
  }
}

export default function setup(project: TestProject) {
  project.provide("bundles", { site: bundleForTests("site"), test: bundleForTests("test") });
}
