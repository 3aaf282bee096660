import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type * as home from "#content/home.yaml";

beforeEach(() => vi.resetModules());

test.each([
  [false, "is there"],
  [true, "is not"],
])("the discount form hidden: %s, it %s", async (isHidden) => {
  vi.doMock("#content/home.yaml", async (original) => {
    const content = await original<typeof home>();
    return { ...content, popup: { ...content.popup, isHidden } };
  });
  const { default: HomePage } = await import("./HomePage.tsx");
  expect(renderToStaticMarkup(<HomePage />).includes("<dialog")).toBe(!isHidden);
});
