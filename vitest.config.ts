import { defineConfig } from "vitest/config";

// Unit tests sit beside their subject; tests/service drives the whole service over its real sockets.
export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
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
