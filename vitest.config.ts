import "./tests/site/isolate.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { contentModules } from "./site-build/content/plugin.ts";
import { contentSource } from "./site-build/content/resolve.ts";
import { withPatience } from "./tests/run/patience.ts";
import { makeContent } from "./tests/site/make-content.ts";

makeContent();

/** What the service must do alike on a machine and at Cloudflare. `npm run test:long` runs these files under workerd, too. */
const contract = ["submit", "abuse", "emailjs-client", "file-server", "mail-ways"].map(
  (name) => `tests/service/${name}.test.ts`,
);
const hasEdge = existsSync(join(import.meta.dirname, "edge/wrangler/node_modules/.installed-from"));

/** A test that needs longer, such as for a build, says so itself. */
const quick = { testTimeout: withPatience(5), hookTimeout: withPatience(10) };
/** Where each test starts a browser or Cloudflare's runtime, or installs and builds. */
const slow = { testTimeout: withPatience(300), hookTimeout: withPatience(300) };

// Unit tests sit beside their subject; tests/service drives the whole service over its real sockets.
export default defineConfig({
  test: {
    reporters: ["default"],
    // So that a failed test can be named by its line.
    includeTaskLocation: true,
    projects: [
      {
        plugins: [contentModules(contentSource())],
        test: {
          name: "unit",
          environment: "node",
          // They leave nothing behind, and loading each module once takes a third of the time.
          isolate: false,
          include: [
            "{admin,app,edge,release,schema,site-build,scripts,service,shared,tests/run}/**/*.test.{ts,tsx}",
          ],
          ...quick,
        },
      },
      {
        test: {
          name: "built",
          environment: "node",
          globalSetup: "tests/site/build-site.ts",
          include: ["tests/built/**/*.test.ts"],
          ...quick,
        },
      },
      {
        test: {
          name: "service",
          environment: "node",
          include: ["tests/service/**/*.test.ts"],
          ...quick,
        },
      },
      {
        // `npm run test:long`: chaos, power loss, a second resort's build, installations.
        test: {
          name: "long",
          environment: "node",
          include: ["tests/long/*.test.ts"],
          ...slow,
        },
      },
      {
        // `npm run test:engines`: Firefox and WebKit.
        test: {
          name: "engines",
          environment: "node",
          globalSetup: "tests/site/build-site.ts",
          include: ["tests/engines/*.test.ts"],
          ...slow,
        },
      },
      ...(hasEdge
        ? [
            {
              test: {
                name: "edge",
                environment: "node" as const,
                include: ["tests/{edge,long/edge}/**/*.test.ts", "tests/long/flood.test.ts", ...contract],
                globalSetup: "tests/edge/bundles.ts",
                provide: { platform: "edge" as const },
                ...slow,
              },
            },
          ]
        : []),
    ],
  },
});
