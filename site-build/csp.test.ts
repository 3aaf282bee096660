import { expect, test } from "vitest";
import { contentSecurityPolicy, mapOrigins } from "./csp.ts";

test("allows what is inline in the page by its hash, and nothing else", () => {
  const policy = contentSecurityPolicy(
    '<style>a{}</style><script>one</script><script type="application/ld+json">{}</script>',
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy.match(/script-src [^;]*/)?.[0].split(" ")).toHaveLength(3);
  expect(policy.match(/style-src [^;]*/)?.[0].split(" ")).toHaveLength(3);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("hashes a script that waits to be started, too", () => {
  const waiting = contentSecurityPolicy('<script type="text/plain" data-modules="/a.js">one</script>');
  expect(waiting).toBe(contentSecurityPolicy("<script>one</script>"));
});

test("opens for an origin that a setting names, in its directive only", () => {
  const policy = contentSecurityPolicy("", { connect: ["https://api.example"] });
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy.split("https://api.example")).toHaveLength(2);
});

test("refuses a style attribute, which the policy would block", () => {
  expect(() => contentSecurityPolicy('<p style="color:red">')).toThrow("style attribute");
});

test("the policy allows exactly the origin that the setting names", () => {
  expect(mapOrigins("drawing")).toEqual({ image: [], frame: [] });
  expect(mapOrigins({ osmTiles: "https://tile.example:8443/a/{z}/{x}/{y}.png", attribution: "x" })).toEqual({
    image: ["https://tile.example:8443"],
    frame: [],
  });
  expect(mapOrigins({ googleEmbed: "https://www.google.com/maps/embed?pb=1" })).toEqual({
    image: [],
    frame: ["https://www.google.com"],
  });
});
