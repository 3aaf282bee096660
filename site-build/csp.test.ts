import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";

test("allows the page's inline scripts and styles by their hashes, and nothing else", () => {
  const policy = contentSecurityPolicy(
    '<style>a{}</style><script>one</script><script type="application/ld+json">{}</script>',
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy.match(/script-src [^;]*/)?.[0].split(" ")).toHaveLength(3);
  expect(policy.match(/style-src [^;]*/)?.[0].split(" ")).toHaveLength(3);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("allows what a mailer of the settings needs, and nothing else", () => {
  const policy = contentSecurityPolicy("", ["https://api.example"]);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("form-action 'self' https://api.example;");
  expect(policy.split("https://api.example")).toHaveLength(3);
});

test("refuses a style attribute, which the policy would block", () => {
  expect(() => contentSecurityPolicy('<p style="color:red">')).toThrow("style attribute");
});
