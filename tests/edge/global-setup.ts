import type { TestProject } from "vitest/node";
import { type Bundles, bundleWorkers } from "./bundles.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Which home the contract is tested at; undefined is a machine of one's own. */
    home: "edge" | undefined;
    bundles: Bundles;
  }
}

export default function setup(project: TestProject) {
  project.provide("bundles", bundleWorkers());
}
