import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";

test("allows the origin of the form, and nothing else", () => {
  const policy = contentSecurityPolicy("", ["https://api.example"]);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("form-action 'self' https://api.example;");
  expect(policy.split("https://api.example")).toHaveLength(3);
});

test("refuses a style attribute, which the policy would block", () => {
  expect(() => contentSecurityPolicy('<p style="color:red">')).toThrow("style attribute");
});
