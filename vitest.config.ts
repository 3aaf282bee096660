import { defineConfig } from "vitest/config";
import { contentModules } from "./site-build/content/plugin.ts";
import { contentSource } from "./site-build/content/source.ts";
import { seasons } from "./site-build/seasons.ts";

const content = contentSource();

// Unit tests sit beside their subject; tests/service drives the whole service over its real sockets.
export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        plugins: [contentModules(content), seasons(content)],
        test: {
          name: "unit",
          environment: "node",
          include: ["{app,site-build,content,media,scripts,service,shared,editor}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: { name: "built", environment: "node", include: ["tests/built/**/*.test.ts"] },
      },
      {
        test: {
          name: "service",
          environment: "node",
          include: ["tests/service/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
